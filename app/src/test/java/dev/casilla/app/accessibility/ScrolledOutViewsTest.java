package dev.casilla.app.accessibility;

import static org.junit.Assert.assertThrows;

import android.app.Activity;
import android.graphics.Color;
import android.view.View;
import android.view.ViewGroup.LayoutParams;
import android.widget.FrameLayout;
import android.widget.ImageButton;
import android.widget.LinearLayout;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.apps.common.testing.accessibility.framework.integrations.AccessibilityViewCheckException;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.ui.common.layout.RowSnapScrollView;
import dev.casilla.app.ui.settings.AboutActivity;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;

/** That what can be scrolled to is asked for its own size, not for that of its rim in view. */
@RunWith(AndroidJUnit4.class)
@SuppressWarnings(
    "deprecation") // The framework's validator for Espresso speaks of no other results.
public final class ScrolledOutViewsTest {
  private static final int LARGE_DP = 48;
  private static final int SMALL_DP = 20;

  /** Pixels of the next row that are in view. */
  private static final int RIM_DP = 8;

  @Test
  public void largeButtonBeyondAFold_isFine() {
    onButtons(LARGE_DP, AccessibilityChecks::check);
  }

  @Test
  public void smallButtonBeyondAFold_isFoundOut() {
    onButtons(
        SMALL_DP,
        root ->
            assertThrows(
                AccessibilityViewCheckException.class, () -> AccessibilityChecks.check(root)));
  }

  /** Two buttons, the second one so high, in a window with room for one, a rim and a little. */
  private static void onButtons(int dp, Consumer<View> check) {
    try (ActivityScenario<AboutActivity> screen = ActivityScenario.launch(AboutActivity.class)) {
      screen.onActivity(
          activity -> {
            activity.setContentView(window(activity, dp));
            WindowPicture.layOut(activity.getWindow().getDecorView());
            check.accept(activity.findViewById(android.R.id.content));
          });
    }
  }

  private static View window(Activity activity, int dp) {
    float density = activity.getResources().getDisplayMetrics().density;
    LinearLayout column = new LinearLayout(activity);
    column.setOrientation(LinearLayout.VERTICAL);
    for (int high : new int[] {LARGE_DP, dp, LARGE_DP}) {
      ImageButton button = new ImageButton(activity);
      button.setBackgroundColor(Color.BLACK);
      button.setContentDescription("Solve " + column.getChildCount());
      button.setOnClickListener(view -> {});
      column.addView(button, Math.round(LARGE_DP * density), Math.round(high * density));
    }
    RowSnapScrollView rows = new RowSnapScrollView(activity, null);
    rows.setVerticalFadingEdgeEnabled(true);
    rows.setFadingEdgeLength(Math.round(RIM_DP * density));
    rows.addView(column);
    FrameLayout window = new FrameLayout(activity);
    int height = Math.round((LARGE_DP + 2 * RIM_DP) * density);
    window.addView(rows, LayoutParams.MATCH_PARENT, height);
    return window;
  }
}
