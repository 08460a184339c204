package dev.casilla.architecture.violating.outer;

import dev.casilla.architecture.violating.outer.inner.UsesOuter;

/** Half of a cycle of a package and one below it, to prove the rule against cycles. */
public final class UsesInner {
  public UsesOuter inner() {
    return new UsesOuter();
  }
}
