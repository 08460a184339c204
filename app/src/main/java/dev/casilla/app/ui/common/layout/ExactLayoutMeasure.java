package dev.casilla.app.ui.common.layout;

import android.view.View;
import android.view.View.MeasureSpec;

/** Gives views their sizes and places, in pixels. Stateless. */
final class ExactLayoutMeasure {
  private ExactLayoutMeasure() {}

  /** The height {@code view} would like to have at {@code width}. */
  static int height(View view, int width) {
    view.measure(
        MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED));
    return view.getMeasuredHeight();
  }

  /** Gives {@code view} that size, or none if it is less. */
  static void exactly(View view, int width, int height) {
    view.measure(
        MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(Math.max(0, height), MeasureSpec.EXACTLY));
  }

  /** Gives {@code view} the size it was measured with. */
  static void place(View view, int x, int y) {
    view.layout(x, y, x + view.getMeasuredWidth(), y + view.getMeasuredHeight());
  }
}
