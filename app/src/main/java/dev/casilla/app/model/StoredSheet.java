package dev.casilla.app.model;

/**
 * A sheet in the repository.
 *
 * @param journal the edits that led to it, for undo; may be empty
 * @param createdMillis when it was created, in milliseconds since 1970
 * @param changedMillis when it was last changed, likewise
 */
public record StoredSheet(
    long id, Origin origin, Sheet sheet, String journal, long createdMillis, long changedMillis) {
  /** 200,000 typed digits of one byte a character: Android reads rows of at most 2 MB. */
  public static final int LONGEST_JOURNAL = 1_500_000;

  private static final String MARKS = ":;!";

  /** Whether {@code text} has the length and the characters of a journal. */
  public static boolean isJournal(String text) {
    return text.length() <= LONGEST_JOURNAL && text.chars().allMatch(StoredSheet::isOfJournals);
  }

  private static boolean isOfJournals(int character) {
    return (character >= '0' && character <= '9')
        || (character >= 'a' && character <= 'z')
        || MARKS.indexOf(character) >= 0;
  }
}
