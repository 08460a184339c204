package dev.casilla.app.ui.scan.overlay;

import android.view.View;
import dev.casilla.app.R;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.Optional;

/**
 * Where the guiding words are: where they usually are, or below what closes where a puzzle is in
 * the way there. Where it is in the way of both, they lie on it; on a solution they are only heard
 * then.
 */
/*
 * Hands shake: as long as the words are in nobody's way they stay where they are, so that they do
 * not jump to and fro.
 */
public final class GuidancePlacement {
  private static final float USUAL = 0;

  private final View guide;
  private final View whole;
  private final int[] place = new int[2];
  private boolean isAway;
  private Optional<ScanUiState.View> shown = Optional.empty();

  /** For {@code guide}, which may lie near the top of {@code whole}, too. */
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

  /** Other words may be of another height. */
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

  /** How far the other place is below the usual one: it is above it. */
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

  /** A place in the window, in pixels. */
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
