package dev.casilla.reader.opinion;

import java.util.List;

/**
 * Another reader of text, asked for a second opinion on digits. It may fail, be slow or see
 * nothing: that changes nothing but confidence.
 */
public interface LineReader {
  /**
   * Reads one line of digits with wide gaps between them.
   *
   * @return the characters it sees, in any order; empty where it sees none
   * @throws InterruptedException if the thread is interrupted while waiting
   */
  List<SeenCharacter> read(LinePicture line) throws InterruptedException;

  /**
   * A character.
   *
   * @param character what it is taken for
   * @param centre how far its middle lies from the left rim, in pixels
   * @param confidence how sure the reader is of it, from 0 to 1; 1 if it does not say
   */
  record SeenCharacter(char character, double centre, double confidence) {
    /** A character of a reader that does not say how sure it is. */
    public SeenCharacter(char character, double centre) {
      this(character, centre, 1);
    }
  }
}
