package dev.casilla.architecture.violating.one;

import dev.casilla.architecture.violating.other.UsesOne;

/** One half of a circle of packages, to show that the rule against it bites. */
public final class UsesOther {
  public UsesOne other() {
    return new UsesOne();
  }
}
