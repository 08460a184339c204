package dev.casilla.app.model;

/**
 * A sheet that comes in together with others.
 *
 * @param origin how it comes to Casilla
 * @param sheet what is on it
 * @param journal how it came to be so, or empty
 * @param createdMillis when it first came, in milliseconds since 1970
 * @param changedMillis when it was last changed, likewise
 */
public record NewSheet(
    Origin origin, Sheet sheet, String journal, long createdMillis, long changedMillis) {
  /** A sheet that comes in for the first time, now. */
  public static NewSheet now(Origin origin, Sheet sheet, long nowMillis) {
    return new NewSheet(origin, sheet, "", nowMillis, nowMillis);
  }
}
