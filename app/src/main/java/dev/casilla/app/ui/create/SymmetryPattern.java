package dev.casilla.app.ui.create;

import dev.casilla.solver.Cells;
import dev.casilla.solver.generator.Symmetry;

/** Where a puzzle of each symmetry has its clues, as an example: 28 of them, made by Casilla. */
enum SymmetryPattern {
  NONE(
      ".x.x....."
          + "xxx......"
          + "..x.xxxx."
          + ".x....xx."
          + "...x.xx.."
          + "....xxx.."
          + "....xx..."
          + ".x..x...."
          + ".xxx....x"),
  HALF_TURN(
      "..x.xx.x."
          + ".......x."
          + "...xxx..x"
          + "x....xx.x"
          + "...x.x..."
          + "x.xx....x"
          + "x..xxx..."
          + ".x......."
          + ".x.xx.x.."),
  MIRROR(
      ".x.....x."
          + "..xx.xx.."
          + "...xxx..."
          + ".x.....x."
          + "..xx.xx.."
          + ".x.xxx.x."
          + "..xx.xx.."
          + ".xx...xx."
          + "........."),
  QUARTER_TURN(
      "....x..x."
          + "x.x..xx.."
          + ".x..xx.x."
          + ".xx......"
          + "x.x...x.x"
          + "......xx."
          + ".x.xx..x."
          + "..xx..x.x"
          + ".x..x....");

  private final String clues;

  SymmetryPattern(String clues) {
    if (clues.length() != Cells.COUNT) {
      throw new IllegalArgumentException("81 cells expected, got " + clues.length());
    }
    this.clues = clues;
  }

  /** An example of {@code symmetry}. */
  static SymmetryPattern of(Symmetry symmetry) {
    return switch (symmetry) {
      case NONE -> NONE;
      case HALF_TURN -> HALF_TURN;
      case MIRROR -> MIRROR;
      case QUARTER_TURN -> QUARTER_TURN;
    };
  }

  boolean hasClueAt(int cell) {
    return clues.charAt(cell) == 'x';
  }
}
