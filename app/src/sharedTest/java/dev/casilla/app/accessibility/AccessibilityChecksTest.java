package dev.casilla.app.accessibility;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import android.graphics.Color;
import android.widget.FrameLayout;
import android.widget.ImageButton;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.apps.common.testing.accessibility.framework.checks.SpeakableTextPresentCheck;
import com.google.android.apps.common.testing.accessibility.framework.checks.TouchTargetSizeCheck;
import com.google.android.apps.common.testing.accessibility.framework.integrations.AccessibilityViewCheckException;
import dev.casilla.app.R;
import dev.casilla.app.ui.settings.AboutActivity;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The checks find every error, and none on a correct screen. */
@RunWith(AndroidJUnit4.class)
@SuppressWarnings(
    "deprecation") // The framework's validator for Espresso speaks of no other results.
public final class AccessibilityChecksTest {
  private static final int LARGE_DP = 48;
  private static final int SMALL_DP = 20;

  @Rule public final AccessibilityChecks checks = new AccessibilityChecks();

  private final ActivityScenario<AboutActivity> screen =
      ActivityScenario.launch(AboutActivity.class);

  @After
  public void closeScreen() {
    screen.close();
  }

  @Test
  public void largeNamedButton_isFine() {
    show(LARGE_DP, "Solve");
    onView(withId(R.id.primary)).perform(click());
  }

  @Test
  public void unnamedButton_isFoundOut() {
    assertErrors(LARGE_DP, null, SpeakableTextPresentCheck.class);
  }

  @Test
  public void smallButton_isFoundOut() {
    assertErrors(SMALL_DP, "Solve", TouchTargetSizeCheck.class);
  }

  @Test
  public void smallUnnamedButton_isFoundOutTwice() {
    assertErrors(SMALL_DP, null, SpeakableTextPresentCheck.class, TouchTargetSizeCheck.class);
  }

  private void assertErrors(int dp, @Nullable String name, Class<?>... expected) {
    show(dp, name);
    AccessibilityViewCheckException found =
        assertThrows(
            AccessibilityViewCheckException.class,
            () -> onView(withId(R.id.primary)).perform(click()));
    Set<Class<?>> sources = new HashSet<>();
    found.getResults().forEach(result -> sources.add(result.getSourceCheckClass()));
    assertEquals(new HashSet<>(List.of(expected)), sources);
  }

  /** A screen with one button of {@code dp} by {@code dp}. */
  private void show(int dp, @Nullable String name) {
    screen.onActivity(
        activity -> {
          ImageButton button = new ImageButton(activity);
          button.setId(R.id.primary);
          button.setBackgroundColor(Color.BLACK);
          button.setContentDescription(name);
          int side = Math.round(dp * activity.getResources().getDisplayMetrics().density);
          FrameLayout window = new FrameLayout(activity);
          window.addView(button, side, side);
          activity.setContentView(window);
        });
  }
}
