package dev.casilla.app.ui.common.layout;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;

/**
 * Sizes that decide where a {@link BoardScreenLayout} puts things, in pixels.
 *
 * @param leastBoard minimum of the board's side, unless the window is smaller
 * @param wideWindow width of a window in which the board is beside the controls if possible
 * @param margins free space
 * @param controls what the controls need
 * @param heights what controls need when all of them are there, as large as text is
 */
record BoardScreenSizes(
    int leastBoard, int wideWindow, Margins margins, Controls controls, Heights heights) {
  /**
   * Free space, in pixels.
   *
   * @param least around a board in any window
   * @param beside above and below a board beside controls, and between the two if there is room
   */
  record Margins(int least, int beside) {}

  /**
   * What the controls need, in pixels.
   *
   * @param widths beside the board
   * @param usualHeight of all controls
   * @param shortHeight of a message and the actions
   * @param leastHeight that can be scrolled
   */
  record Controls(Widths widths, int usualHeight, int shortHeight, int leastHeight) {}

  /**
   * Widths of controls beside a board, in pixels.
   *
   * @param least with the board at its minimum
   * @param legible for unbroken words in the current text size
   * @param usual for rows as on a phone
   * @param most the maximum
   */
  record Widths(int least, int legible, int usual, int most) {}

  /**
   * Heights of all controls in the current text size, in pixels.
   *
   * @param controls below the board, with a message of three lines
   * @param column beside the board if narrow
   * @param wideColumn beside the board if wide
   * @param boardForThrees height of a board beside which keys go in rows of three
   */
  record Heights(int controls, int column, int wideColumn, int boardForThrees) {}

  /** Part of the controls' width that grows with the text. */
  private static final float TEXT_PART_OF_WIDTH = 0.15f;

  /** Part of the controls' height that grows with the text. */
  private static final float TEXT_PART_OF_HEIGHT = 0.35f;

  /**
   * The controls' minimum width beside a board in a window of {@code width}: legible words may make
   * the board smaller, but not smaller than its minimum.
   */
  int controlsBeside(int width) {
    Widths widths = controls.widths();
    int rest = width - 3 * margins.least() - leastBoard;
    return Math.max(widths.least(), Math.min(widths.legible(), rest));
  }

  static BoardScreenSizes of(Resources resources) {
    return new BoardScreenSizes(
        resources.getDimensionPixelSize(R.dimen.board_least),
        resources.getDimensionPixelSize(R.dimen.wide_window),
        new Margins(
            resources.getDimensionPixelSize(R.dimen.board_margin),
            resources.getDimensionPixelSize(R.dimen.board_margin_beside)),
        new Controls(
            widths(resources),
            resources.getDimensionPixelSize(R.dimen.controls_usual_height),
            resources.getDimensionPixelSize(R.dimen.controls_short_height),
            resources.getDimensionPixelSize(R.dimen.controls_least_height)),
        heights(resources));
  }

  private static Widths widths(Resources resources) {
    float widening = 1 + TEXT_PART_OF_WIDTH * enlargement(resources);
    int least = resources.getDimensionPixelSize(R.dimen.controls_least_width);
    return new Widths(
        least,
        (int) (widening * least),
        (int) (widening * resources.getDimension(R.dimen.controls_usual_width)),
        resources.getDimensionPixelSize(R.dimen.controls_most_width));
  }

  private static Heights heights(Resources resources) {
    float growth = 1 + TEXT_PART_OF_HEIGHT * enlargement(resources);
    return new Heights(
        (int) (growth * resources.getDimensionPixelSize(R.dimen.controls_whole_height)),
        (int) (growth * resources.getDimensionPixelSize(R.dimen.controls_column_height)),
        (int) (growth * resources.getDimensionPixelSize(R.dimen.controls_wide_column_height)),
        resources.getDimensionPixelSize(R.dimen.keys_in_threes));
  }

  private static float enlargement(Resources resources) {
    return Math.max(0, TextSize.scale(resources) - 1);
  }
}
