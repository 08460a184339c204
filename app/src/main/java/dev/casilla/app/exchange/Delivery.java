package dev.casilla.app.exchange;

import dev.casilla.app.sheet.Intake;

/**
 * Sheets that came in and are kept. Immutable.
 *
 * @param intake what became of them, of at least one
 * @param malformed how many more could not be read
 */
public record Delivery(Intake intake, int malformed) {
  /** The id of the first one. */
  public long first() {
    return intake.ids().get(0);
  }

  /** How many there were, whether they were kept before or not. */
  public int count() {
    return intake.ids().size();
  }
}
