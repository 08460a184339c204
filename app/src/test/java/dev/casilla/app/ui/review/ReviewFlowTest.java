package dev.casilla.app.ui.review;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.view.KeyEvent;
import android.view.View;
import android.widget.TextView;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.CasillaApplication;
import dev.casilla.app.R;
import dev.casilla.app.golden.Given;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.ui.review.cards.ReviewVerdictCard;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import dev.casilla.solver.Grid;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowLooper;

/** Reviews a draft from start to end, by touch and by keyboard. */
@RunWith(AndroidJUnit4.class)
public final class ReviewFlowTest {
  private final CasillaApplication application = ApplicationProvider.getApplicationContext();

  @Test
  public void doubts_lookedAtOneByOne_areNone() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.doubtful())) {
      onView(withText(application.getString(R.string.review_doubtful, 1, 2, "C3")))
          .check(matches(isDisplayed()));
      onView(withId(R.id.choice1)).perform(scrollTo(), click());
      onView(withText(application.getString(R.string.review_doubtful, 1, 1, "G7")))
          .check(matches(isDisplayed()));
      onView(withId(R.id.choice2)).perform(scrollTo(), click());
      until(screen, state -> state.doubts() == 0 && state.draft().cell(cell("G7")).digit() == 6);
      until(screen, state -> state.finding() instanceof ReviewVerdict.Clashing);
      onView(withText(R.string.review_clashing)).perform(scrollTo()).check(matches(isDisplayed()));
    }
  }

  /** A screen reader would read a flicker out. */
  @Test
  public void checking_takesNoTime_isNotSaid() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.clear())) {
      until(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
      screen.onActivity(
          activity -> {
            find(activity, new ReviewVerdict.Checking());
            assertEquals(application.getString(R.string.review_proper), fact(activity));
            find(activity, new ReviewVerdict.TooFew(16));
            String fewClues = fact(activity);
            pass();
            assertEquals(fewClues, fact(activity));
            find(activity, new ReviewVerdict.Checking());
            pass();
            assertEquals(application.getString(R.string.review_checking), fact(activity));
          });
    }
  }

  @Test
  public void unjudged_saysSoAndIsJudgedWhenAsked() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.clear())) {
      until(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
      onView(withId(R.id.action)).check(matches(not(isDisplayed())));
      screen.onActivity(activity -> find(activity, new ReviewVerdict.JudgingFailed()));
      onView(withText(R.string.review_unjudged)).perform(scrollTo()).check(matches(isDisplayed()));
      onView(withText(R.string.scan_again)).perform(scrollTo(), click());
      until(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
      onView(withId(R.id.action)).check(matches(not(isDisplayed())));
    }
  }

  private static void find(ReviewActivity activity, ReviewVerdict finding) {
    LiveData<ReviewUiState> state =
        new ViewModelProvider(activity).get(ReviewViewModel.class).state();
    Given.state(state, Objects.requireNonNull(state.getValue()).with(finding));
  }

  private static String fact(ReviewActivity activity) {
    return activity.<TextView>findViewById(R.id.fact).getText().toString();
  }

  private static void pass() {
    ShadowLooper.idleMainLooper(ReviewVerdictCard.PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
  }

  @Test
  public void repair_proposed_listsItsChangesAndLeadsToOneSolution() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.mistaken())) {
      onView(withText(application.getString(R.string.review_change, "G7", "5", "6")))
          .perform(scrollTo())
          .check(matches(isDisplayed()));
      onView(withId(R.id.repair)).perform(scrollTo(), click());
      until(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
      onView(withText(R.string.review_proper)).perform(scrollTo()).check(matches(isDisplayed()));
    }
  }

  @Test
  public void turn_pageThatLay_isReadAndCanBeUndone() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.lying())) {
      onView(withContentDescription(R.string.undo)).check(doesNotExist());
      onView(withContentDescription(R.string.review_turn)).perform(click());
      until(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
      until(screen, state -> state.draft().givens().equals(DraftSamples.PUZZLE));
      onView(withContentDescription(R.string.undo)).perform(click());
      until(screen, state -> state.draft().givens().equals(Grid.EMPTY));
    }
  }

  @Test
  public void photo_laidOverTheBoard_canBeMoved() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.clear())) {
      onView(withId(R.id.plate)).check(matches(not(isDisplayed())));
      onView(withId(R.id.photo)).perform(scrollTo(), click());
      onView(withId(R.id.plate)).check(matches(isDisplayed()));
      onView(withId(R.id.amount)).check(matches(isDisplayed()));
      screen.recreate();
      until(screen, state -> state.show().photo().isShown());
    }
  }

  @Test
  public void keyboard_alone_doesAll() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.doubtful())) {
      press(screen, KeyEvent.KEYCODE_7, 0);
      until(screen, state -> state.draft().cell(cell("C3")).digit() == 7);
      until(screen, state -> state.selected() == cell("G7"));
      press(screen, KeyEvent.KEYCODE_DEL, 0);
      until(screen, state -> state.draft().cell(cell("G7")).digit() == 0);
      press(screen, KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON);
      until(screen, state -> state.draft().cell(cell("G7")).digit() == 5);
      screen.onActivity(
          activity -> {
            View board = activity.findViewById(R.id.board);
            assertTrue(board.isFocusable());
            assertTrue(activity.findViewById(R.id.use).isFocusable());
          });
    }
  }

  /** Leaving needs no confirmation: the corrected draft is in the history. */
  @Test
  public void back_fromACorrection_losesNothing() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.doubtful())) {
      act(screen, model -> model.correct(7));
      screen.onActivity(
          activity -> {
            activity.getOnBackPressedDispatcher().onBackPressed();
            assertTrue(activity.isFinishing());
            Eventually.until(
                "the correction in the history",
                () -> last().map(kept -> kept.sheet().digitAt(cell("C3")) == 7).orElse(false));
          });
    }
  }

  @Test
  public void nothingRead_cannotBeUsedBeforeADigitIsThere() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.blank())) {
      screen.onActivity(activity -> assertFalse(activity.findViewById(R.id.use).isEnabled()));
      act(screen, model -> model.gestures().enter(0, 4));
      screen.onActivity(activity -> assertTrue(activity.findViewById(R.id.use).isEnabled()));
    }
  }

  private ActivityScenario<ReviewActivity> review(ScanDraft draft) {
    Intent intent = ReviewActivity.intent(application, draft);
    return ActivityScenario.launch(intent);
  }

  private static void press(ActivityScenario<ReviewActivity> screen, int key, int meta) {
    screen.onActivity(
        activity ->
            assertTrue(
                activity.onKeyDown(key, new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, key, 0, meta))));
  }

  private static void act(
      ActivityScenario<ReviewActivity> screen, Consumer<ReviewViewModel> gesture) {
    screen.onActivity(
        activity -> gesture.accept(new ViewModelProvider(activity).get(ReviewViewModel.class)));
  }

  private static void until(
      ActivityScenario<ReviewActivity> screen, Predicate<ReviewUiState> isSo) {
    act(screen, model -> Eventually.until("a state", () -> isSo.test(model.state().getValue())));
  }

  private static int cell(String name) {
    return DraftSamples.cell(name);
  }

  private Optional<StoredSheet> last() {
    return BackgroundThread.get(() -> application.sheets().lastDraft());
  }
}
