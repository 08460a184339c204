package dev.casilla.app.ui.history;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.RootMatchers.isPlatformPopup;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;

import android.content.Intent;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.golden.Popup;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.ArchiveAccess;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.testing.device.ScreenLifecycle.Interruption;
import dev.casilla.solver.Grid;
import java.util.Arrays;
import java.util.Collection;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

/** The device is rotated or the process ends while a row's menu is open. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class InterruptedRowMenuTest {
  private final Interruption interruption;

  public InterruptedRowMenuTest(Interruption interruption) {
    this.interruption = interruption;
  }

  @Parameters(name = "{0}")
  public static Collection<Interruption> interruptions() {
    return Arrays.asList(Interruption.values());
  }

  /** An open menu would leak the activity. */
  @Test
  public void menu_goesWithItsScreen() {
    try (ScreenLifecycle<HistoryActivity> screen = open(1)) {
      openMenu(screen);
      screen.interrupt(interruption);
      awaitRows(screen, 1);
      assertEquals(0, Popup.count());
    }
  }

  @Test
  public void menu_openedAnew_deletesItsRow() {
    try (ScreenLifecycle<HistoryActivity> screen = open(2)) {
      openMenu(screen);
      screen.interrupt(interruption);
      awaitRows(screen, 2);
      openMenu(screen);
      delete();
      awaitRows(screen, 1);
    }
  }

  private static ScreenLifecycle<HistoryActivity> open(int sheets) {
    for (int i = 1; i <= sheets; i++) {
      ArchiveAccess.add(Origin.TYPED, Sheet.of(Grid.EMPTY.with(0, i)));
    }
    ScreenLifecycle<HistoryActivity> screen =
        ScreenLifecycle.open(
            HistoryActivity.class,
            new Intent(ApplicationProvider.getApplicationContext(), HistoryActivity.class));
    awaitRows(screen, sheets);
    return screen;
  }

  private static void openMenu(ScreenLifecycle<HistoryActivity> screen) {
    screen.get().findViewById(R.id.more).performClick();
    Eventually.until("a menu", () -> Popup.count() == 1);
  }

  private static void delete() {
    onView(withText(R.string.history_delete)).inRoot(isPlatformPopup()).perform(click());
  }

  private static void awaitRows(ScreenLifecycle<HistoryActivity> screen, int count) {
    Eventually.until(
        count + " rows",
        () -> {
          WindowPicture.layOut(screen.get().getWindow().getDecorView());
          RecyclerView list = screen.get().findViewById(R.id.list);
          return list.getChildCount() == count;
        });
  }
}
