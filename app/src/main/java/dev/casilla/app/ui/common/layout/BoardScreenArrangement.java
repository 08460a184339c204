package dev.casilla.app.ui.common.layout;

/**
 * Where title, board and controls go in a window.
 *
 * @param beside whether the board is beside the controls rather than above
 * @param titled whether there is room for the title
 * @param boardSide the board's width and height in pixels
 */
record BoardScreenArrangement(boolean beside, boolean titled, int boardSide) {
  /** Of the lowest window's height the board gets more than half. */
  private static final float LEAST_PART_OF_HEIGHT = 0.55f;

  /**
   * Whether the board goes beside the controls: in a wide window, unless it would fall below its
   * least; in a narrow one, if it is larger there than above them.
   *
   * <p>Answers the same for all states of a screen, so that nothing jumps.
   */
  static boolean isBeside(int width, int height, BoardScreenSizes sizes) {
    int beside = besideSide(width, height, sizes);
    if (width >= sizes.wideWindow() && beside >= sizes.leastBoard()) {
      return true;
    }
    int most = width - 2 * sizes.margins().least();
    int above = Math.max(height - sizes.controls().usualHeight(), leastAbove(most, height, sizes));
    return beside > Math.min(most, above);
  }

  /** The board beside the controls. */
  static BoardScreenArrangement beside(int width, int height, BoardScreenSizes sizes) {
    return new BoardScreenArrangement(true, true, Math.max(0, besideSide(width, height, sizes)));
  }

  /**
   * The board above controls that take {@code controls} in height if they may.
   *
   * <p>In a low window the title, {@code title} high, makes room for them; in a lower one they
   * scroll; in the lowest the board shrinks.
   */
  static BoardScreenArrangement above(
      int width, int height, int title, int controls, BoardScreenSizes sizes) {
    int margin = sizes.margins().least();
    int most = width - 2 * margin;
    int kept = Math.min(most, sizes.leastBoard());
    boolean titled = height - title - kept >= sizes.controls().shortHeight();
    int rest = height - (titled ? title : margin);
    int wanted = Math.max(rest - controls, leastAbove(most, rest, sizes));
    return new BoardScreenArrangement(false, titled, Math.max(0, Math.min(wanted, most)));
  }

  /** What the board keeps of {@code height}, however much the controls want. */
  private static int leastAbove(int most, int height, BoardScreenSizes sizes) {
    int beforeControls = height - sizes.controls().leastHeight();
    int share = (int) Math.ceil(LEAST_PART_OF_HEIGHT * height);
    return Math.min(Math.min(most, sizes.leastBoard()), Math.max(beforeControls, share));
  }

  /** Across, every pixel is the board's that the controls can do without. */
  private static int besideSide(int width, int height, BoardScreenSizes sizes) {
    return Math.min(
        height - 2 * sizes.margins().beside(),
        width - 3 * sizes.margins().least() - sizes.controlsBeside(width));
  }
}
