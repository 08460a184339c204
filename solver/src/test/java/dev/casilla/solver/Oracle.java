package dev.casilla.solver;

import java.util.Random;

/** Plain backtracking and an independent checker: slow, obvious, and sharing no code. */
final class Oracle {
  private Oracle() {}

  /** Counts solutions up to a limit, always filling a cell with the fewest digits. */
  static int count(byte[] givens, int limit) {
    for (int cell = 0; cell < 81; cell++) {
      if (givens[cell] != 0 && !fits(givens, cell, givens[cell])) {
        return 0;
      }
    }
    return countFrom(givens.clone(), limit);
  }

  private static int countFrom(byte[] cells, int limit) {
    int best = -1;
    int fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
      if (cells[cell] == 0 && digitsFor(cells, cell) < fewest) {
        best = cell;
        fewest = digitsFor(cells, cell);
      }
    }
    if (best < 0) {
      return 1;
    }
    int found = 0;
    for (int digit = 1; digit <= 9 && found < limit; digit++) {
      if (fits(cells, best, digit)) {
        cells[best] = (byte) digit;
        found += countFrom(cells, limit - found);
        cells[best] = 0;
      }
    }
    return found;
  }

  private static int digitsFor(byte[] cells, int cell) {
    int digits = 0;
    for (int digit = 1; digit <= 9; digit++) {
      digits += fits(cells, cell, digit) ? 1 : 0;
    }
    return digits;
  }

  /** Whether no peer of the cell holds the digit. */
  static boolean fits(byte[] cells, int cell, int digit) {
    for (int other = 0; other < 81; other++) {
      if (other != cell && cells[other] == digit && arePeers(cell, other)) {
        return false;
      }
    }
    return true;
  }

  static boolean arePeers(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
  }

  /** Whether the cells are a full grid without clash that keeps every given. */
  static boolean solves(byte[] givens, byte[] cells) {
    for (int cell = 0; cell < 81; cell++) {
      boolean keepsGiven = givens[cell] == 0 || givens[cell] == cells[cell];
      if (!keepsGiven || cells[cell] < 1 || cells[cell] > 9 || !fits(cells, cell, cells[cell])) {
        return false;
      }
    }
    return true;
  }

  static byte[] parse(String text) {
    byte[] cells = new byte[81];
    for (int cell = 0; cell < 81; cell++) {
      char c = text.charAt(cell);
      cells[cell] = (byte) (c >= '1' && c <= '9' ? c - '0' : 0);
    }
    return cells;
  }

  /** A full grid: a cyclic pattern with digits, rows and columns shuffled. */
  static byte[] randomFullGrid(Random random) {
    byte[] pattern = new byte[81];
    for (int cell = 0; cell < 81; cell++) {
      int row = cell / 9;
      pattern[cell] = (byte) ((row * 3 + row / 3 + cell % 9) % 9 + 1);
    }
    return shuffled(pattern, random);
  }

  /** An equivalent grid: other digits, lines permuted, perhaps transposed. */
  static byte[] shuffled(byte[] cells, Random random) {
    int[] digits = permutation(9, random);
    int[] rows = lines(random);
    int[] columns = lines(random);
    boolean transposed = random.nextBoolean();
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
