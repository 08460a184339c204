package dev.casilla.solver.testdata;

import dev.casilla.solver.Grid;
import java.util.Random;

/** Simple backtracking and a checker that share no code with Casilla. */
public final class ReferenceSolver {
  private final byte[] cells;
  private final int limit;

  /** The digits that each row, column and block holds: bit d for digit d. */
  private final int[] rows = new int[9];

  private final int[] columns = new int[9];
  private final int[] blocks = new int[9];
  private int found;

  private ReferenceSolver(byte[] givens, int limit) {
    this.cells = givens.clone();
    this.limit = limit;
  }

  /** Counts solutions up to a limit, always filling a cell with the fewest digits. */
  public static int count(byte[] givens, int limit) {
    ReferenceSolver oracle = new ReferenceSolver(givens, limit);
    for (int cell = 0; cell < 81; cell++) {
      int bit = givens[cell] == 0 ? 0 : 1 << givens[cell];
      if ((oracle.held(cell) & bit) != 0) {
        return 0;
      }
      oracle.flip(cell, bit);
    }
    oracle.fill();
    return oracle.found;
  }

  private void fill() {
    int best = -1;
    int most = -1;
    for (int cell = 0; cell < 81 && most < 8; cell++) {
      int held = Integer.bitCount(held(cell));
      if (cells[cell] == 0 && held > most) {
        best = cell;
        most = held;
      }
    }
    if (best < 0) {
      found++;
      return;
    }
    int open = ~held(best);
    for (int digit = 1; digit <= 9 && found < limit; digit++) {
      if ((open & 1 << digit) != 0) {
        cells[best] = (byte) digit;
        flip(best, 1 << digit);
        fill();
        flip(best, 1 << digit);
        cells[best] = 0;
      }
    }
  }

  /** The digits that the peers of the cell hold. */
  private int held(int cell) {
    return rows[cell / 9] | columns[cell % 9] | blocks[block(cell)];
  }

  private void flip(int cell, int bits) {
    rows[cell / 9] ^= bits;
    columns[cell % 9] ^= bits;
    blocks[block(cell)] ^= bits;
  }

  private static int block(int cell) {
    return cell / 27 * 3 + cell % 9 / 3;
  }

  public static boolean arePeers(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || block(a) == block(b);
  }

  /** Whether the cells are a full grid without clash that keeps every given. */
  public static boolean solves(byte[] givens, byte[] cells) {
    for (int cell = 0; cell < 81; cell++) {
      boolean keepsGiven = givens[cell] == 0 || givens[cell] == cells[cell];
      if (!keepsGiven || cells[cell] < 1 || cells[cell] > 9 || clashes(cells, cell)) {
        return false;
      }
    }
    return true;
  }

  private static boolean clashes(byte[] cells, int cell) {
    for (int other = 0; other < 81; other++) {
      if (other != cell && cells[other] == cells[cell] && arePeers(cell, other)) {
        return true;
      }
    }
    return false;
  }

  /** The first 81 characters of a line. */
  public static byte[] parse(String line) {
    byte[] cells = new byte[81];
    for (int cell = 0; cell < 81; cell++) {
      char c = line.charAt(cell);
      cells[cell] = (byte) (c >= '1' && c <= '9' ? c - '0' : 0);
    }
    return cells;
  }

  public static Grid toGrid(byte[] cells) {
    int[] digits = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      digits[cell] = cells[cell];
    }
    return Grid.of(digits);
  }

  /** A full grid: a cyclic pattern with digits, rows and columns shuffled. */
  public static byte[] randomFullGrid(Random random) {
    byte[] pattern = new byte[81];
    for (int cell = 0; cell < 81; cell++) {
      int row = cell / 9;
      pattern[cell] = (byte) ((row * 3 + row / 3 + cell % 9) % 9 + 1);
    }
    return new PuzzleTransform(random).of(pattern);
  }

  /** 24 to 60 givens of a full grid, sometimes one of them wrong: 0, 1 and many solutions. */
  public static byte[] randomGivens(Random random) {
    byte[] cells = randomFullGrid(random);
    int[] order = PuzzleTransform.permutation(81, random);
    int removed = 21 + random.nextInt(37);
    for (int i = 0; i < removed; i++) {
      cells[order[i]] = 0;
    }
    if (random.nextInt(3) == 0) {
      cells[random.nextInt(81)] = (byte) (1 + random.nextInt(9));
    }
    return cells;
  }
}
