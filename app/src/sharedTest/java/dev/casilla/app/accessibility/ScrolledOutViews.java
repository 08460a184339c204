package dev.casilla.app.accessibility;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewParent;
import com.google.android.apps.common.testing.accessibility.framework.AccessibilityViewCheckResult;
import com.google.android.apps.common.testing.accessibility.framework.checks.TouchTargetSizeCheck;
import dev.casilla.app.ui.common.layout.RowSnapScrollView;
import org.hamcrest.Description;
import org.hamcrest.TypeSafeMatcher;

/** Matches results for controls that are large enough but partly scrolled out. */
/*
 * The framework skips views that end at the edge of their scrolling parent, but RowSnapScrollView
 * ends at its padding, above a row that does not fit.
 */
@SuppressWarnings(
    "deprecation") // The framework's validator for Espresso speaks of no other results.
final class ScrolledOutViews extends TypeSafeMatcher<AccessibilityViewCheckResult> {
  private static final int LEAST_DP = 48;

  @Override
  protected boolean matchesSafely(AccessibilityViewCheckResult result) {
    View view = result.getView();
    return view != null
        && result.getSourceCheckClass().equals(TouchTargetSizeCheck.class)
        && isLarge(view)
        && isBeyondFold(view);
  }

  private static boolean isLarge(View view) {
    float density = view.getResources().getDisplayMetrics().density;
    return Math.min(view.getWidth(), view.getHeight()) >= Math.floor(LEAST_DP * density);
  }

  private static boolean isBeyondFold(View view) {
    for (ViewParent parent = view.getParent(); parent != null; parent = parent.getParent()) {
      if (parent instanceof RowSnapScrollView rows) {
        Rect place = new Rect(0, 0, view.getWidth(), view.getHeight());
        rows.offsetDescendantRectToMyCoords(view, place);
        int fold = rows.getScrollY() + rows.getHeight() - rows.getPaddingBottom();
        return place.bottom > fold && rows.canScrollVertically(1);
      }
    }
    return false;
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("a control that is partly scrolled out");
  }
}
