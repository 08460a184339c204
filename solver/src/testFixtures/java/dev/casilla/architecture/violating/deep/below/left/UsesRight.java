package dev.casilla.architecture.violating.deep.below.left;

import dev.casilla.architecture.violating.deep.below.right.UsesLeft;

/** Half of a cycle of two packages that have the same parent. */
public final class UsesRight {
  public UsesLeft right() {
    return new UsesLeft();
  }
}
