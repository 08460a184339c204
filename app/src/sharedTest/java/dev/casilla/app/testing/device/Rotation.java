package dev.casilla.app.testing.device;

import static dev.casilla.app.testing.Polling.eventually;
import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.content.pm.ActivityInfo;
import android.content.res.Configuration;
import androidx.activity.ComponentActivity;
import androidx.test.core.app.ActivityScenario;
import java.util.Iterator;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Rotates the device between portrait and landscape while a screen is open, or recreates the
 * screen.
 */
/*
 * On a real device the screen requests an orientation. A simulated device ignores such requests, so
 * its implementation is registered as a service.
 */
public final class Rotation {
  private Rotation() {}

  /** A simulated device. */
  public interface Simulated {
    /** Switches between portrait and landscape. */
    void turn(Configuration before);

    /** Prepares {@code screen} for being recreated. */
    default void leave(ComponentActivity screen) {}
  }

  /** Rotates the device of {@code screen}, which recreates the screen. */
  public static <A extends ComponentActivity> void turn(ActivityScenario<A> screen) {
    Configuration[] before = new Configuration[1];
    screen.onActivity(
        activity -> before[0] = new Configuration(activity.getResources().getConfiguration()));
    int after = turned(before[0].orientation);
    Optional<Simulated> simulated = simulated();
    if (simulated.isPresent()) {
      simulated.get().turn(before[0]);
      recreate(screen);
    } else {
      screen.onActivity(activity -> activity.setRequestedOrientation(request(after)));
    }
    eventually(() -> screen.onActivity(activity -> assertEquals(after, orientation(activity))));
  }

  /** Rotates the device and then recreates the screen once more, as for a new language. */
  public static <A extends ComponentActivity> void turnAndRecreate(ActivityScenario<A> screen) {
    turn(screen);
    recreate(screen);
  }

  private static <A extends ComponentActivity> void recreate(ActivityScenario<A> screen) {
    simulated().ifPresent(device -> screen.onActivity(device::leave));
    screen.recreate();
  }

  private static Optional<Simulated> simulated() {
    Iterator<Simulated> simulated =
        ServiceLoader.load(Simulated.class, Rotation.class.getClassLoader()).iterator();
    return simulated.hasNext() ? Optional.of(simulated.next()) : Optional.empty();
  }

  private static int turned(int orientation) {
    return orientation == Configuration.ORIENTATION_LANDSCAPE
        ? Configuration.ORIENTATION_PORTRAIT
        : Configuration.ORIENTATION_LANDSCAPE;
  }

  private static int request(int orientation) {
    return orientation == Configuration.ORIENTATION_LANDSCAPE
        ? ActivityInfo.SCREEN_ORIENTATION_LANDSCAPE
        : ActivityInfo.SCREEN_ORIENTATION_PORTRAIT;
  }

  private static int orientation(Activity activity) {
    return activity.getResources().getConfiguration().orientation;
  }
}
