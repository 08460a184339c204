package dev.casilla.cli.handler;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;

/** A grid and its solution as the engine takes and gives them. Reused; confined to one thread. */
final class SolutionBuffer {
  private final byte[] puzzle = new byte[Cells.COUNT];
  private final byte[] solution = new byte[Cells.COUNT];
  private final char[] marks = new char[Cells.COUNT];

  /** The digits of {@code grid}, until another is asked for. */
  byte[] of(Grid grid) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      puzzle[cell] = (byte) grid.digitAt(cell);
    }
    return puzzle;
  }

  /** Where the solution goes. */
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
