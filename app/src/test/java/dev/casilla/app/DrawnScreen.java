package dev.casilla.app;

import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.text.Layout;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.appcompat.widget.Toolbar;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import java.util.Objects;

/** Draws a screen as on a phone with system bars, keeps the picture, and looks at it. */
public final class DrawnScreen {
  private static final int STATUS_BAR_DP = 24;
  private static final int NAVIGATION_BAR_DP = 16;
  private static final int LEAST_TARGET_DP = 48;

  private final View root;
  private final String name;
  private final float density;

  private DrawnScreen(View root, String name) {
    this.root = root;
    this.name = name;
    this.density = root.getResources().getDisplayMetrics().density;
  }

  /** Draws {@code activity} and keeps the picture as {@code name}. */
  public static void draw(Activity activity, String name) {
    DrawnScreen screen = new DrawnScreen(activity.getWindow().getDecorView(), name);
    ViewGroup content = activity.findViewById(android.R.id.content);
    screen.layOut(content.getChildAt(0));
    screen.save();
    screen.inspect(screen.root);
  }

  private void layOut(View content) {
    WindowInsetsCompat bars =
        new WindowInsetsCompat.Builder()
            .setInsets(WindowInsetsCompat.Type.statusBars(), Insets.of(0, dp(STATUS_BAR_DP), 0, 0))
            .setInsets(
                WindowInsetsCompat.Type.navigationBars(), Insets.of(0, 0, 0, dp(NAVIGATION_BAR_DP)))
            .build();
    ViewCompat.dispatchApplyWindowInsets(content, bars);
    root.measure(
        View.MeasureSpec.makeMeasureSpec(root.getWidth(), View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(root.getHeight(), View.MeasureSpec.EXACTLY));
    root.layout(0, 0, root.getWidth(), root.getHeight());
    root.getViewTreeObserver().dispatchOnPreDraw();
  }

  private void save() {
    Bitmap bitmap = Bitmap.createBitmap(root.getWidth(), root.getHeight(), Bitmap.Config.ARGB_8888);
    root.draw(new Canvas(bitmap));
    Aside.get(
        () -> {
          Screenshots.save(bitmap, name);
          return name;
        });
  }

  private void inspect(View view) {
    if (view.getVisibility() != View.VISIBLE) {
      return;
    }
    if (view.isClickable()) {
      inspectTarget(view);
    }
    // A bar's title is one line, shortened where it has to be.
    if (view instanceof TextView text
        && text.length() > 0
        && !(view.getParent() instanceof Toolbar)) {
      inspectText(text);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        inspect(group.getChildAt(i));
      }
    }
  }

  /** Large enough for a finger, and with something to say. */
  private void inspectTarget(View view) {
    int least = Math.min(view.getWidth(), view.getHeight());
    assertTrue(name + ": " + describe(view) + " of " + least, least >= dp(LEAST_TARGET_DP));
    boolean isNamed =
        view.getContentDescription() != null
            || (view instanceof TextView text && text.length() > 0)
            || !view.isImportantForAccessibility();
    assertTrue(name + ": nameless " + describe(view), isNamed);
  }

  private void inspectText(TextView text) {
    Layout layout = Objects.requireNonNull(text.getLayout(), () -> describe(text));
    int room = text.getHeight() - text.getTotalPaddingTop() - text.getTotalPaddingBottom();
    boolean isWhole =
        layout.getHeight() <= room && layout.getEllipsisCount(layout.getLineCount() - 1) == 0;
    assertTrue(name + ": cut off " + describe(text), isWhole);
    Rect seen = new Rect();
    assertTrue(
        name + ": outside " + describe(text),
        !text.getGlobalVisibleRect(seen) || (seen.left >= 0 && seen.right <= root.getWidth()));
  }

  private int dp(int dp) {
    return Math.round(dp * density);
  }

  private static String describe(View view) {
    return view instanceof TextView text && text.length() > 0
        ? "“" + text.getText() + "”"
        : view.getClass().getSimpleName()
            + (view.getId() == View.NO_ID
                ? ""
                : " " + view.getResources().getResourceEntryName(view.getId()));
  }
}
