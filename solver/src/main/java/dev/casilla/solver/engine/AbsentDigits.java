package dev.casilla.solver.engine;

/**
 * Digits that no clue shows. Exchanging them turns each solution into another, so a grid with k of
 * them has k! times the solutions that it has in one fixed order of them.
 *
 * <p>Sets of digits have bit d - 1 for digit d. Stateless and safe for use by many threads.
 */
final class AbsentDigits {
  private static final int SIDE = 9;

  /** Givens are three planes of ten sets, where set 0 is of the empty cells. */
  private static final int STRIDE = 10;

  private AbsentDigits() {}

  /** The digits that have no cell among the givens. */
  static int of(int[] givens) {
    int absent = 0;
    for (int digit = 1; digit <= SIDE; digit++) {
      int cells = givens[digit] | givens[STRIDE + digit] | givens[2 * STRIDE + digit];
      absent |= (1 - MiniLineBits.isSet(cells)) << (digit - 1);
    }
    return absent;
  }

  /** The number of orders of the digits in a set: the factorial of their number. */
  static long orders(int digits) {
    long orders = 1;
    for (int factor = Integer.bitCount(digits); factor > 1; factor--) {
      orders *= factor;
    }
    return orders;
  }

  /** The row, 0..8, in which absent digits have the fewest places. */
  static int rowWithFewestEmptyCells(byte[] cells) {
    int row = 0;
    for (int other = 1; other < SIDE; other++) {
      if (Integer.bitCount(emptyCells(cells, other)) < Integer.bitCount(emptyCells(cells, row))) {
        row = other;
      }
    }
    return row;
  }

  /**
   * Copies {@code cells} and adds the digits {@code absent} to a row, in increasing order.
   *
   * @param places the columns to fill, a 9-bit set
   * @return whether {@code places} are empty cells of the row and as many as the digits; if not,
   *     {@code copy} is unchanged
   */
  static boolean place(byte[] cells, int absent, int row, int places, byte[] copy) {
    if ((places & ~emptyCells(cells, row)) != 0
        || Integer.bitCount(places) != Integer.bitCount(absent)) {
      return false;
    }
    System.arraycopy(cells, 0, copy, 0, cells.length);
    int digits = absent;
    for (int rest = places; rest != 0; rest &= rest - 1, digits &= digits - 1) {
      copy[SIDE * row + MiniLineBits.lowest(rest)] = (byte) (MiniLineBits.lowest(digits) + 1);
    }
    return true;
  }

  private static int emptyCells(byte[] cells, int row) {
    int empty = 0;
    for (int column = 0; column < SIDE; column++) {
      empty |= (1 - MiniLineBits.isSet((int) cells[SIDE * row + column])) << column;
    }
    return empty;
  }
}
