package dev.casilla.app.reading.mlkit;

/**
 * A word that ML Kit recognized.
 *
 * @param angle the clockwise rotation in degrees
 * @param confidence from 0 to 1
 */
record RecognizedWord(String text, Box box, float angle, float confidence) {
  /** A rectangle in pixels from the top left corner of the picture. */
  record Box(int left, int top, int right, int bottom) {
    int width() {
      return right - left;
    }

    int height() {
      return bottom - top;
    }
  }

  /** The x coordinate of the center of the character at {@code index}. */
  /*
   * The characters share the width of the word evenly. If that makes them wider than high, there
   * are gaps between them, but none before the first or after the last.
   */
  double middleOf(int index) {
    double share = (double) box.width() / text.length();
    double width = Math.min(share, box.height());
    double step = text.length() == 1 ? 0 : (box.width() - width) / (text.length() - 1);
    double first = text.length() == 1 ? box.width() / 2.0 : width / 2;
    return box.left() + first + index * step;
  }
}
