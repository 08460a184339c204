package dev.casilla.app.scan.mlkit;

import dev.casilla.reader.opinion.LineReader.SeenCharacter;
import java.util.ArrayList;
import java.util.List;

/** Makes digits of what a reader of words sees in a line of digits. */
/*
 * Such a reader expects words: it runs digits together, puts them in any order, and takes a 1 for an
 * l. Only the places tell what belongs where; characters of a word share its width evenly.
 */
final class SeenWords {
  /** Turned farther than this, a character is another one: 6 and 9. */
  private static final float MOST_ANGLE = 45;

  private static final String LIKE_ONE = "lI|!i";

  private SeenWords() {}

  /** The digits with their places. */
  static List<SeenCharacter> characters(List<SeenWord> words) {
    List<SeenCharacter> characters = new ArrayList<>();
    for (SeenWord word : words) {
      if (Math.abs(word.angle()) <= MOST_ANGLE) {
        add(characters, word);
      }
    }
    return characters;
  }

  private static void add(List<SeenCharacter> characters, SeenWord word) {
    int length = word.text().length();
    double width = (double) (word.right() - word.left()) / Math.max(1, length);
    for (int i = 0; i < length; i++) {
      char digit = digit(word.text().charAt(i));
      if (digit != 0) {
        characters.add(new SeenCharacter(digit, word.left() + (i + 0.5) * width));
      }
    }
  }

  /** The digit that a character stands for; 0 for none, as for an O: a puzzle has no nought. */
  private static char digit(char character) {
    if (character >= '1' && character <= '9') {
      return character;
    }
    return LIKE_ONE.indexOf(character) >= 0 ? '1' : 0;
  }
}
