package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.solver.Grid;

/** Puzzles for tests. */
public final class SamplePuzzles {
  public static final Grid UNIQUE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  public static final Grid UNIQUE_SOLUTION =
      Grid.parse(
          "483921657967345821251876493548132976729564138136798245372689514814253769695417382");

  /** The solution without A2, A7, B2 and B7, in which 6 and 8 can trade places. */
  public static final Grid SEVERAL = UNIQUE_SOLUTION.with(1, 0).with(6, 0).with(10, 0).with(15, 0);

  /** The solution with these traded: another one of {@link #SEVERAL}. */
  public static final Grid OTHER_SOLUTION =
      SEVERAL
          .with(1, UNIQUE_SOLUTION.digitAt(6))
          .with(6, UNIQUE_SOLUTION.digitAt(1))
          .with(10, UNIQUE_SOLUTION.digitAt(15))
          .with(15, UNIQUE_SOLUTION.digitAt(10));

  /** Nothing clashes, but A1 can only be 4. */
  public static final Grid NONE = UNIQUE.with(0, 5);

  /** Two 3s in row A. */
  public static final Grid CLASHING = UNIQUE.with(0, 3);

  /** Sixteen clues. */
  public static final Grid TOO_FEW =
      UNIQUE
          .with(2, 0)
          .with(4, 0)
          .with(6, 0)
          .with(9, 0)
          .with(12, 0)
          .with(14, 0)
          .with(17, 0)
          .with(20, 0)
          .with(21, 0)
          .with(23, 0)
          .with(24, 0)
          .with(29, 0)
          .with(30, 0)
          .with(32, 0)
          .with(33, 0)
          .with(36, 0);

  /** Nine clues that nothing clashes in, but a 9 has no place in row A. */
  public static final Grid TOO_FEW_FOR_NONE =
      Grid.parse("12345678." + ".".repeat(26) + "9" + ".".repeat(45));

  /** No 8 and no 9 among many clues. */
  public static final Grid TOO_FEW_DIGITS = without(8, without(9, UNIQUE_SOLUTION));

  private SamplePuzzles() {}

  private static Grid without(int digit, Grid grid) {
    Grid rest = grid;
    for (int cell : grid.filled()) {
      rest = grid.digitAt(cell) == digit ? rest.with(cell, Grid.NO_DIGIT) : rest;
    }
    return rest;
  }
}
