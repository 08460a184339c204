package dev.casilla.architecture.violating.outer.inner;

import dev.casilla.architecture.violating.outer.UsesInner;

/** The other half of the cycle. */
public final class UsesOuter {
  public UsesInner outer() {
    return new UsesInner();
  }
}
