package dev.casilla.architecture.violating.deep.below.right;

import dev.casilla.architecture.violating.deep.below.left.UsesRight;

/** Half of a cycle of two packages that have the same parent. */
public final class UsesLeft {
  public UsesRight left() {
    return new UsesRight();
  }
}
