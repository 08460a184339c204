package dev.casilla.reader.reading;

/**
 * What is believed to be in a cell.
 *
 * @param content what kind of thing it is
 * @param digit 1 to 9, or 0 for an empty cell
 * @param confidence how probable it is that both are right, 0 to 1
 * @param runnerUp the next likely digit, 0 for an empty cell; never the same as {@code digit}
 */
public record CellReading(CellContent content, int digit, double confidence, int runnerUp) {
  /** Confidence below which a person should have a look. */
  public static final double CONFIDENT = 0.99;

  /** Whether a person should have a look. */
  public boolean isDoubtful() {
    return confidence < CONFIDENT;
  }
}
