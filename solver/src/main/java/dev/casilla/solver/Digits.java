package dev.casilla.solver;

/**
 * Digit sets as 9-bit masks: bit {@code d - 1} is set when digit {@code d} is in the set.
 *
 * <p>Only masks from {@link #NONE} to {@link #ALL} are digit sets. Arguments are not checked,
 * because these are the innermost operations; other masks give a meaningless result. Stateless and
 * safe for use by many threads.
 */
public final class Digits {
  /** The empty set. */
  public static final int NONE = 0;

  /** The set of the digits 1 to 9. */
  public static final int ALL = 0x1FF;

  private Digits() {}

  /** The set that holds just {@code digit}, 1..9. */
  public static int only(int digit) {
    return 1 << (digit - 1);
  }

  /** Whether {@code digit} is in {@code digits}. */
  public static boolean has(int digits, int digit) {
    return (digits & only(digit)) != 0;
  }

  /** How many digits are in {@code digits}. */
  public static int count(int digits) {
    return Integer.bitCount(digits);
  }

  /** Whether exactly one digit is in {@code digits}. */
  public static boolean isSingle(int digits) {
    return digits != 0 && withoutLowest(digits) == 0;
  }

  /** The smallest digit in {@code digits}, which must not be empty. */
  public static int lowest(int digits) {
    return Integer.numberOfTrailingZeros(digits) + 1;
  }

  /** {@code digits} without its smallest digit, to iterate over a set in order. */
  public static int withoutLowest(int digits) {
    return digits & (digits - 1);
  }

  /** The digits in order as the articles write them, for example "1459"; empty for none. */
  public static String text(int digits) {
    StringBuilder text = new StringBuilder(Cells.SIDE);
    for (int rest = digits; rest != 0; rest = withoutLowest(rest)) {
      text.append((char) ('0' + lowest(rest)));
    }
    return text.toString();
  }

  /** Whether {@code digits} is a digit set, from {@link #NONE} to {@link #ALL}. */
  public static boolean isSet(int digits) {
    return (digits & ~ALL) == 0;
  }
}
