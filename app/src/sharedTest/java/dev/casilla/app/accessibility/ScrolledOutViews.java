package dev.casilla.app.accessibility;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewParent;
import com.google.android.apps.common.testing.accessibility.framework.AccessibilityViewCheckResult;
import com.google.android.apps.common.testing.accessibility.framework.checks.TouchTargetSizeCheck;
import dev.casilla.app.ui.common.layout.RowSnapScrollView;
import org.hamcrest.Description;
import org.hamcrest.TypeSafeMatcher;

/** That of something large enough to tap only a rim is in view, as it can be scrolled to. */
/*
 * The framework itself asks nothing of what ends where its scrolling parent does. It does not see
 * that WholeRows end at their padding, above a row that is not whole.
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
