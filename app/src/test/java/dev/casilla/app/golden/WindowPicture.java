package dev.casilla.app.golden;

import android.app.Activity;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;

/** Draws windows as on a phone with system bars. */
public final class WindowPicture {
  private static final int STATUS_BAR_DP = 24;
  private static final int NAVIGATION_BAR_DP = 16;

  /** The color of another app behind a transparent window. */
  private static final int BEHIND = Color.GRAY;

  /** The scrim behind a dialog. */
  private static final int DIM = 0x52000000;

  private WindowPicture() {}

  /** Draws {@code activity}. */
  public static Bitmap of(Activity activity) {
    return of(activity, activity.getWindow().getDecorView());
  }

  /** Draws {@code activity} with {@code window}, its own or a dialog's, on top. */
  public static Bitmap of(Activity activity, View window) {
    View below = activity.getWindow().getDecorView();
    Bitmap picture =
        Bitmap.createBitmap(below.getWidth(), below.getHeight(), Bitmap.Config.ARGB_8888);
    picture.eraseColor(BEHIND);
    Canvas canvas = new Canvas(picture);
    draw(below, canvas);
    if (Popup.is(window)) {
      Popup.draw(window, below, canvas);
    } else if (window != below) {
      canvas.drawColor(DIM);
      draw(window, canvas);
    }
    return picture;
  }

  /** Returns the part of {@code picture} that {@code window} covers. */
  static Bitmap within(Bitmap picture, Activity activity, View window) {
    if (!Popup.is(window)) {
      return picture;
    }
    Rect place = Popup.layOut(window, activity.getWindow().getDecorView());
    boolean isSeen = place.intersect(0, 0, picture.getWidth(), picture.getHeight());
    if (!isSeen) {
      throw new AssertionError("nothing of the menu is seen: " + place);
    }
    return Bitmap.createBitmap(picture, place.left, place.top, place.width(), place.height());
  }

  /** Lays out {@code window} inside the system bars. A popup is already laid out at its anchor. */
  public static void layOut(View window) {
    if (!Popup.is(window)) {
      layOut(window, bars(window));
    }
  }

  /** Lays out {@code window} inside {@code insets}. */
  static void layOut(View window, WindowInsetsCompat insets) {
    ViewGroup content = window.findViewById(android.R.id.content);
    ViewCompat.dispatchApplyWindowInsets(content.getChildAt(0), insets);
    window.measure(
        View.MeasureSpec.makeMeasureSpec(window.getWidth(), View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(window.getHeight(), View.MeasureSpec.EXACTLY));
    window.layout(0, 0, window.getWidth(), window.getHeight());
  }

  private static void draw(View window, Canvas canvas) {
    layOut(window);
    // Skip animations of switches that were just toggled.
    window.jumpDrawablesToCurrentState();
    Spinner.turn(window);
    // A single line in a right-to-left layout scrolls into view only now.
    window.getViewTreeObserver().dispatchOnPreDraw();
    window.draw(canvas);
  }

  private static WindowInsetsCompat bars(View window) {
    float density = window.getResources().getDisplayMetrics().density;
    return new WindowInsetsCompat.Builder()
        .setInsets(
            WindowInsetsCompat.Type.statusBars(),
            Insets.of(0, Math.round(STATUS_BAR_DP * density), 0, 0))
        .setInsets(
            WindowInsetsCompat.Type.navigationBars(),
            Insets.of(0, 0, 0, Math.round(NAVIGATION_BAR_DP * density)))
        .build();
  }
}
