package dev.casilla.solver.testdata;

import java.util.Random;

/**
 * Transforms a puzzle into an equivalent one with as many solutions: renames digits, permutes
 * bands, stacks, rows and columns, and may transpose.
 */
public final class PuzzleTransform {
  private final int[] digits;
  private final int[] rows;
  private final int[] columns;
  private final boolean transposed;

  public PuzzleTransform(Random random) {
    digits = permutation(9, random);
    rows = lines(random);
    columns = lines(random);
    transposed = random.nextBoolean();
  }

  public byte[] of(byte[] cells) {
    byte[] result = new byte[81];
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        int digit = cells[9 * rows[row] + columns[column]];
        int target = transposed ? 9 * column + row : 9 * row + column;
        result[target] = (byte) (digit == 0 ? 0 : digits[digit - 1] + 1);
      }
    }
    return result;
  }

  private static int[] lines(Random random) {
    int[] lines = new int[9];
    int[] bands = permutation(3, random);
    for (int band = 0; band < 3; band++) {
      int[] order = permutation(3, random);
      for (int i = 0; i < 3; i++) {
        lines[3 * band + i] = 3 * bands[band] + order[i];
      }
    }
    return lines;
  }

  static int[] permutation(int size, Random random) {
    int[] order = new int[size];
    for (int i = 0; i < size; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }
}
