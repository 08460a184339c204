package dev.casilla.reader.opinion;

import dev.casilla.reader.board.FlatBoard;
import java.util.List;

/**
 * Another reader of text, asked about a whole board where too little of it can be read otherwise.
 * Like a {@link LineReader} it may fail, be slow or see nothing.
 */
public interface SymbolReader {
  /**
   * Reads a board, dark on light, with its lines.
   *
   * @return the characters it sees, in any order; empty where it sees none
   * @throws InterruptedException if the thread is interrupted while waiting
   */
  List<SeenSymbol> read(FlatBoard board) throws InterruptedException;

  /**
   * A character.
   *
   * @param character what it is taken for
   * @param x how far its middle lies from the left rim, in pixels
   * @param y how far its middle lies from the upper rim
   * @param height how high it is
   * @param confidence how sure the reader is of it, from 0 to 1; 1 if it does not say
   */
  record SeenSymbol(char character, double x, double y, double height, double confidence) {
    /** A character of a reader that does not say how sure it is. */
    public SeenSymbol(char character, double x, double y, double height) {
      this(character, x, y, height, 1);
    }
  }
}
