package dev.casilla.app.ui.scan;

import android.view.View;
import dev.casilla.app.R;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.Optional;

/**
 * Places the guidance text so that it does not cover the puzzle: in its usual place or, if the
 * puzzle is there, below the close button. If the puzzle is in both places, the text covers the
 * puzzle, but never a solution: then it is transparent and only screen readers have it.
 */
// The text moves only when it has to, so that it does not jump while the person's hand shakes.
public final class GuidancePlacement {
  private static final float USUAL = 0;

  private final View guide;
  private final View whole;
  private final int[] place = new int[2];
  private boolean isAway;
  private Optional<ScanUiState.View> shown = Optional.empty();

  /** Places {@code guide}, by default or near the top of {@code whole}. */
  public GuidancePlacement(View guide, View whole) {
    this.guide = guide;
    this.whole = whole;
    guide.addOnLayoutChangeListener(
        (view, left, top, right, bottom, oldLeft, oldTop, oldRight, oldBottom) -> place());
  }

  public void show(ScanUiState.View view) {
    shown = Optional.of(view);
    place();
  }

  /** Called on each layout too: another text may have another height. */
  private void place() {
    shown.ifPresent(this::place);
  }

  private void place(ScanUiState.View view) {
    Optional<Box> puzzle = view.outline().map(Box::around);
    if (!puzzle.isPresent()) {
      put(USUAL, true);
      return;
    }
    for (float down : new float[] {isAway ? toOther() : USUAL, USUAL, toOther()}) {
      if (!at(down).meets(puzzle.get())) {
        put(down, true);
        return;
      }
    }
    put(USUAL, !view.answer().isPresent());
  }

  private void put(float down, boolean isSeen) {
    isAway = down != USUAL;
    guide.setTranslationY(down);
    guide.setAlpha(isSeen ? 1 : 0);
  }

  private float toOther() {
    whole.getLocationInWindow(place);
    float bar = guide.getResources().getDimension(R.dimen.scan_bar);
    return place[1] + bar - (float) at(USUAL).top();
  }

  private Box at(float down) {
    guide.getLocationInWindow(place);
    float left = place[0];
    float top = place[1] - guide.getTranslationY() + down;
    return new Box(left, top, left + guide.getWidth(), top + guide.getHeight());
  }

  private record Box(double left, double top, double right, double bottom) {
    static Box around(Quad quad) {
      Box box = at(quad.topLeft());
      return box.with(quad.topRight()).with(quad.bottomRight()).with(quad.bottomLeft());
    }

    private static Box at(Point point) {
      return new Box(point.x(), point.y(), point.x(), point.y());
    }

    private Box with(Point point) {
      return new Box(
          Math.min(left, point.x()),
          Math.min(top, point.y()),
          Math.max(right, point.x()),
          Math.max(bottom, point.y()));
    }

    boolean meets(Box other) {
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
  }
}
