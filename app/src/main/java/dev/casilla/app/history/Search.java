package dev.casilla.app.history;

import dev.casilla.app.sheet.Outline;
import java.util.Locale;

/**
 * Finds sheets by words: each must be in what a list says of the sheet or, if it looks like one, in
 * its grid string.
 */
final class Search {
  /** Four cells in a row are in many grids; and years and times have as many digits. */
  private static final int FEWEST_CELLS = 5;

  private final String[] words;
  private final Spoken spoken;

  /** Looks for the words of {@code text}, for all sheets if there are none. */
  Search(String text, Spoken spoken) {
    String trimmed = text.trim().toLowerCase(Locale.ROOT);
    this.words = trimmed.isEmpty() ? new String[0] : trimmed.split("\\s+");
    this.spoken = spoken;
  }

  /** Whether there is no sheet that it does not find. */
  boolean isForAll() {
    return words.length == 0;
  }

  boolean matches(Outline outline) {
    String said = null;
    for (String word : words) {
      if (isInGrid(word, outline)) {
        continue;
      }
      said = said == null ? spoken.words(outline).toLowerCase(Locale.ROOT) : said;
      if (!said.contains(word)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isInGrid(String word, Outline outline) {
    if (word.length() < FEWEST_CELLS || !word.matches("[0-9._*-]+")) {
      return false;
    }
    String cells = word.replaceAll("[0_*-]", ".");
    return outline.givens().toString().contains(cells)
        || outline.digits().toString().contains(cells);
  }
}
