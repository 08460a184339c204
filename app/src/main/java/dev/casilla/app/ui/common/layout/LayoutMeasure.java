package dev.casilla.app.ui.common.layout;

import android.view.View;
import android.view.View.MeasureSpec;

/** Measures and places the children of a view group. Stateless. */
public final class LayoutMeasure {
  private LayoutMeasure() {}

  public static void measure(View child, int width) {
    child.measure(exactly(width), unbounded());
  }

  /** Gives {@code child} that size; a negative one counts as none. */
  static void measure(View child, int width, int height) {
    child.measure(exactly(Math.max(0, width)), exactly(Math.max(0, height)));
  }

  static int exactly(int size) {
    return MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY);
  }

  /** As large as a view wants to be. */
  public static int unbounded() {
    return MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
  }

  /** Puts {@code child} at a place from its parent's left edge, in its measured size. */
  static void place(View child, int x, int y) {
    child.layout(x, y, x + child.getMeasuredWidth(), y + child.getMeasuredHeight());
  }

  /** Puts {@code child} into {@code parent}, {@code x} from the edge where reading begins. */
  public static void place(View child, View parent, int x, int y) {
    boolean isMirrored = parent.getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
    place(child, isMirrored ? parent.getMeasuredWidth() - x - child.getMeasuredWidth() : x, y);
  }
}
