package dev.casilla.app.reading.mlkit;

/**
 * Characters that stand together.
 *
 * @param text what they are taken for
 * @param box where they are
 * @param angle how far they are turned clockwise, in degrees
 * @param confidence how sure ML Kit is of them, from 0 to 1
 */
record RecognizedWord(String text, Box box, float angle, float confidence) {
  /** A place in a picture, in pixels from its upper left corner. */
  record Box(int left, int top, int right, int bottom) {
    int width() {
      return right - left;
    }

    int height() {
      return bottom - top;
    }
  }

  /** How far the middle of the character at {@code index} lies from the picture's left rim. */
  /*
   * Characters of a word share its width evenly. Where that makes them wider than they are high,
   * there are gaps between them, and none before the first or behind the last one.
   */
  double middleOf(int index) {
    double share = (double) box.width() / text.length();
    double width = Math.min(share, box.height());
    double step = text.length() == 1 ? 0 : (box.width() - width) / (text.length() - 1);
    double first = text.length() == 1 ? box.width() / 2.0 : width / 2;
    return box.left() + first + index * step;
  }
}
