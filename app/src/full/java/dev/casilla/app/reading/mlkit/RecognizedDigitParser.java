package dev.casilla.app.reading.mlkit;

import dev.casilla.reader.opinion.LineReader.SeenCharacter;
import dev.casilla.reader.opinion.SymbolReader.SeenSymbol;
import java.util.ArrayList;
import java.util.List;

/** Extracts digits from recognized words. */
/*
 * Text recognition expects words: it joins digits, returns them in any order, and takes a 1 for an
 * l. Only the positions tell which cell a digit belongs to.
 */
final class RecognizedDigitParser {
  /** A character that is rotated farther may be another one, as 6 and 9. */
  private static final float MOST_ANGLE = 45;

  private static final String LIKE_ONE = "lI|!i";

  private RecognizedDigitParser() {}

  /** Receives each digit. */
  private interface Found {
    void digit(char digit, RecognizedWord word, double x);
  }

  /** The digits of a line with their positions. */
  static List<SeenCharacter> characters(List<RecognizedWord> words) {
    List<SeenCharacter> characters = new ArrayList<>();
    search(
        words, (digit, word, x) -> characters.add(new SeenCharacter(digit, x, word.confidence())));
    return characters;
  }

  /** The digits of a board with their positions. */
  static List<SeenSymbol> symbols(List<RecognizedWord> words) {
    List<SeenSymbol> symbols = new ArrayList<>();
    search(
        words,
        (digit, word, x) -> {
          double y = (word.box().top() + word.box().bottom()) / 2.0;
          symbols.add(new SeenSymbol(digit, x, y, word.box().height(), word.confidence()));
        });
    return symbols;
  }

  private static void search(List<RecognizedWord> words, Found found) {
    for (RecognizedWord word : words) {
      for (int i = 0; i < word.text().length() && isUpright(word); i++) {
        char digit = digit(word.text().charAt(i));
        if (digit != 0) {
          found.digit(digit, word, word.middleOf(i));
        }
      }
    }
  }

  private static boolean isUpright(RecognizedWord word) {
    return Math.abs(word.angle()) <= MOST_ANGLE;
  }

  /** The digit that a character stands for; 0 for none. */
  private static char digit(char character) {
    if (character >= '1' && character <= '9') {
      return character;
    }
    return LIKE_ONE.indexOf(character) >= 0 ? '1' : 0;
  }
}
