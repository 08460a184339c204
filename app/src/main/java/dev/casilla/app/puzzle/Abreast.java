package dev.casilla.app.puzzle;

import dev.casilla.app.puzzle.Sizes.Margins;

/**
 * A board and its controls beside one another, in pixels.
 *
 * @param board its width and height
 * @param gap what is free between the two
 * @param controls their width
 */
record Abreast(int board, int gap, int controls) {
  /** Of the height that is left over, so much is below: what is tapped is low, near the thumbs. */
  private static final float LOW_PART = 0.25f;

  /** In a window of {@code width} and {@code height}. */
  static Abreast in(int width, int height, Sizes sizes) {
    int board = Arrangement.beside(width, height, sizes).boardSide();
    Margins margins = sizes.margins();
    int roomy = width - board - 3 * margins.beside();
    int most = sizes.controls().widths().most();
    int controls = Math.min(most, Math.max(sizes.controlsBeside(width), roomy));
    int gap = (width - board - controls) / 3;
    return new Abreast(board, Math.max(margins.least(), Math.min(margins.beside(), gap)), controls);
  }

  int width() {
    return board + gap + controls;
  }

  /** What is free above something, when of {@code free} there is a margin at either end. */
  static int above(int free, Sizes sizes) {
    int margin = Math.min(sizes.margins().beside(), free / 2);
    return free - margin - (int) (LOW_PART * (free - 2 * margin));
  }
}
