package dev.casilla.app.ui.common.layout;

import dev.casilla.app.ui.common.window.WindowFold;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
import java.util.Optional;

/**
 * The two parts of a window with a fold in it, in pixels along one direction.
 *
 * @param direction how the fold goes
 * @param first what is left of it or above it
 * @param second what is right of it or below it
 */
record FoldedWindowParts(Direction direction, Span first, Span second) {
  /** From here to there. */
  record Span(int start, int end) {
    int length() {
      return end - start;
    }

    /** Where something so long begins that is in the middle. */
    int middle(int length) {
      return start + (length() - length) / 2;
    }
  }

  /** What {@code fold} makes of {@code across}, if it goes that way and both parts are useful. */
  static Optional<FoldedWindowParts> of(
      WindowFold fold, Direction direction, Span across, BoardScreenSizes sizes) {
    FoldedWindowParts parts =
        new FoldedWindowParts(
            direction, new Span(across.start(), fold.start()), new Span(fold.end(), across.end()));
    return fold.direction() == direction && parts.areUseful(sizes)
        ? Optional.of(parts)
        : Optional.empty();
  }

  private boolean areUseful(BoardScreenSizes sizes) {
    BoardScreenSizes.Controls controls = sizes.controls();
    return direction == Direction.UPRIGHT
        ? Math.min(first.length(), second.length()) >= controls.widths().least()
        : first.length() >= sizes.leastBoard() && second.length() >= controls.shortHeight();
  }
}
