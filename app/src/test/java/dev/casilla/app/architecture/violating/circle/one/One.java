package dev.casilla.app.architecture.violating.circle.one;

import dev.casilla.app.architecture.violating.circle.other.Other;

/** One half of a cycle. */
public class One {
  /** Closes the cycle. */
  public Other other() {
    return new Other();
  }
}
