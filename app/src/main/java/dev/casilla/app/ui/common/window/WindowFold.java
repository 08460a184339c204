package dev.casilla.app.ui.common.window;

/**
 * A fold, or the gap between two displays, that parts a window.
 *
 * @param direction how it goes
 * @param start where it begins, in pixels from the window's left or top
 * @param end where it ends; a fold may be no wider than a line
 */
public record WindowFold(Direction direction, int start, int end) {
  /** How a fold goes. */
  public enum Direction {
    /** Between left and right, as in a book. */
    UPRIGHT,
    /** Between above and below, as in a laptop. */
    LEVEL
  }
}
