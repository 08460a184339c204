package dev.casilla.app.accessibility;

import com.google.android.apps.common.testing.accessibility.framework.AccessibilityViewCheckResult;
import com.google.android.apps.common.testing.accessibility.framework.checks.SpeakableTextPresentCheck;
import dev.casilla.app.ui.board.BoardView;
import org.hamcrest.Description;
import org.hamcrest.TypeSafeMatcher;

/** Matches the result that a board has no text: its 81 cells have. */
@SuppressWarnings(
    "deprecation") // The framework's validator for Espresso speaks of no other results.
final class SilentBoardMatcher extends TypeSafeMatcher<AccessibilityViewCheckResult> {
  @Override
  protected boolean matchesSafely(AccessibilityViewCheckResult result) {
    return result.getView() instanceof BoardView
        && result.getSourceCheckClass().equals(SpeakableTextPresentCheck.class);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("a board that itself says nothing");
  }
}
