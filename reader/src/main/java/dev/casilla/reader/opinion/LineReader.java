package dev.casilla.reader.opinion;

import java.util.List;

/**
 * A text recognizer that gives a second opinion on a line of digits. It may fail, be slow or
 * recognize nothing; only confidence changes then.
 */
public interface LineReader {
  /**
   * Reads one line of digits with wide gaps.
   *
   * @return the recognized characters in any order; may be empty
   * @throws InterruptedException if the thread is interrupted while waiting
   */
  List<SeenCharacter> read(LinePicture line) throws InterruptedException;

  /**
   * A recognized character.
   *
   * @param character the character
   * @param centre distance of its centre from the left border, in pixels
   * @param confidence confidence of the reader, from 0 to 1; 1 if unknown
   */
  record SeenCharacter(char character, double centre, double confidence) {
    /** A character with unknown confidence. */
    public SeenCharacter(char character, double centre) {
      this(character, centre, 1);
    }
  }
}
