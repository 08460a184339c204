package dev.casilla.reader.digits;

/**
 * What may be in a cell, as a number: nothing, a printed digit or one written by hand.
 *
 * <p>Handwriting has classes of its own rather than one for all of it: the digit of an entry is
 * then known as well, and a digit in a font that looks written divides its probability between two
 * classes of the same digit instead of losing it. Pencil marks, scribbles and dirt count as
 * nothing.
 */
public final class CellClass {
  /** Nothing, or nothing that fills the cell. */
  public static final int EMPTY = 0;

  /** How many marks there are. */
  public static final int COUNT = 19;

  private static final int DIGITS = 9;

  private CellClass() {}

  /** The printed digit: a given. */
  public static int printed(int digit) {
    return check(digit);
  }

  /** The digit written by hand: an entry. */
  public static int written(int digit) {
    return DIGITS + check(digit);
  }

  /** 1 to 9, or 0 for {@link #EMPTY}. */
  public static int digitOf(int mark) {
    if (mark < 0 || mark >= COUNT) {
      throw new IllegalArgumentException("no mark: " + mark);
    }
    return mark > DIGITS ? mark - DIGITS : mark;
  }

  /** Whether it is a printed digit. */
  public static boolean isPrinted(int mark) {
    return mark != EMPTY && mark <= DIGITS;
  }

  /** Whether it is a digit written by hand. */
  public static boolean isWritten(int mark) {
    return mark > DIGITS;
  }

  private static int check(int digit) {
    if (digit < 1 || digit > DIGITS) {
      throw new IllegalArgumentException("no digit: " + digit);
    }
    return digit;
  }
}
