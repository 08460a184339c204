package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.graphics.Insets;
import androidx.core.view.WindowInsetsCompat;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.golden.PictureSetting.Text;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.board.BoardView;
import dev.casilla.app.ui.history.HistoryPictures;
import dev.casilla.app.ui.puzzle.PuzzleScreenPictures;
import dev.casilla.app.ui.settings.SettingsScreenPictures;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Text and controls do not overlap the window insets on any side. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class InsetsTest {
  private static final int CUTOUT = 48;
  private static final int BAR = 40;
  private static final int KEYBOARD = 280;

  /** Landscape: display cutout on the left, navigation bar on the right. */
  private static final WindowInsetsCompat ON_ITS_SIDE =
      new WindowInsetsCompat.Builder()
          .setInsets(WindowInsetsCompat.Type.displayCutout(), Insets.of(CUTOUT, 0, 0, 0))
          .setInsets(WindowInsetsCompat.Type.statusBars(), Insets.of(0, 24, 0, 0))
          .setInsets(WindowInsetsCompat.Type.navigationBars(), Insets.of(0, 0, BAR, 0))
          .build();

  /** Portrait, with the keyboard open. */
  private static final WindowInsetsCompat TYPING =
      new WindowInsetsCompat.Builder()
          .setInsets(WindowInsetsCompat.Type.statusBars(), Insets.of(0, 24, 0, 0))
          .setInsets(WindowInsetsCompat.Type.navigationBars(), Insets.of(0, 0, 0, 16))
          .setInsets(WindowInsetsCompat.Type.ime(), Insets.of(0, 0, 0, KEYBOARD))
          .build();

  @Test
  public void puzzle_landscape_keepsClearOfCutoutAndBar() {
    assertClearOnItsSide(new PuzzleScreenPictures(), Set.of("home-again", "clash", "solved"));
  }

  @Test
  public void settings_landscape_keepClearOfCutoutAndBar() {
    assertClearOnItsSide(new SettingsScreenPictures(), Set.of("top", "end"));
  }

  @Test
  public void history_landscape_keepsClearOfCutoutAndBar() {
    assertClearOnItsSide(new HistoryPictures(), Set.of("list", "empty"));
  }

  @Test
  public void history_whileTyping_showsItsLastRowAboveTheKeyboard() {
    look(
        new HistoryPictures(),
        Device.PHONE,
        Set.of("list"),
        (state, activity, window) -> {
          RecyclerView list = activity.findViewById(R.id.list);
          int last = list.getAdapter().getItemCount() - 1;
          for (int step = 0; step <= last; step++) {
            list.scrollBy(0, window.getHeight());
            WindowPicture.layOut(window, TYPING);
          }
          View row = list.findViewHolderForAdapterPosition(last).itemView;
          int bottom = place(row).bottom;
          assertTrue("ends at " + bottom, bottom <= window.getHeight() - KEYBOARD);
          assertTrue("ends at " + bottom, bottom > window.getHeight() - KEYBOARD - row.getHeight());
        });
  }

  private static void assertClearOnItsSide(PicturedScreen<?> screen, Set<String> states) {
    look(
        screen,
        Device.LANDSCAPE,
        states,
        (state, activity, window) -> {
          WindowPicture.layOut(window, ON_ITS_SIDE);
          List<String> faults = new ArrayList<>();
          int looked = look(window.findViewById(android.R.id.content), window, faults);
          assertEquals(state, List.of(), faults);
          assertTrue(state + ": only " + looked, looked >= 3);
        });
  }

  private static void look(
      PicturedScreen<?> screen, Device device, Set<String> states, Visit.Observer observer) {
    PictureSetting setting =
        new PictureSetting(device, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.ENGLISH);
    new Visit<>(screen, setting).look(states, observer);
  }

  /** Checks all texts and controls in {@code view} and returns their number. */
  private static int look(View view, View window, List<String> faults) {
    if (view.getVisibility() != View.VISIBLE) {
      return 0;
    }
    int looked = 0;
    if (view.isClickable() || view instanceof TextView || view instanceof BoardView) {
      Rect place = place(view);
      boolean isClear =
          place.left >= CUTOUT && place.right <= window.getWidth() - BAR && place.width() > 0;
      if (!isClear) {
        faults.add(Inspection.describe(view) + " at " + place.toShortString());
      }
      looked++;
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        looked += look(group.getChildAt(i), window, faults);
      }
    }
    return looked;
  }

  /** Returns the bounds of the view in the window, clipped or not. */
  private static Rect place(View view) {
    int[] corner = new int[2];
    view.getLocationInWindow(corner);
    return new Rect(
        corner[0], corner[1], corner[0] + view.getWidth(), corner[1] + view.getHeight());
  }
}
