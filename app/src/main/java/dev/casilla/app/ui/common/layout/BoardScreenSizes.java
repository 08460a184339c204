package dev.casilla.app.ui.common.layout;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;

/**
 * The sizes that an {@link BoardScreenArrangement} has to keep to, in pixels.
 *
 * @param leastBoard what the board is not to fall below, unless the window does
 * @param wideWindow how wide a window is in which the board is beside the controls if it can be
 * @param margins what is left free around things
 * @param controls what the controls need
 */
record BoardScreenSizes(int leastBoard, int wideWindow, Margins margins, Controls controls) {
  /**
   * What is left free, in pixels.
   *
   * @param least around a board, whatever the window
   * @param beside above and below a board beside controls, and between the two if there is room
   */
  record Margins(int least, int beside) {}

  /**
   * What the controls need, in pixels.
   *
   * @param widths in width, when beside the board
   * @param usualHeight in height, when all of them are there
   * @param shortHeight in height, for a message and the actions
   * @param leastHeight in height, to be scrolled
   */
  record Controls(Widths widths, int usualHeight, int shortHeight, int leastHeight) {}

  /**
   * How wide controls are beside a board, in pixels.
   *
   * @param least when the board is at its least
   * @param legible for words to be whole, as large as text is
   * @param usual when rows are as on a phone
   * @param most when there is room for more
   */
  record Widths(int least, int legible, int usual, int most) {}

  /** How much of the controls' width grows with the text. */
  private static final float TEXT_PART_OF_WIDTH = 0.15f;

  /**
   * What the controls get of {@code width} at least, beside a board: words may cost the board some
   * of its size, but do not make it fall below its least.
   */
  int controlsBeside(int width) {
    Widths widths = controls.widths();
    int rest = width - 3 * margins.least() - leastBoard;
    return Math.max(widths.least(), Math.min(widths.legible(), rest));
  }

  /** Those of {@code resources}. */
  static BoardScreenSizes of(Resources resources) {
    float widening = 1 + TEXT_PART_OF_WIDTH * Math.max(0, TextSize.scale(resources) - 1);
    int leastWidth = resources.getDimensionPixelSize(R.dimen.controls_least_width);
    return new BoardScreenSizes(
        resources.getDimensionPixelSize(R.dimen.board_least),
        resources.getDimensionPixelSize(R.dimen.wide_window),
        new Margins(
            resources.getDimensionPixelSize(R.dimen.board_margin),
            resources.getDimensionPixelSize(R.dimen.board_margin_beside)),
        new Controls(
            new Widths(
                leastWidth,
                (int) (widening * leastWidth),
                (int) (widening * resources.getDimension(R.dimen.controls_usual_width)),
                resources.getDimensionPixelSize(R.dimen.controls_most_width)),
            resources.getDimensionPixelSize(R.dimen.controls_usual_height),
            resources.getDimensionPixelSize(R.dimen.controls_short_height),
            resources.getDimensionPixelSize(R.dimen.controls_least_height)));
  }
}
