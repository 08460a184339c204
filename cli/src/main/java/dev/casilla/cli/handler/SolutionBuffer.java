package dev.casilla.cli.handler;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.Arrays;
import java.util.Optional;

/** Converts grids to and from the arrays of the engine. Reused; confined to one thread. */
final class SolutionBuffer {
  private static final byte UNKNOWN = -1;

  /** The digit of each ASCII character, 0 for an empty mark, {@link #UNKNOWN} for others. */
  private static final byte[] DIGITS = new byte[128];

  static {
    Arrays.fill(DIGITS, UNKNOWN);
    for (char digit = '0'; digit <= '9'; digit++) {
      DIGITS[digit] = (byte) (digit - '0');
    }
    DIGITS['.'] = 0;
  }

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

  /**
   * The digits of the grid string at {@code start}, valid until the next call; empty if a character
   * is neither a digit nor an empty mark.
   */
  Optional<byte[]> of(String text, int start) {
    int marks = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      char mark = text.charAt(start + cell);
      byte digit = mark < DIGITS.length ? DIGITS[mark] : UNKNOWN;
      marks |= digit;
      puzzle[cell] = digit;
    }
    return marks < 0 ? Optional.empty() : Optional.of(puzzle);
  }

  /** The array that receives the solution. */
  byte[] solution() {
    return solution;
  }

  /** The solution's grid string, valid until the next call. */
  char[] text() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      marks[cell] = (char) ('0' + solution[cell]);
    }
    return marks;
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
