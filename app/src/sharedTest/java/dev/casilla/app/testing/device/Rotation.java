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
 * Turns the device while a screen is open: upright to lying on its side, or back; or has the screen
 * made anew where it is.
 */
/*
 * A real device is asked to turn, by the screen on it. One that is only simulated, which does not
 * turn by being asked, is registered as a service by those who simulate it.
 */
public final class Rotation {
  private Rotation() {}

  /** A device that is not real. */
  public interface Simulated {
    /** Lies on its side from now on, or stands upright again. */
    void turn(Configuration before);

    /** What goes together with {@code screen} when that is made anew. */
    default void leave(ComponentActivity screen) {}
  }

  /** Turns the device on which {@code screen} is; the screen is made anew. */
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

  /** Turns the device; after that the screen is made anew once more, as for another language. */
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
