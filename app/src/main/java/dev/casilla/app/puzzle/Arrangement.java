package dev.casilla.app.puzzle;

/**
 * Where title, board and controls go in a window.
 *
 * @param beside whether the board is beside the controls rather than above
 * @param boardSide the board's width and height in pixels
 */
record Arrangement(boolean beside, int boardSide) {
  /**
   * The sizes that an arrangement has to keep to, in pixels.
   *
   * @param leastBoard what the board is not to fall below
   * @param leastControls what the controls need in width when beside the board
   * @param usualControls what the controls take in height when all of them are there
   * @param margin what is left free around a board above controls
   * @param marginBeside what is left free around a board beside controls
   */
  record Sizes(
      int leastBoard, int leastControls, int usualControls, int margin, int marginBeside) {}

  /**
   * Whether the board is larger beside the controls than above them.
   *
   * <p>Answers the same for all states of a screen, so that nothing jumps.
   */
  static boolean isBeside(int width, int height, Sizes sizes) {
    int above = Math.min(width - 2 * sizes.margin(), height - sizes.usualControls());
    return besideSide(width, height, sizes) > above;
  }

  /** The board beside the controls. */
  static Arrangement beside(int width, int height, Sizes sizes) {
    return new Arrangement(true, Math.max(0, besideSide(width, height, sizes)));
  }

  /** The board above controls that take {@code controls} in height if they may. */
  static Arrangement above(int width, int height, int controls, Sizes sizes) {
    int most = Math.min(width - 2 * sizes.margin(), height);
    int wanted = Math.max(height - controls, sizes.leastBoard());
    return new Arrangement(false, Math.max(0, Math.min(wanted, most)));
  }

  private static int besideSide(int width, int height, Sizes sizes) {
    return Math.min(
        height - 2 * sizes.marginBeside(),
        width - 3 * sizes.marginBeside() - sizes.leastControls());
  }
}
