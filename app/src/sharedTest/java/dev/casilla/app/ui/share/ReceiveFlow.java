package dev.casilla.app.ui.share;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.Polling.eventually;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.ArchiveAccess;
import dev.casilla.app.testing.EmptyArchiveRule;
import dev.casilla.app.testing.device.OtherAppsRule;
import dev.casilla.app.testing.device.ProvidedFiles;
import dev.casilla.app.testing.device.Rotation;
import dev.casilla.app.ui.history.HistoryActivity;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.solver.Grid;
import java.io.File;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Rule;
import org.junit.Test;

/** Receives puzzles from other apps. */
public abstract class ReceiveFlow {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final String OPEN_SUDOKU =
      "<?xml version=\"1.0\"?><opensudoku><name>n</name><game data=\""
          + GRID.replace('.', '0')
          + "\"/></opensudoku>";

  @Rule public final EmptyArchiveRule archive = new EmptyArchiveRule();
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();
  @Rule public final OtherAppsRule others = new OtherAppsRule();

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void text_onePuzzle_isKeptAndShown() {
    ActivityScenario<ReceiveActivity> screen = launchAndTurn(text(GRID));
    assertIsShown();
    screen.close();
  }

  @Test
  public void text_noPuzzle_saysSoAndCloses() {
    try (ActivityScenario<ReceiveActivity> screen = launch(text("hello"))) {
      says(R.string.trouble_no_puzzle);
      Rotation.turnAndRecreate(screen);
      says(R.string.trouble_no_puzzle);
      onView(withText(R.string.receive_close)).perform(click());
      assertEquals(Optional.empty(), ArchiveAccess.last());
    }
  }

  @Test
  public void nothing_saysSo() {
    try (ActivityScenario<ReceiveActivity> screen = launch(new Intent(Intent.ACTION_SEND))) {
      says(R.string.trouble_empty);
      Rotation.turnAndRecreate(screen);
      says(R.string.trouble_empty);
    }
  }

  @Test
  public void file_ofAnotherApp_isKeptAndShown() {
    Uri place = ProvidedFiles.with("one.opensudoku", OPEN_SUDOKU);
    ActivityScenario<ReceiveActivity> screen =
        launchAndTurn(new Intent(Intent.ACTION_VIEW).setData(place));
    assertIsShown();
    screen.close();
  }

  @Test
  public void file_attached_isKeptAndShown() {
    Uri place = ProvidedFiles.with("one.sdk", GRID.replaceAll("(.{9})", "$1\n"));
    ActivityScenario<ReceiveActivity> screen =
        launchAndTurn(new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, place));
    assertIsShown();
    screen.close();
  }

  @Test
  public void file_manyPuzzles_leadsToAllOfThem() {
    Uri place = ProvidedFiles.with("many.sdm", GRID + "\n" + GRID.replace('3', '4') + "\n");
    ActivityScenario<ReceiveActivity> screen =
        launchAndTurn(new Intent(Intent.ACTION_VIEW).setData(place));
    // The process may have stored them before it ended.
    eventually(
        () ->
            others.assertAskedEither(
                HistoryActivity.intent(context, 2, 0, 0),
                HistoryActivity.intent(context, 0, 2, 0)));
    screen.close();
  }

  @Test
  public void file_ofThisAppsOwn_isNotRead() {
    Uri own = Uri.fromFile(new File(context.getApplicationInfo().dataDir, "databases/sheets.db"));
    try (ActivityScenario<ReceiveActivity> screen =
        launch(new Intent(Intent.ACTION_VIEW).setData(own))) {
      says(R.string.trouble_out_of_reach);
      Rotation.turnAndRecreate(screen);
      says(R.string.trouble_out_of_reach);
    }
  }

  private void assertIsShown() {
    eventually(() -> assertTrue("nothing was kept", ArchiveAccess.last().isPresent()));
    assertEquals(Origin.PASTED, ArchiveAccess.last().get().origin());
    assertEquals(Sheet.of(Grid.parse(GRID)), ArchiveAccess.last().get().sheet());
    Intent shown = PuzzleActivity.intent(context, ArchiveAccess.last().get().id());
    eventually(() -> others.assertAsked(shown));
  }

  private static void says(int words) {
    eventually(() -> onView(withText(words)).check(matches(isDisplayed())));
  }

  private static Intent text(String words) {
    return new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, words);
  }

  /** The device is rotated before the import ends. */
  private ActivityScenario<ReceiveActivity> launchAndTurn(Intent intent) {
    AtomicReference<ActivityScenario<ReceiveActivity>> shown = new AtomicReference<>();
    ArchiveAccess.keepBusy(
        () -> {
          ActivityScenario<ReceiveActivity> screen = launch(intent);
          shown.set(screen);
          Rotation.turnAndRecreate(screen);
        });
    return Objects.requireNonNull(shown.get());
  }

  private ActivityScenario<ReceiveActivity> launch(Intent intent) {
    return ActivityScenario.launch(intent.setClass(context, ReceiveActivity.class));
  }
}
