package dev.casilla.app.create;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isChecked;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.Espresso;
import androidx.test.espresso.IdlingRegistry;
import androidx.test.espresso.IdlingResource;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.EmptyArchive;
import dev.casilla.app.R;
import dev.casilla.app.Rotation;
import dev.casilla.app.StateIdling;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.create.CreateUiState.Stage;
import dev.casilla.app.puzzle.PuzzleScope;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.SheetStore;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** From a wish to a puzzle, as a person does it. */
@RunWith(AndroidJUnit4.class)
public final class MakePuzzleTest {
  @Rule public final EmptyArchive archive = new EmptyArchive();
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  @Test
  public void wish_keptWhileTheScreenIsMadeAnew_isFulfilled() throws Exception {
    try (ActivityScenario<CreateActivity> screen = ActivityScenario.launch(CreateActivity.class)) {
      onView(withId(R.id.quarter_turn)).perform(scrollTo(), click());
      onView(withId(R.id.search)).perform(scrollTo(), click());
      Rotation.turn(screen);
      onView(withId(R.id.quarter_turn)).perform(scrollTo()).check(matches(isChecked()));
      onView(withId(R.id.search)).perform(scrollTo()).check(matches(isChecked()));
      IdlingResource making = making(screen);
      IdlingRegistry.getInstance().register(making);
      onView(withId(R.id.make)).perform(click());
      Espresso.onIdle();
      IdlingRegistry.getInstance().unregister(making);
      assertTrue(isOver(screen));
    }
    KeptSheet last = lastSheet();
    assertEquals(Origin.GENERATED, last.origin());
    assertEquals(Level.SEARCH, Level.of(last.sheet().givens()));
  }

  private static IdlingResource making(ActivityScenario<CreateActivity> screen) {
    AtomicReference<IdlingResource> making = new AtomicReference<>();
    screen.onActivity(
        activity -> {
          LiveData<CreateUiState> state =
              new ViewModelProvider(activity).get(CreateViewModel.class).state();
          making.set(new StateIdling("making", state, () -> isMaking(state.getValue())));
        });
    return Objects.requireNonNull(making.get());
  }

  private static boolean isMaking(CreateUiState state) {
    return state.stage() == Stage.MAKING || state.stage() == Stage.MAKING_LONG;
  }

  /** Robolectric does not destroy what is finished. */
  private static boolean isOver(ActivityScenario<CreateActivity> screen) {
    AtomicBoolean over = new AtomicBoolean(screen.getState() == Lifecycle.State.DESTROYED);
    if (!over.get()) {
      screen.onActivity(activity -> over.set(activity.isFinishing()));
    }
    return over.get();
  }

  /** A store may take a disk's time, which is not for the main thread. */
  private static KeptSheet lastSheet() throws Exception {
    PuzzleScope application = ApplicationProvider.getApplicationContext();
    SheetStore sheets = application.sheets();
    ExecutorService other = Executors.newSingleThreadExecutor();
    try {
      return other.submit(() -> sheets.last().orElseThrow(AssertionError::new)).get();
    } finally {
      other.shutdown();
    }
  }
}
