package dev.casilla.app.ui.review;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.SimulatedPhoneApplication;
import dev.casilla.app.data.draft.DraftCodec;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.testing.device.ScreenLifecycle.Interruption;
import dev.casilla.app.ui.history.HistoryActivity;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A draft whose review was left is continued from the history. */
@RunWith(AndroidJUnit4.class)
public final class StoredDraftFlowTest {
  private static final int C3 = DraftSamples.cell("C3");
  private static final int G7 = DraftSamples.cell("G7");

  private final SimulatedPhoneApplication application = ApplicationProvider.getApplicationContext();

  @Test
  public void back_thenFromTheHistory_hasEveryDoubtAndThePhoto() {
    leave(DraftSamples.doubtful());
    Intent review = openFromHistory();
    assertEquals(ReviewActivity.class.getName(), review.getComponent().getClassName());
    try (ScreenLifecycle<ReviewActivity> screen = review(review)) {
      await(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
      ScanDraft back = state(screen).draft();
      assertEquals(DraftSamples.doubtful().cells(), back.cells());
      assertTrue(back.plate().isPresent());
      onView(withText(application.getString(R.string.review_doubtful, 1, 2, "C3")))
          .check(matches(isDisplayed()));
      onView(withId(R.id.crop)).check(matches(isDisplayed()));
    }
    assertEquals(1, outlines().size());
  }

  /** Photos are kept in memory only. */
  @Test
  public void back_thenFromTheHistoryOfAnotherProcess_hasEveryDoubtAndNoPhoto() {
    leave(DraftSamples.doubtful());
    application.die();
    try (ScreenLifecycle<ReviewActivity> screen = review(openFromHistory())) {
      await(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
      ScanDraft back = state(screen).draft();
      assertEquals(DraftSamples.doubtful().cells(), back.cells());
      assertFalse(back.plate().isPresent());
    }
  }

  @Test
  public void back_fromWhatIsProposed_isProposedAgain() {
    leave(DraftSamples.mistaken());
    try (ScreenLifecycle<ReviewActivity> screen = review(openFromHistory())) {
      await(screen, state -> state.finding() instanceof ReviewVerdict.Clashing);
      assertEquals(DraftSamples.mistaken().proposals(), state(screen).draft().proposals());
      onView(withId(R.id.repair)).perform(scrollTo(), click());
      await(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
    }
  }

  @Test
  public void keptWithoutPhoto_repaired_isToldAndCanBeTakenBack() {
    long id = keep(DraftCodec.pack(DraftSamples.repaired().with(Optional.empty())));
    try (ScreenLifecycle<ReviewActivity> screen = review(ReviewActivity.intent(application, id))) {
      await(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
      assertSays(R.id.repair_changes, "Repaired: G7 is 5 instead of 6");
      assertSays(R.id.verdict, application.getString(R.string.review_proper));
      onView(withId(R.id.repair)).perform(scrollTo(), click());
      await(screen, state -> state.finding() instanceof ReviewVerdict.Clashing);
      assertSays(R.id.repair_changes, "G7: 5 instead of 6");
      assertSays(R.id.verdict, application.getString(R.string.review_clashing));
      onView(withId(R.id.repair)).perform(scrollTo(), click());
      await(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
      onView(withId(R.id.proposal)).check(matches(not(isDisplayed())));
    }
  }

  private static void assertSays(int id, String words) {
    onView(withId(id)).check(matches(allOf(isDisplayed(), withText(words))));
  }

  /** Clears the memory: only stored data is left. */
  @Test
  public void draftWithoutPhoto_everyDoubt_canBeReviewedAndCorrected() {
    long id = keep(DraftCodec.pack(DraftSamples.doubtful().with(Optional.empty())));
    try (ScreenLifecycle<ReviewActivity> screen = review(ReviewActivity.intent(application, id))) {
      await(screen, state -> state.selected() == C3);
      onView(withId(R.id.no_photo)).perform(scrollTo()).check(matches(isDisplayed()));
      onView(withId(R.id.photo)).check(matches(not(isDisplayed())));
      onView(withId(R.id.crop)).check(matches(not(isDisplayed())));
      onView(withId(R.id.choice1)).perform(scrollTo(), click());
      await(screen, state -> state.selected() == G7);
      onView(withId(R.id.choice2)).perform(scrollTo(), click());
      await(screen, state -> state.doubts() == 0 && state.draft().cell(G7).digit() == 6);
    }
  }

  @Test
  public void keptWithoutPhoto_turned_liesAnotherWayWithItsDoubts() {
    long id = keep(DraftCodec.pack(DraftSamples.doubtful().with(Optional.empty())));
    try (ScreenLifecycle<ReviewActivity> screen = review(ReviewActivity.intent(application, id))) {
      await(screen, state -> state.selected() == C3);
      ReviewViewModel model = model(screen);
      for (int i = 0; i < 4; i++) {
        model.turn();
        await(screen, state -> !(state.finding() instanceof ReviewVerdict.Checking));
        assertEquals(2, state(screen).doubts());
      }
      assertEquals(DraftSamples.doubtful().cells(), state(screen).draft().cells());
    }
  }

  @Test
  public void keptWithoutPhoto_interrupted_isAsItWas() {
    for (Interruption interruption : Interruption.values()) {
      long id = keep(DraftCodec.pack(DraftSamples.doubtful().with(Optional.empty())));
      try (ScreenLifecycle<ReviewActivity> screen =
          review(ReviewActivity.intent(application, id))) {
        await(screen, state -> state.selected() == C3);
        model(screen).correct(7);
        screen.interrupt(interruption);
        await(screen, state -> state.selected() == G7);
        assertEquals(7, state(screen).draft().cell(C3).digit());
        model(screen).undo();
        assertEquals(1, state(screen).draft().cell(C3).digit());
        assertTrue(state(screen).draft().cell(C3).isDoubtful());
      }
    }
  }

  @Test
  public void used_isNoLongerADraft() {
    leave(DraftSamples.doubtful());
    try (ScreenLifecycle<ReviewActivity> screen = review(openFromHistory())) {
      await(screen, state -> state.selected() == C3);
      assertFalse(BackgroundThread.get(() -> application.sheets().last()).isPresent());
      onView(withId(R.id.use)).perform(click());
      Eventually.until("the puzzle", () -> screen.get().isFinishing());
    }
    Intent puzzle = next();
    assertEquals(PuzzleActivity.class.getName(), puzzle.getComponent().getClassName());
    assertTrue(
        "not in the task of an app that shared the photo",
        (puzzle.getFlags() & Intent.FLAG_ACTIVITY_NEW_TASK) != 0);
    assertFalse(outlines().get(0).isDraft());
    assertTrue(BackgroundThread.get(() -> application.sheets().last()).isPresent());
  }

  @Test
  public void keptReading_unreadable_isAPuzzle() {
    long id = keep(new byte[] {9, 9, 9});
    try (ScreenLifecycle<ReviewActivity> screen = review(ReviewActivity.intent(application, id))) {
      Eventually.until("the puzzle", () -> screen.get().isFinishing());
    }
    Intent puzzle = next();
    assertTrue(puzzle.filterEquals(PuzzleActivity.intent(application, id)));
  }

  private long keep(byte[] reading) {
    return BackgroundThread.get(
        () ->
            application.sheets().addDraft(Origin.PHOTO, DraftSamples.doubtful().sheet(), reading));
  }

  /** Presses Back once the screen is shown. */
  private void leave(ScanDraft draft) {
    try (ScreenLifecycle<ReviewActivity> screen =
        review(ReviewActivity.intent(application, draft))) {
      Eventually.until("a draft", () -> !outlines().isEmpty());
      screen.get().getOnBackPressedDispatcher().onBackPressed();
      assertTrue(screen.get().isFinishing());
    }
    assertTrue(outlines().get(0).isDraft());
  }

  /** The screen that the first history row opens. */
  private Intent openFromHistory() {
    try (ScreenLifecycle<HistoryActivity> screen =
        ScreenLifecycle.open(HistoryActivity.class, HistoryActivity.intent(application))) {
      String draft = application.getString(R.string.review_draft);
      Eventually.until(draft, () -> screen.get().findViewById(R.id.state) != null);
      onView(withText(draft)).check(matches(isDisplayed()));
      onView(withText(draft)).perform(click());
    }
    return next();
  }

  private static ScreenLifecycle<ReviewActivity> review(Intent intent) {
    return ScreenLifecycle.open(ReviewActivity.class, intent);
  }

  private static void await(ScreenLifecycle<ReviewActivity> screen, Predicate<ReviewUiState> isSo) {
    Eventually.until("a reading", () -> screen.get().findViewById(R.id.use) != null);
    Eventually.until("a state", () -> isSo.test(state(screen)));
  }

  private static ReviewUiState state(ScreenLifecycle<ReviewActivity> screen) {
    return Objects.requireNonNull(model(screen).state().getValue());
  }

  private static ReviewViewModel model(ScreenLifecycle<ReviewActivity> screen) {
    return new ViewModelProvider(screen.get()).get(ReviewViewModel.class);
  }

  private List<SheetSummary> outlines() {
    return BackgroundThread.get(() -> application.sheets().summaries(null, 9));
  }

  private Intent next() {
    return shadowOf(application).getNextStartedActivity();
  }
}
