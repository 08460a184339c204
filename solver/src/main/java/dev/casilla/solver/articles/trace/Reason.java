package dev.casilla.solver.articles.trace;

import dev.casilla.solver.Units;

/** What a {@link Step} follows from. Immutable. */
public sealed interface Reason {
  /** Nothing on the board: a clue, or a choice. */
  Reason FREE = new Free();

  /** It follows from what is in a cell. */
  static Reason cell(int cell) {
    return new FromCell(cell);
  }

  /** It follows from what is in a unit. */
  static Reason unit(int unit) {
    return new FromUnit(unit);
  }

  /** Nothing on the board. */
  record Free() implements Reason {}

  /** The cell it follows from. */
  record FromCell(int cell) implements Reason {}

  /** The unit it follows from, counted as in {@link Units}. */
  record FromUnit(int unit) implements Reason {}
}
