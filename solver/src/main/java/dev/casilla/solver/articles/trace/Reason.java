package dev.casilla.solver.articles.trace;

import dev.casilla.solver.Units;

/** The cause of a {@link Step}. Immutable. */
public sealed interface Reason {
  /** No cause on the board: a clue or a guess. */
  Reason FREE = new Free();

  /** The content of a cell. */
  static Reason cell(int cell) {
    return new FromCell(cell);
  }

  /** The content of a unit. */
  static Reason unit(int unit) {
    return new FromUnit(unit);
  }

  /** No cause on the board. */
  record Free() implements Reason {}

  /** The cell that causes the step. */
  record FromCell(int cell) implements Reason {}

  /** The unit that causes the step, numbered as in {@link Units}. */
  record FromUnit(int unit) implements Reason {}
}
