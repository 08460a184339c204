package dev.casilla.app.ui.common.layout;

/**
 * Where title, board and controls go in a window, in pixels.
 *
 * @param board place of the board, a square
 * @param controls place of the controls and of the actions below them
 */
record BoardScreenArrangement(boolean isTitled, Box title, Box board, Box controls, Keys keys) {
  /** A place in the window, from its left and upper edge. */
  record Box(int x, int y, int width, int height) {}

  /**
   * Rows of the keypad.
   *
   * @param columns keys in a row
   * @param spareHeight height that the controls do not need, which the rows may share
   */
  record Keys(int columns, int spareHeight) {}

  BoardScreenArrangement untitled() {
    return new BoardScreenArrangement(false, title, board, controls, keys);
  }
}
