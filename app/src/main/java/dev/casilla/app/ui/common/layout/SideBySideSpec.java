package dev.casilla.app.ui.common.layout;

import dev.casilla.app.ui.common.layout.BoardScreenSizes.Margins;

/**
 * A board and its controls beside one another, in pixels.
 *
 * @param board its width and height
 * @param gap what is free between the two
 * @param controls their width
 */
record SideBySideSpec(int board, int gap, int controls) {
  /** In a window of {@code width} and {@code height}. */
  static SideBySideSpec in(int width, int height, BoardScreenSizes sizes) {
    int board = BoardScreenArrangement.beside(width, height, sizes).boardSide();
    Margins margins = sizes.margins();
    int roomy = width - board - 3 * margins.beside();
    int most = sizes.controls().widths().most();
    int controls = Math.min(most, Math.max(sizes.controlsBeside(width), roomy));
    int gap = (width - board - controls) / 3;
    return new SideBySideSpec(
        board, Math.max(margins.least(), Math.min(margins.beside(), gap)), controls);
  }

  int width() {
    return board + gap + controls;
  }
}
