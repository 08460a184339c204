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

/** A screen as the system treats it: it is turned, left, and its process ends. */
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

  /** The screen that {@code intent} leads to. */
  public static <A extends Activity> ScreenLifecycle<A> open(Class<A> screen, Intent intent) {
    return new ScreenLifecycle<>(screen, new Intent(intent));
  }

  /** What interrupts a person. */
  public enum Interruption {
    /** The phone is turned: another activity, with the same view models. */
    TURN,
    /** Another app needs the memory: nothing is left but bytes. */
    DEATH
  }

  /** The activity as it is now. */
  public A get() {
    return controller.get();
  }

  /** Interrupts what goes on. */
  public void interrupt(Interruption interruption) {
    if (interruption == Interruption.TURN) {
      turn();
    } else {
      die();
    }
    idle();
  }

  /** Comes back after another app was before it. */
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
