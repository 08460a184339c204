package dev.casilla.app.architecture.violating.circle.one;

import dev.casilla.app.architecture.violating.circle.other.Other;

/** Half of a circle. */
public class One {
  /** The other half. */
  public Other other() {
    return new Other();
  }
}
