package dev.casilla.app.golden;

import android.view.View;
import android.view.ViewGroup;
import com.google.android.material.progressindicator.CircularProgressIndicator;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/** Moves indeterminate progress indicators to a visible position. */
/*
 * A picture would show the start of the animation, when hardly anything is drawn. The library sets
 * the position in its own tests through a method that is used here.
 */
final class Spinner {
  /** The position with the longest arc: 667 of 5,400 ms. */
  private static final float LONGEST = 667f / 5400;

  private Spinner() {}

  /** Moves every indicator in {@code view} to the position with the longest arc. */
  static void turn(View view) {
    if (view instanceof CircularProgressIndicator ring && ring.isIndeterminate()) {
      Object animation =
          ReflectionHelpers.callInstanceMethod(
              ring.getIndeterminateDrawable(), "getAnimatorDelegate");
      ReflectionHelpers.callInstanceMethod(
          animation, "setAnimationFraction", ClassParameter.from(float.class, LONGEST));
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        turn(group.getChildAt(i));
      }
    }
  }
}
