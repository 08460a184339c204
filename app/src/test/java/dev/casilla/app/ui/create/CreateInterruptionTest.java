package dev.casilla.app.ui.create;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import android.view.View;
import android.widget.TextView;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.model.Origin;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.testing.device.ScreenLifecycle.Interruption;
import java.util.Arrays;
import java.util.Collection;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** The device is rotated or the process ends while a puzzle is generated. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = SlowPuzzleMakerApplication.class)
public final class CreateInterruptionTest {
  private final SlowPuzzleMakerApplication application =
      ApplicationProvider.getApplicationContext();
  private final Interruption interruption;

  public CreateInterruptionTest(Interruption interruption) {
    this.interruption = interruption;
  }

  @Parameters(name = "{0}")
  public static Collection<Interruption> interruptions() {
    return Arrays.asList(Interruption.values());
  }

  @Test
  public void making_goesOnAndIsKeptOnce() {
    try (ScreenLifecycle<CreateActivity> screen = open()) {
      makeUntilItTakesLong(screen);
      assertOffers(R.string.stop, screen);
      screen.interrupt(interruption);
      application.patience.runAll();
      assertOffers(R.string.stop, screen);
      finishMaking();
      Eventually.until(
          "the puzzle's screen", () -> shadowOf(application).peekNextStartedActivity() != null);
    }
    assertEquals(
        Origin.GENERATED, BackgroundThread.get(() -> application.sheets().last()).get().origin());
    assertEquals(1L, BackgroundThread.get(() -> application.sheets().last()).get().id());
  }

  @Test
  public void making_interruptedThenStopped_keepsNothing() {
    try (ScreenLifecycle<CreateActivity> screen = open()) {
      makeUntilItTakesLong(screen);
      screen.interrupt(interruption);
      application.patience.runAll();
      make(screen).performClick();
      assertOffers(R.string.make_puzzle, screen);
      screen.interrupt(interruption);
      assertOffers(R.string.make_puzzle, screen);
      finishMaking();
    }
    assertEquals(false, BackgroundThread.get(() -> application.sheets().last()).isPresent());
  }

  private ScreenLifecycle<CreateActivity> open() {
    return ScreenLifecycle.open(
        CreateActivity.class, new Intent(application, CreateActivity.class));
  }

  private void makeUntilItTakesLong(ScreenLifecycle<CreateActivity> screen) {
    make(screen).performClick();
    application.patience.runAll();
  }

  /** Puzzles are stored on the generating thread, not on the main thread. */
  private void finishMaking() {
    BackgroundThread.get(
        () -> {
          application.making.runAll();
          return true;
        });
  }

  private static void assertOffers(int name, ScreenLifecycle<CreateActivity> screen) {
    assertEquals(screen.get().getString(name), ((TextView) make(screen)).getText().toString());
  }

  private static View make(ScreenLifecycle<CreateActivity> screen) {
    return screen.get().findViewById(R.id.make);
  }
}
