package dev.casilla.app.ui.common.window;

/**
 * A fold, or the gap between two displays, that divides a window.
 *
 * @param start its start in pixels from the window's left or top
 * @param end its end; equal to the start if the fold has no width
 */
public record WindowFold(Direction direction, int start, int end) {
  public enum Direction {
    /** Between a left and a right part, as in a book. */
    UPRIGHT,
    /** Between an upper and a lower part, as in a laptop. */
    LEVEL
  }
}
