package dev.casilla.app.model;

/**
 * A sheet that the repository may not have yet.
 *
 * @param journal the edits that led to it, or empty
 * @param createdMillis when it first came, in milliseconds since 1970
 * @param changedMillis when it was last changed, likewise
 */
public record NewSheet(
    Origin origin, Sheet sheet, String journal, long createdMillis, long changedMillis) {
  /** A sheet created now, without a journal. */
  public static NewSheet now(Origin origin, Sheet sheet, long nowMillis) {
    return new NewSheet(origin, sheet, "", nowMillis, nowMillis);
  }
}
