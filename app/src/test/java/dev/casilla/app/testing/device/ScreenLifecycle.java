package dev.casilla.app.testing.device;

import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.os.Looper;
import dev.casilla.app.SimulatedPhoneApplication;
import dev.casilla.app.testing.ParceledState;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;

/** Simulates rotation, leaving and process death of a screen. */
public final class ScreenLifecycle<A extends Activity> implements AutoCloseable {
  private final Class<A> screen;
  private final Intent intent;
  private ActivityController<A> controller;

  private ScreenLifecycle(Class<A> screen, Intent intent) {
    this.screen = screen;
    this.intent = intent;
    controller = Robolectric.buildActivity(screen, intent).setup();
    idle();
  }

  /** Opens the screen of {@code intent}. */
  public static <A extends Activity> ScreenLifecycle<A> open(Class<A> screen, Intent intent) {
    return new ScreenLifecycle<>(screen, new Intent(intent));
  }

  /** An interruption. */
  public enum Interruption {
    /** Rotation: a new activity with the same view models. */
    TURN,
    /** Process death: only the parceled saved state remains. */
    DEATH
  }

  /** Returns the current activity. */
  public A get() {
    return controller.get();
  }

  /** Interrupts the screen. */
  public void interrupt(Interruption interruption) {
    if (interruption == Interruption.TURN) {
      turn();
    } else {
      die();
    }
    idle();
  }

  /** Leaves the screen for another app and returns. */
  public void leaveAndReturn() {
    controller.pause().stop();
    idle();
    controller.restart().start().resume();
    idle();
  }

  @Override
  public void close() {
    controller.close();
  }

  private void turn() {
    boolean isUpright =
        controller.get().getResources().getConfiguration().orientation
            == Configuration.ORIENTATION_PORTRAIT;
    RuntimeEnvironment.setQualifiers(isUpright ? "+w720dp-h360dp-land" : "+w360dp-h720dp-port");
    controller.recreate();
  }

  private void die() {
    Bundle saved = new Bundle();
    controller.pause().stop().saveInstanceState(saved);
    controller.close();
    if (controller.get().getApplication() instanceof SimulatedPhoneApplication phone) {
      phone.die();
    }
    Bundle left = ParceledState.roundTrip(saved);
    controller =
        Robolectric.buildActivity(screen, new Intent(intent))
            .create(left)
            .start()
            .restoreInstanceState(left)
            .resume()
            .visible();
  }

  private static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }
}
