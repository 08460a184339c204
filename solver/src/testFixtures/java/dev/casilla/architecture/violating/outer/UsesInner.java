package dev.casilla.architecture.violating.outer;

import dev.casilla.architecture.violating.outer.inner.UsesOuter;

/** Uses a package below its own that uses it, to show that the rule against circles sees that. */
public final class UsesInner {
  public UsesOuter inner() {
    return new UsesOuter();
  }
}
