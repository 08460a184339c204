package dev.casilla.reader.reading;

/**
 * The most likely content of a cell.
 *
 * @param content the kind of content
 * @param digit 1 to 9, or 0 for an empty cell
 * @param confidence the probability that both are right, 0 to 1
 * @param runnerUp the second most likely digit, 0 for an empty cell; never the same as {@code
 *     digit}
 */
public record CellReading(CellContent content, int digit, double confidence, int runnerUp) {
  /** Minimum confidence of a cell that a person need not check. */
  public static final double CONFIDENT = 0.99;

  /** Returns whether a person should check the cell. */
  public boolean isDoubtful() {
    return confidence < CONFIDENT;
  }
}
