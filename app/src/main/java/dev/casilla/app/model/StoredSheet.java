package dev.casilla.app.model;

/**
 * A sheet that is kept.
 *
 * @param journal how it came to be so, as the puzzle screen writes it for undo; empty if that was
 *     never asked for
 * @param createdMillis when it came, in milliseconds since 1970
 * @param changedMillis when it was last changed, likewise
 */
public record StoredSheet(
    long id, Origin origin, Sheet sheet, String journal, long createdMillis, long changedMillis) {
  /**
   * The most characters of a journal, of one byte each: a database's row is read through a window
   * of two megabytes. 200,000 digits typed.
   */
  public static final int LONGEST_JOURNAL = 1_500_000;

  private static final String MARKS = ":;!";

  /**
   * Whether {@code text} may be a journal: no longer than any, and of digits, small letters and a
   * journal's marks alone.
   */
  public static boolean isJournal(String text) {
    return text.length() <= LONGEST_JOURNAL && text.chars().allMatch(StoredSheet::isOfJournals);
  }

  private static boolean isOfJournals(int character) {
    return (character >= '0' && character <= '9')
        || (character >= 'a' && character <= 'z')
        || MARKS.indexOf(character) >= 0;
  }
}
