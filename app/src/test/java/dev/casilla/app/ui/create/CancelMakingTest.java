package dev.casilla.app.ui.create;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.testing.device.Rotation;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Generating shows progress and can be stopped. */
@RunWith(AndroidJUnit4.class)
@Config(application = ManualPuzzleMakerApplication.class)
public final class CancelMakingTest {
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  private final ManualPuzzleMakerApplication application =
      ApplicationProvider.getApplicationContext();

  @Test
  public void making_stopped_keepsNothing() {
    try (ActivityScenario<CreateActivity> screen = ActivityScenario.launch(CreateActivity.class)) {
      onView(withId(R.id.make)).perform(click());
      onView(withText(R.string.making)).check(matches(isDisplayed()));
      onView(withId(R.id.half_turn)).check(matches(not(isEnabled())));
      onView(withText(R.string.stop)).perform(click());
      onView(withText(R.string.make_puzzle)).check(matches(isDisplayed()));
      application.making.runAll();
      assertEquals(0, application.kept());
      assertEquals(Lifecycle.State.RESUMED, screen.getState());
    }
  }

  @Test
  public void making_screenMadeAnew_goesOn() {
    try (ActivityScenario<CreateActivity> screen = ActivityScenario.launch(CreateActivity.class)) {
      onView(withId(R.id.make)).perform(click());
      Rotation.turn(screen);
      onView(withText(R.string.making)).check(matches(isDisplayed()));
      application.making.runAll();
      assertEquals(1, application.kept());
      Intent shown = shadowOf(application).getNextStartedActivity();
      assertTrue(shown.filterEquals(PuzzleActivity.intent(application, 1)));
      screen.onActivity(activity -> assertTrue(activity.isFinishing()));
    }
  }
}
