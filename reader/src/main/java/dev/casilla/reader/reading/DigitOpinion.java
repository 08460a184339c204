package dev.casilla.reader.reading;

/**
 * The digit that another text recognizer reads in a cell.
 *
 * @param digit 1..9
 * @param trust the probability that it is right; clamped to 0.1..0.9
 */
public record DigitOpinion(int digit, double trust) {
  /** Text recognizers are right about nine times out of ten, whatever confidence they report. */
  private static final double MAX_TRUST = 0.9;

  /** A tenth is right by chance; a lower value would count as evidence against the digit. */
  private static final double MIN_TRUST = 0.1;

  /** Clamps the trust. */
  public DigitOpinion {
    if (digit < 1 || digit > 9) {
      throw new IllegalArgumentException("not a digit: " + digit);
    }
    trust = Math.max(MIN_TRUST, Math.min(MAX_TRUST, trust));
  }
}
