package dev.casilla.app.ui.common.layout;

import android.view.View;
import android.view.View.MeasureSpec;

/** Measures and places children of views that lay these out by themselves. Stateless. */
public final class LayoutMeasure {
  private LayoutMeasure() {}

  /** Makes {@code child} so wide, and as high as it likes to be. */
  public static void measure(View child, int width) {
    child.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), unbounded());
  }

  /** As large as something likes to be. */
  public static int unbounded() {
    return MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
  }

  /** Puts {@code child} into {@code parent}: {@code x} is from where one begins to read. */
  public static void place(View child, View parent, int x, int y) {
    boolean isMirrored = parent.getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
    int width = child.getMeasuredWidth();
    int left = isMirrored ? parent.getMeasuredWidth() - x - width : x;
    child.layout(left, y, left + width, y + child.getMeasuredHeight());
  }
}
