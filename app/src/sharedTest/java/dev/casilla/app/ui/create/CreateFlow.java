package dev.casilla.app.ui.create;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isChecked;
import static androidx.test.espresso.matcher.ViewMatchers.isEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.Polling.eventually;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.testing.ArchiveAccess;
import dev.casilla.app.testing.EmptyArchiveRule;
import dev.casilla.app.testing.device.Rotation;
import dev.casilla.app.ui.create.PuzzleSpec.DifficultyLevel;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;

/** Generates a puzzle; the device is rotated at every step. */
public abstract class CreateFlow {
  @Rule public final EmptyArchiveRule archive = new EmptyArchiveRule();
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  private ActivityScenario<CreateActivity> screen;

  @Before
  public void open() {
    screen = ActivityScenario.launch(CreateActivity.class);
  }

  @After
  public void close() {
    screen.close();
  }

  @Test
  public void wish_screenMadeAnewBeforeItIsSaid_isFulfilled() {
    spec();
    Rotation.turnAndRecreate(screen);
    onView(withId(R.id.quarter_turn)).perform(scrollTo()).check(matches(isChecked()));
    onView(withId(R.id.search)).perform(scrollTo()).check(matches(isChecked()));
    onView(withId(R.id.make)).perform(click());
    assertIsMade();
  }

  @Test
  public void wish_screenMadeAnewWhileItIsMade_isFulfilled() {
    spec();
    ArchiveAccess.keepBusy(
        () -> {
          onView(withId(R.id.make)).perform(click());
          assertIsMaking();
          Rotation.turnAndRecreate(screen);
          assertIsMaking();
        });
    assertIsMade();
  }

  private static void spec() {
    onView(withId(R.id.quarter_turn)).perform(scrollTo(), click());
    onView(withId(R.id.search)).perform(scrollTo(), click());
  }

  /** The choice cannot be changed while generating, and is kept. */
  private static void assertIsMaking() {
    onView(withId(R.id.quarter_turn)).check(matches(not(isEnabled())));
    onView(withId(R.id.quarter_turn)).check(matches(isChecked()));
    onView(withId(R.id.make))
        .check((make, missing) -> assertTrue("idle", isStop(make) || !make.isEnabled()));
  }

  private static boolean isStop(View make) {
    return withText(R.string.stop).matches(make);
  }

  private void assertIsMade() {
    eventually(() -> assertTrue("not over", isOver()));
    StoredSheet last = ArchiveAccess.last().get();
    assertEquals(Origin.GENERATED, last.origin());
    assertEquals(DifficultyLevel.SEARCH, DifficultyLevel.of(last.sheet().givens()));
  }

  /** Robolectric does not destroy finished activities. */
  private boolean isOver() {
    AtomicBoolean over = new AtomicBoolean(screen.getState() == Lifecycle.State.DESTROYED);
    if (!over.get()) {
      screen.onActivity(activity -> over.set(activity.isFinishing()));
    }
    return over.get();
  }
}
