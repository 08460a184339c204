package dev.casilla.app.history;

import dev.casilla.app.sheet.Outline;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Finds sheets by words: each must be in what a list says of the sheet or, if it looks like one, in
 * its grid string.
 */
final class Search {
  /** Four cells in a row are in many grids; and years and times have as many digits. */
  private static final int FEWEST_CELLS = 5;

  private final List<Word> words = new ArrayList<>();
  private final Spoken spoken;

  /**
   * A word that is looked for.
   *
   * @param cells what it is as a part of a grid string; empty if it is none
   */
  private record Word(String text, String cells) {}

  /** Looks for the words of {@code text}, for all sheets if there are none. */
  Search(String text, Spoken spoken) {
    this.spoken = spoken;
    for (String word : text.trim().toLowerCase(Locale.ROOT).split("\\s+", -1)) {
      if (!word.isEmpty()) {
        words.add(new Word(word, cells(word)));
      }
    }
  }

  /** Whether there is no sheet that it does not find. */
  boolean isForAll() {
    return words.isEmpty();
  }

  boolean matches(Outline outline) {
    String said = null;
    for (Word word : words) {
      if (isInGrid(word.cells(), outline)) {
        continue;
      }
      said = said == null ? spoken.words(outline).toLowerCase(Locale.ROOT) : said;
      if (!said.contains(word.text())) {
        return false;
      }
    }
    return true;
  }

  private static String cells(String word) {
    boolean isPart = word.length() >= FEWEST_CELLS && word.matches("[0-9._*-]+");
    return isPart ? word.replaceAll("[0_*-]", ".") : "";
  }

  private static boolean isInGrid(String cells, Outline outline) {
    return !cells.isEmpty()
        && (outline.givens().toString().contains(cells)
            || outline.digits().toString().contains(cells));
  }
}
