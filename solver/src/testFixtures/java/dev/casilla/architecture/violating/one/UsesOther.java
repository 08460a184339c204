package dev.casilla.architecture.violating.one;

import dev.casilla.architecture.violating.other.UsesOne;

/** Half of a cycle of two packages, to prove the rule against cycles. */
public final class UsesOther {
  public UsesOne other() {
    return new UsesOne();
  }
}
