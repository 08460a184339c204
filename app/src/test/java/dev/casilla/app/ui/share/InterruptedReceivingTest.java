package dev.casilla.app.ui.share;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import android.view.View;
import android.widget.TextView;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.testing.device.ScreenLifecycle.Interruption;
import dev.casilla.app.ui.history.HistoryActivity;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.solver.Grid;
import java.util.Arrays;
import java.util.Collection;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** The device is rotated or the process ends while a received text is read. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = SlowImportApplication.class)
public final class InterruptedReceivingTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private final SlowImportApplication application = ApplicationProvider.getApplicationContext();
  private final Interruption interruption;

  public InterruptedReceivingTest(Interruption interruption) {
    this.interruption = interruption;
  }

  @Parameters(name = "{0}")
  public static Collection<Interruption> interruptions() {
    return Arrays.asList(Interruption.values());
  }

  @Test
  public void puzzle_isKeptAndShownOnce() {
    try (ScreenLifecycle<ReceiveActivity> screen = share(GRID)) {
      screen.interrupt(interruption);
      assertNull("too soon", shadowOf(application).peekNextStartedActivity());
      application.transfer.runAll();
      Intent shown = shadowOf(application).getNextStartedActivity();
      assertTrue(shown.filterEquals(PuzzleActivity.intent(application, 1)));
      assertNull("twice", shadowOf(application).getNextStartedActivity());
      assertTrue(screen.get().isFinishing());
    }
    assertEquals(1, application.archive.count());
    assertEquals(Sheet.of(Grid.parse(GRID)), application.archive.find(1).get().sheet());
  }

  @Test
  public void manyPuzzles_areKeptAndToldOfOnce() {
    try (ScreenLifecycle<ReceiveActivity> screen = share(GRID + "\n" + GRID.replace('3', '4'))) {
      screen.interrupt(interruption);
      application.transfer.runAll();
      Intent shown = shadowOf(application).getNextStartedActivity();
      assertTrue(shown.filterEquals(HistoryActivity.intent(application)));
      Intent below = shadowOf(application).getNextStartedActivity();
      assertEquals(PuzzleActivity.class.getName(), below.getComponent().getClassName());
      assertNull("twice", shadowOf(application).getNextStartedActivity());
    }
    assertEquals(2, application.archive.count());
  }

  @Test
  public void noPuzzle_isSaidOnTheNewScreen() {
    try (ScreenLifecycle<ReceiveActivity> screen = share("hello")) {
      screen.interrupt(interruption);
      application.transfer.runAll();
      assertSays(R.string.trouble_no_puzzle, screen);
      screen.interrupt(interruption);
      application.transfer.runAll();
      assertSays(R.string.trouble_no_puzzle, screen);
    }
  }

  @Test
  public void longReading_canBeStoppedOnTheNewScreen() {
    try (ScreenLifecycle<ReceiveActivity> screen = share(GRID)) {
      application.patience.runAll();
      assertSays(R.string.receiving, screen);
      screen.interrupt(interruption);
      application.patience.runAll();
      assertSays(R.string.receiving, screen);
      screen.get().findViewById(R.id.close).performClick();
      assertTrue(screen.get().isFinishing());
    }
    application.transfer.runAll();
    assertEquals(0, application.archive.count());
    assertNull(shadowOf(application).getNextStartedActivity());
  }

  private ScreenLifecycle<ReceiveActivity> share(String words) {
    return ScreenLifecycle.open(
        ReceiveActivity.class,
        new Intent(application, ReceiveActivity.class)
            .setAction(Intent.ACTION_SEND)
            .putExtra(Intent.EXTRA_TEXT, words));
  }

  private static void assertSays(int words, ScreenLifecycle<ReceiveActivity> screen) {
    TextView fact = screen.get().findViewById(R.id.fact);
    assertEquals(screen.get().getString(words), fact.getText().toString());
    assertEquals(View.VISIBLE, screen.get().findViewById(R.id.card).getVisibility());
  }
}
