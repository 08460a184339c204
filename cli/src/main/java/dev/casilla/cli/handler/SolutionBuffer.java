package dev.casilla.cli.handler;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;

/** Converts grids to and from the arrays of the engine. Reused; confined to one thread. */
final class SolutionBuffer {
  private final byte[] puzzle = new byte[Cells.COUNT];
  private final byte[] solution = new byte[Cells.COUNT];
  private final char[] marks = new char[Cells.COUNT];

  /** The digits of {@code grid}, valid until the next call. */
  byte[] of(Grid grid) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      puzzle[cell] = (byte) grid.digitAt(cell);
    }
    return puzzle;
  }

  /** The array that receives the solution. */
  byte[] solution() {
    return solution;
  }

  /** The solution's grid string. */
  String text() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      marks[cell] = (char) ('0' + solution[cell]);
    }
    return new String(marks);
  }

  /** The solution. */
  Grid grid() {
    int[] digits = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = solution[cell];
    }
    return Grid.of(digits);
  }
}
