package dev.casilla.app.golden;

import android.graphics.Canvas;
import android.graphics.Rect;
import android.view.Gravity;
import android.view.View;
import android.view.WindowManager.LayoutParams;
import android.view.inspector.WindowInspector;
import java.util.List;

/** A popup window, such as a menu. */
public final class Popup {
  private Popup() {}

  /** Returns the popup that was opened last. */
  public static View last() {
    List<View> windows = WindowInspector.getGlobalWindowViews();
    for (int i = windows.size() - 1; i >= 0; i--) {
      if (is(windows.get(i))) {
        return windows.get(i);
      }
    }
    throw new AssertionError("no menu is open");
  }

  /** Returns the number of open popups. */
  public static long count() {
    return WindowInspector.getGlobalWindowViews().stream().filter(Popup::is).count();
  }

  static boolean is(View window) {
    return window.getLayoutParams() instanceof LayoutParams params
        && params.type >= LayoutParams.FIRST_SUB_WINDOW
        && params.type <= LayoutParams.LAST_SUB_WINDOW;
  }

  /** Lays out {@code window} over {@code below}. */
  static Rect layOut(View window, View below) {
    LayoutParams params = (LayoutParams) window.getLayoutParams();
    window.measure(spec(params.width, below.getWidth()), spec(params.height, below.getHeight()));
    int width = window.getMeasuredWidth();
    int height = window.getMeasuredHeight();
    window.layout(0, 0, width, height);
    Rect screen = new Rect(0, 0, below.getWidth(), below.getHeight());
    Rect place = new Rect();
    Gravity.apply(
        params.gravity,
        width,
        height,
        screen,
        params.x,
        params.y,
        place,
        window.getLayoutDirection());
    return place;
  }

  static void draw(View window, View below, Canvas canvas) {
    Rect place = layOut(window, below);
    canvas.save();
    canvas.translate(place.left, place.top);
    window.jumpDrawablesToCurrentState();
    window.draw(canvas);
    canvas.restore();
  }

  private static int spec(int size, int most) {
    return size >= 0
        ? View.MeasureSpec.makeMeasureSpec(size, View.MeasureSpec.EXACTLY)
        : View.MeasureSpec.makeMeasureSpec(most, View.MeasureSpec.AT_MOST);
  }
}
