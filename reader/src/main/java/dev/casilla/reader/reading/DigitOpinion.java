package dev.casilla.reader.reading;

/**
 * What another reader of text takes a cell's digit for.
 *
 * @param digit 1..9
 * @param trust how likely it is to be right
 */
public record DigitOpinion(int digit, double trust) {
  /** Readers of text are right nine times of ten, however sure they say they are. */
  private static final double MAX_TRUST = 0.9;

  /** One in ten is right by chance: less would count against what was seen. */
  private static final double MIN_TRUST = 0.1;

  /** An opinion of a digit. */
  public DigitOpinion {
    if (digit < 1 || digit > 9) {
      throw new IllegalArgumentException("no digit: " + digit);
    }
    trust = Math.max(MIN_TRUST, Math.min(MAX_TRUST, trust));
  }
}
