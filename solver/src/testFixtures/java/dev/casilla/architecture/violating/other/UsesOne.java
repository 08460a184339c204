package dev.casilla.architecture.violating.other;

import dev.casilla.architecture.violating.one.UsesOther;

/** The other half of the cycle. */
public final class UsesOne {
  public UsesOther one() {
    return new UsesOther();
  }
}
