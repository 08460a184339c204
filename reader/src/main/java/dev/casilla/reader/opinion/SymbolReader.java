package dev.casilla.reader.opinion;

import dev.casilla.reader.board.FlatBoard;
import java.util.List;

/**
 * A text recognizer that gives a second opinion on a whole board. Like a {@link LineReader}, it may
 * fail, be slow or recognize nothing.
 */
public interface SymbolReader {
  /**
   * Reads a board, dark on light, including its lines.
   *
   * @return the recognized characters in any order; may be empty
   * @throws InterruptedException if the thread is interrupted while waiting
   */
  List<SeenSymbol> read(FlatBoard board) throws InterruptedException;

  /**
   * A recognized character.
   *
   * @param character the character
   * @param x distance of its centre from the left border, in pixels
   * @param y distance of its centre from the top border
   * @param height its height in pixels
   * @param confidence confidence of the reader, from 0 to 1; 1 if unknown
   */
  record SeenSymbol(char character, double x, double y, double height, double confidence) {
    /** A character with unknown confidence. */
    public SeenSymbol(char character, double x, double y, double height) {
      this(character, x, y, height, 1);
    }
  }
}
