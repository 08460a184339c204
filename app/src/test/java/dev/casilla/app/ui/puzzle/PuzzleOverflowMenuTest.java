package dev.casilla.app.ui.puzzle;

import static androidx.test.espresso.Espresso.onData;
import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.RootMatchers.isPlatformPopup;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static dev.casilla.app.testing.device.ScrollIntoView.intoView;
import static org.hamcrest.Matchers.anything;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.DataInteraction;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.golden.Popup;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** In split screen, where there is no room for the toolbar. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h416dp-port-mdpi")
public final class PuzzleOverflowMenuTest {
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  private final AtomicReference<View> button = new AtomicReference<>();
  private final List<String> offered = new ArrayList<>();
  private final List<String> chosen = new ArrayList<>();

  @Test
  public void eachAction_isReachedByTouch() {
    inHalfAScreen(PuzzleStates.clashing(), this::touch);
  }

  @Test
  public void atTheDoors_eachAction_isReachedByTouch() {
    inHalfAScreen(PuzzleStates.homeAgain(), this::touch);
  }

  @Test
  public void eachAction_isReachedByAScreenReader() {
    shadowOf(
            ApplicationProvider.getApplicationContext()
                .getSystemService(AccessibilityManager.class))
        .setEnabled(true);
    inHalfAScreen(
        PuzzleStates.clashing(),
        place -> {
          activate(Objects.requireNonNull(button.get()));
          Eventually.until("a menu", () -> Popup.count() == 1);
          item(place).check((item, missing) -> activate(item));
        });
  }

  @Test
  public void menu_goesWithItsScreen() {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      screen.onActivity(
          activity ->
              LaidOutPuzzleScreen.of(activity, PuzzleStates.state(PuzzleStates.clashing()))
                  .views
                  .controls
                  .more
                  .performClick());
      Eventually.until("a menu", () -> Popup.count() == 1);
      screen.recreate();
      assertEquals(0, Popup.count());
    }
  }

  /**
   * Shows {@code scene}, and has {@code choose} choose each of what the bar's menu offers there.
   */
  private void inHalfAScreen(PuzzleState scene, IntConsumer choose) {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      screen.onActivity(
          activity -> {
            LaidOutPuzzleScreen picture =
                LaidOutPuzzleScreen.of(activity, PuzzleStates.state(scene));
            button.set(picture.views.controls.more);
            listen(picture.views.title.getMenu());
          });
      for (int place = 0; place < offered.size(); place++) {
        choose.accept(place);
        Eventually.until("no menu", () -> Popup.count() == 0);
      }
    }
    assertTrue(offered.toString(), offered.size() >= 2);
    assertEquals(offered, chosen);
  }

  private void listen(Menu menu) {
    for (int i = 0; i < menu.size(); i++) {
      MenuItem item = menu.getItem(i);
      if (item.isVisible()) {
        offered.add(text(item));
        item.setOnMenuItemClickListener(tapped -> chosen.add(text(tapped)));
      }
    }
  }

  private void touch(int place) {
    onView(withId(R.id.more)).perform(intoView(), click());
    item(place).perform(click());
  }

  private static DataInteraction item(int place) {
    return onData(anything()).inRoot(isPlatformPopup()).atPosition(place);
  }

  private static String text(MenuItem item) {
    return String.valueOf(item.getTitle());
  }

  private static void activate(View view) {
    AccessibilityNodeInfo node = view.createAccessibilityNodeInfo();
    assertTrue(node.isClickable());
    assertTrue(view.performAccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK, null));
  }
}
