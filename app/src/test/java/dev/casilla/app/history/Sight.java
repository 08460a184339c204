package dev.casilla.app.history;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.os.Looper;
import android.text.Layout;
import android.view.View;
import android.view.ViewGroup;
import android.widget.EditText;
import android.widget.TextView;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import dev.casilla.app.Screenshots;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Objects;

/** A screen as it is seen: drawn, kept as a picture, and looked at for what is cut or too small. */
public final class Sight {
  private static final int STATUS_BAR_DP = 24;
  private static final int NAVIGATION_BAR_DP = 16;
  private static final int LEAST_TARGET_DP = 48;

  /** What moves has come to rest. */
  private static final Duration SETTLING = Duration.ofMillis(500);

  private final View root;
  private final String name;

  private Sight(View root, String name) {
    this.root = root;
    this.name = name;
  }

  /** Draws {@code content}, which is in {@code activity}, as {@code name}. */
  public static void of(Activity activity, View content, String name) {
    View root = activity.getWindow().getDecorView();
    ViewCompat.dispatchApplyWindowInsets(content, bars(root));
    of(root, name);
  }

  /** Draws a whole window as {@code name}. */
  public static void of(View root, String name) {
    Sight sight = new Sight(root, name);
    sight.layOut();
    sight.save();
    sight.inspect(root);
  }

  private void layOut() {
    int width = View.MeasureSpec.makeMeasureSpec(root.getWidth(), View.MeasureSpec.EXACTLY);
    int height = View.MeasureSpec.makeMeasureSpec(root.getHeight(), View.MeasureSpec.EXACTLY);
    for (int i = 0; i < 2; i++) {
      root.measure(width, height);
      root.layout(0, 0, root.getWidth(), root.getHeight());
      root.getViewTreeObserver().dispatchOnPreDraw();
      shadowOf(Looper.getMainLooper()).idleFor(SETTLING);
    }
  }

  private void save() {
    Bitmap bitmap = Bitmap.createBitmap(root.getWidth(), root.getHeight(), Bitmap.Config.ARGB_8888);
    root.draw(new Canvas(bitmap));
    try {
      Screenshots.save(bitmap, name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void inspect(View view) {
    if (view.getVisibility() != View.VISIBLE) {
      return;
    }
    if (view.isClickable() && view.isEnabled() && view.hasOnClickListeners() && isWhole(view)) {
      inspectTarget(view);
    }
    if (view instanceof TextView text && text.length() > 0 && !(view instanceof EditText)) {
      inspectText(text);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        inspect(group.getChildAt(i));
      }
    }
  }

  private void inspectTarget(View view) {
    int least = Math.round(LEAST_TARGET_DP * view.getResources().getDisplayMetrics().density);
    assertTrue(
        name + ": target " + view + " " + view.getWidth() + "x" + view.getHeight(),
        view.getWidth() >= least && view.getHeight() >= least);
  }

  private void inspectText(TextView text) {
    Layout layout = Objects.requireNonNull(text.getLayout(), () -> name + ": " + text.getText());
    int lines = layout.getLineCount();
    int room = text.getHeight() - text.getCompoundPaddingTop() - text.getCompoundPaddingBottom();
    assertFalse(name + ": shortened " + text.getText(), layout.getEllipsisCount(lines - 1) > 0);
    assertTrue(name + ": cut " + text.getText(), layout.getHeight() <= room);
  }

  private static boolean isWhole(View view) {
    Rect seen = new Rect();
    return view.getGlobalVisibleRect(seen) && seen.height() == view.getHeight();
  }

  private static WindowInsetsCompat bars(View view) {
    float density = view.getResources().getDisplayMetrics().density;
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
