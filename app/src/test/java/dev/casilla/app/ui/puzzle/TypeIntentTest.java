package dev.casilla.app.ui.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.ComponentName;
import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.CasillaApplication;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.session.SavedPuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Other screens can open a blank sheet to type on; the previous sheet is kept. */
@RunWith(AndroidJUnit4.class)
public final class TypeIntentTest {
  private static final Sheet BEFORE = Sheet.of(TestScenes.PUZZLE);
  private static final Sheet LAST = Sheet.EMPTY.withGiven(0, 1);

  private final CasillaApplication application = ApplicationProvider.getApplicationContext();
  private final long id =
      BackgroundThread.get(() -> application.sheets().add(Origin.TYPED, BEFORE));

  @Test
  public void typing_newScreen_isBlank() {
    try (ActivityScenario<PuzzleActivity> screen =
        ActivityScenario.launch(PuzzleActivity.typing(application))) {
      assertBlank(screen);
      screen.recreate();
      assertBlank(screen);
    }
    assertEquals(BEFORE, kept());
  }

  @Test
  public void typing_screenBelowHasASheet_putsABlankOneOnTheDesk() {
    try (ActivityScenario<PuzzleActivity> screen =
        ActivityScenario.launch(PuzzleActivity.intent(application, id))) {
      screen.onActivity(
          activity -> Eventually.until("the sheet", () -> model(activity).sheet().equals(BEFORE)));
      screen.onActivity(activity -> activity.onNewIntent(PuzzleActivity.typing(application)));
      assertBlank(screen);
    }
    assertEquals(BEFORE, kept());
  }

  /** There is one instance, which is not in the task of an app that shares a photo. */
  @Test
  public void ways_here_leadToTheAppsOwnTask() {
    for (Intent way :
        List.of(PuzzleActivity.typing(application), PuzzleActivity.intent(application, id))) {
      assertTrue((way.getFlags() & Intent.FLAG_ACTIVITY_NEW_TASK) != 0);
    }
  }

  /** These intents may start the task: the launcher icon must not add a second instance. */
  @Test
  public void ways_here_areTheLaunchersButForWhatTheyBring() {
    Intent launcher = Intent.makeMainActivity(new ComponentName(application, PuzzleActivity.class));
    for (Intent way :
        List.of(PuzzleActivity.typing(application), PuzzleActivity.intent(application, id))) {
      assertTrue(way.filterEquals(launcher));
    }
  }

  @Test
  public void recents_afterTheTaskBeganElsewhere_openTheLastSheet() {
    long last = BackgroundThread.get(() -> application.sheets().add(Origin.TYPED, LAST));
    assertTrue(last > id);
    for (Intent begun :
        List.of(PuzzleActivity.typing(application), PuzzleActivity.intent(application, id))) {
      begun.addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY);
      try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(begun)) {
        screen.onActivity(
            activity -> Eventually.until("the sheet", () -> model(activity).sheet().equals(LAST)));
      }
    }
  }

  @Test
  public void anotherApp_bringsNonsense_opensTheLastSheetAsEver() {
    Intent nonsense =
        new Intent(application, PuzzleActivity.class)
            .putExtra(SavedPuzzleState.SHEET, "all of them")
            .putExtra(SavedPuzzleState.PLACE, 7)
            .putExtra("showing", "nothing")
            .putExtra("wish", 1)
            .putExtra("unwritten", "x");
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(nonsense)) {
      screen.onActivity(
          activity -> Eventually.until("the sheet", () -> model(activity).sheet().equals(BEFORE)));
    }
  }

  private static void assertBlank(ActivityScenario<PuzzleActivity> screen) {
    screen.onActivity(
        activity -> {
          Eventually.until(
              "a sheet",
              () -> model(activity).state().getValue().stage() != PuzzleUiState.Stage.OPENING);
          assertTrue(model(activity).state().getValue().hasSheet());
          assertTrue(model(activity).sheet().isBlank());
        });
  }

  private static PuzzleViewModel model(PuzzleActivity activity) {
    return new ViewModelProvider(activity).get(PuzzleViewModel.class);
  }

  private Sheet kept() {
    return BackgroundThread.get(() -> application.sheets().find(id)).get().sheet();
  }
}
