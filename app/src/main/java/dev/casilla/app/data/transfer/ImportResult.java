package dev.casilla.app.data.transfer;

import dev.casilla.app.data.InsertResult;

/**
 * Sheets that came in and are kept. Immutable.
 *
 * @param intake what became of them, of at least one
 * @param malformed how many more could not be read
 */
public record ImportResult(InsertResult intake, int malformed) {
  /** The id of the first one. */
  public long first() {
    return intake.ids().get(0);
  }

  /** How many there were, whether they were kept before or not. */
  public int count() {
    return intake.ids().size();
  }
}
