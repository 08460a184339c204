package dev.casilla.solver;

/** What a {@link Step} follows from. Immutable. */
public sealed interface Why {
  /** Nothing on the board: a clue, or a choice. */
  Why FREE = new Free();

  /** It follows from what is in a cell. */
  static Why cell(int cell) {
    return new FromCell(cell);
  }

  /** It follows from what is in a unit. */
  static Why unit(int unit) {
    return new FromUnit(unit);
  }

  /** Nothing on the board. */
  record Free() implements Why {}

  /** The cell it follows from. */
  record FromCell(int cell) implements Why {}

  /** The unit it follows from, counted as in {@link Units}. */
  record FromUnit(int unit) implements Why {}
}
