package dev.casilla.app.testing.device;

import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;

import android.graphics.Rect;
import android.view.View;
import androidx.test.espresso.UiController;
import androidx.test.espresso.ViewAction;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import org.hamcrest.Matcher;

/** Scrolls to a view if it is inside a scrolling parent. */
public final class ScrollIntoView implements ViewAction {
  private ScrollIntoView() {}

  public static ViewAction intoView() {
    return new ScrollIntoView();
  }

  @Override
  public Matcher<View> getConstraints() {
    return withEffectiveVisibility(Visibility.VISIBLE);
  }

  @Override
  public String getDescription() {
    return "bring into sight";
  }

  @Override
  public void perform(UiController device, View view) {
    view.requestRectangleOnScreen(new Rect(0, 0, view.getWidth(), view.getHeight()), true);
    device.loopMainThreadUntilIdle();
  }
}
