package dev.casilla.app.architecture.violating.circle.other;

import dev.casilla.app.architecture.violating.circle.one.One;

/** The other half of a circle. */
public class Other {
  /** One half. */
  public One one() {
    return new One();
  }
}
