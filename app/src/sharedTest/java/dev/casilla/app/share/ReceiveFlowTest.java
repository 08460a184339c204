package dev.casilla.app.share;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.IdlingRegistry;
import androidx.test.espresso.IdlingResource;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.StateIdling;
import dev.casilla.app.puzzle.PuzzleScope;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.solver.Grid;
import java.io.File;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Puzzles from other apps, as they come. */
@RunWith(AndroidJUnit4.class)
public final class ReceiveFlowTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private static final int MOST_LOOKS = 10_000;

  private final Context context = ApplicationProvider.getApplicationContext();
  private final IdlingResource[] idling = new IdlingResource[1];

  @After
  public void forget() {
    if (idling[0] != null) {
      IdlingRegistry.getInstance().unregister(idling[0]);
    }
  }

  @Test
  public void text_onePuzzle_isKeptAndTheLastOne() {
    ActivityScenario<ReceiveActivity> screen = launch(text(GRID));
    KeptSheet last = soonLast();
    assertEquals(Origin.PASTED, last.origin());
    assertEquals(Sheet.of(Grid.parse(GRID)), last.sheet());
    screen.close();
  }

  @Test
  public void text_noPuzzle_saysSoAndCloses() {
    try (ActivityScenario<ReceiveActivity> screen = launch(text("hello"))) {
      watch(screen);
      onView(withText(R.string.trouble_no_puzzle)).check(matches(isDisplayed()));
      screen.recreate();
      onView(withText(R.string.trouble_no_puzzle)).check(matches(isDisplayed()));
      onView(withText(R.string.receive_close)).perform(click());
      assertEquals(Optional.empty(), last());
    }
  }

  @Test
  public void nothing_saysSo() {
    try (ActivityScenario<ReceiveActivity> screen = launch(new Intent(Intent.ACTION_SEND))) {
      watch(screen);
      onView(withText(R.string.trouble_empty)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void file_ofThisAppsOwn_isNotRead() {
    Uri own = Uri.fromFile(new File(context.getApplicationInfo().dataDir, "databases/sheets.db"));
    try (ActivityScenario<ReceiveActivity> screen =
        launch(new Intent(Intent.ACTION_VIEW).setData(own))) {
      watch(screen);
      onView(withText(R.string.trouble_out_of_reach)).check(matches(isDisplayed()));
    }
  }

  private Intent text(String words) {
    return new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, words);
  }

  private ActivityScenario<ReceiveActivity> launch(Intent intent) {
    return ActivityScenario.launch(intent.setClass(context, ReceiveActivity.class));
  }

  private Optional<KeptSheet> last() {
    SheetStore sheets = ((PuzzleScope) context).sheets();
    return CompletableFuture.supplyAsync(sheets::last).join();
  }

  /** The last sheet, once there is one: reading goes on on a thread of its own. */
  private KeptSheet soonLast() {
    Optional<KeptSheet> last = last();
    for (int i = 0; i < MOST_LOOKS && last.isEmpty(); i++) {
      last = last();
    }
    return last.get();
  }

  private void watch(ActivityScenario<ReceiveActivity> screen) {
    screen.onActivity(
        activity -> {
          LiveData<ReceiveUiState> state =
              new ViewModelProvider(activity).get(ReceiveViewModel.class).state();
          idling[0] =
              new StateIdling(
                  "receiving", state, () -> state.getValue() instanceof ReceiveUiState.Reading);
          IdlingRegistry.getInstance().register(idling[0]);
        });
    assertTrue(idling[0] != null);
  }
}
