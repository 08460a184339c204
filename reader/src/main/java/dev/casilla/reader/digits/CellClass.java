package dev.casilla.reader.digits;

/**
 * The classes of a cell's content, as numbers: empty, a printed digit or a handwritten digit.
 *
 * <p>Each handwritten digit has its own class. So the digit of an entry is known too, and a digit
 * in a typeface that looks handwritten splits its probability between two classes of the same
 * digit. Pencil marks, scribbles and dirt belong to {@link #EMPTY}.
 */
public final class CellClass {
  /** An empty cell, or one without a digit that fills it. */
  public static final int EMPTY = 0;

  /** The number of classes. */
  public static final int COUNT = 19;

  private static final int DIGITS = 9;

  private CellClass() {}

  /** Returns the class of a printed digit, a given. */
  public static int printed(int digit) {
    return check(digit);
  }

  /** Returns the class of a handwritten digit, an entry. */
  public static int written(int digit) {
    return DIGITS + check(digit);
  }

  /** Returns 1 to 9, or 0 for {@link #EMPTY}. */
  public static int digitOf(int cellClass) {
    if (cellClass < 0 || cellClass >= COUNT) {
      throw new IllegalArgumentException("not a cell class: " + cellClass);
    }
    return cellClass > DIGITS ? cellClass - DIGITS : cellClass;
  }

  /** Returns whether the class is a printed digit. */
  public static boolean isPrinted(int cellClass) {
    return cellClass != EMPTY && cellClass <= DIGITS;
  }

  /** Returns whether the class is a handwritten digit. */
  public static boolean isWritten(int cellClass) {
    return cellClass > DIGITS;
  }

  private static int check(int digit) {
    if (digit < 1 || digit > DIGITS) {
      throw new IllegalArgumentException("not a digit: " + digit);
    }
    return digit;
  }
}
