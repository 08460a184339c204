package dev.casilla.app.ui.review;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isPlatformPopup;
import static androidx.test.espresso.matcher.ViewMatchers.Visibility.GONE;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.device.ScrollIntoView.intoView;

import androidx.annotation.StringRes;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.golden.Popup;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** A window of half a phone's height has no title bar: its actions are in a menu. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h416dp-port-mdpi")
public final class ReviewMoreMenuTest {
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  @Test
  public void turnAndUndo_withoutBar_areReached() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.clear())) {
      choose(R.string.review_turn);
      until(screen, state -> state.show().undo() && !state.show().unread());
      choose(R.string.undo);
      until(screen, state -> state.draft().cells().equals(DraftSamples.clear().cells()));
    }
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void more_withBar_isNotThere() {
    try (ActivityScenario<ReviewActivity> screen = review(DraftSamples.clear())) {
      until(screen, state -> state.finding() instanceof ReviewVerdict.OneSolution);
      onView(withId(R.id.more)).check(matches(withEffectiveVisibility(GONE)));
    }
  }

  private static void choose(@StringRes int name) {
    onView(withId(R.id.more)).perform(intoView(), click());
    onView(withText(name)).inRoot(isPlatformPopup()).perform(click());
    Eventually.until("no menu", () -> Popup.count() == 0);
  }

  private static ActivityScenario<ReviewActivity> review(ScanDraft draft) {
    return ActivityScenario.launch(
        ReviewActivity.intent(ApplicationProvider.getApplicationContext(), draft));
  }

  private static void until(
      ActivityScenario<ReviewActivity> screen, Predicate<ReviewUiState> isSo) {
    screen.onActivity(
        activity -> {
          ReviewViewModel model = new ViewModelProvider(activity).get(ReviewViewModel.class);
          Eventually.until(
              "a state", () -> isSo.test(Objects.requireNonNull(model.state().getValue())));
        });
  }
}
