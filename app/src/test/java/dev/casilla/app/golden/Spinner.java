package dev.casilla.app.golden;

import android.view.View;
import android.view.ViewGroup;
import com.google.android.material.progressindicator.CircularProgressIndicator;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/** Shows rings that go round and round as they are most of the time. */
/*
 * A picture finds them where they begin, when there is next to nothing to be seen of them. Where in
 * its round a ring is only the library can say, and it has a way to for its own tests.
 */
final class Spinner {
  /** When as much of the ring is there as ever is: after 667 ms of 5,400. */
  private static final float LONGEST = 667f / 5400;

  private Spinner() {}

  /** Puts every ring in {@code view} where most of it is to be seen. */
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
