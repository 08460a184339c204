package dev.casilla.app.golden;

import android.app.Activity;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import android.view.ViewGroup;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;

/** Draws an activity's window as on a phone with system bars. */
public final class WindowPicture {
  private static final int STATUS_BAR_DP = 24;
  private static final int NAVIGATION_BAR_DP = 16;

  private WindowPicture() {}

  /** What {@code activity} shows now. */
  public static Bitmap of(Activity activity) {
    layOut(activity);
    View window = activity.getWindow().getDecorView();
    // What was just switched is drawn as it will be, not on its way there.
    window.jumpDrawablesToCurrentState();
    // A single line that reads from the right is scrolled into view only now.
    window.getViewTreeObserver().dispatchOnPreDraw();
    Bitmap picture =
        Bitmap.createBitmap(window.getWidth(), window.getHeight(), Bitmap.Config.ARGB_8888);
    window.draw(new Canvas(picture));
    return picture;
  }

  /** Gives everything in {@code activity} its place, clear of the system's bars. */
  public static void layOut(Activity activity) {
    View window = activity.getWindow().getDecorView();
    ViewGroup content = window.findViewById(android.R.id.content);
    ViewCompat.dispatchApplyWindowInsets(content.getChildAt(0), bars(activity));
    window.measure(
        View.MeasureSpec.makeMeasureSpec(window.getWidth(), View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(window.getHeight(), View.MeasureSpec.EXACTLY));
    window.layout(0, 0, window.getWidth(), window.getHeight());
  }

  private static WindowInsetsCompat bars(Activity activity) {
    float density = activity.getResources().getDisplayMetrics().density;
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
