package dev.casilla.app.architecture.violating.circle.other;

import dev.casilla.app.architecture.violating.circle.one.One;

/** The other half of a cycle. */
public class Other {
  /** Closes the cycle. */
  public One one() {
    return new One();
  }
}
