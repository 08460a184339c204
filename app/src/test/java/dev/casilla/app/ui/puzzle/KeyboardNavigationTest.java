package dev.casilla.app.ui.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.view.KeyEvent;
import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import dev.casilla.app.R;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Tests the screen with a keyboard or a d-pad only. */
@RunWith(AndroidJUnit4.class)
public final class KeyboardNavigationTest {
  private static final int I1 = Cells.named("I1");

  private static final int LEFT_ALT = KeyEvent.META_ALT_ON | KeyEvent.META_ALT_LEFT_ON;
  private static final int LEFT_META = KeyEvent.META_META_ON | KeyEvent.META_META_LEFT_ON;

  /** More steps than there are focusable views. */
  private static final int MOST_STEPS = 30;

  private ActivityScenario<PuzzleActivity> screen;

  @Before
  public void begin() {
    InstrumentationRegistry.getInstrumentation().setInTouchMode(false);
    screen = ActivityScenario.launch(PuzzleActivity.class);
    screen.onActivity(activity -> model(activity).startBlank());
    shadowOf(Looper.getMainLooper()).idle();
  }

  @After
  public void close() {
    screen.close();
    InstrumentationRegistry.getInstrumentation().setInTouchMode(true);
  }

  @Test
  public void board_hasTheFocusFromTheStart() {
    screen.onActivity(activity -> assertTrue(activity.findViewById(R.id.board).isFocused()));
  }

  @Test
  public void arrows_atTheEdge_leadOnToEveryKeyAndBack() {
    screen.onActivity(
        activity -> {
          View board = activity.findViewById(R.id.board);
          model(activity).editor().touch(I1);
          assertFalse("stays", press(board, KeyEvent.KEYCODE_DPAD_DOWN));
          List<Integer> below = walk(board, View.FOCUS_DOWN);
          assertTrue("tools and keys: " + below, below.size() > 2);
          View key = activity.findViewById(R.id.key_7);
          assertTrue(key.requestFocus());
          assertTrue(walk(key, View.FOCUS_UP).contains(R.id.board));
          assertEquals(
              R.id.key_8, Objects.requireNonNull(key.focusSearch(View.FOCUS_RIGHT)).getId());
          assertEquals(
              R.id.key_6, Objects.requireNonNull(key.focusSearch(View.FOCUS_LEFT)).getId());
        });
  }

  @Test
  public void centre_onAKey_isATap() {
    screen.onActivity(
        activity -> {
          View key = activity.findViewById(R.id.key_7);
          assertTrue(key.requestFocus());
          press(key, KeyEvent.KEYCODE_DPAD_CENTER);
          key.onKeyUp(
              KeyEvent.KEYCODE_DPAD_CENTER,
              new KeyEvent(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_DPAD_CENTER));
        });
    shadowOf(Looper.getMainLooper()).idle();
    screen.onActivity(activity -> assertEquals(7, model(activity).sheet().digitAt(0)));
  }

  @Test
  public void centre_digitFirst_writesTheDigitInHand() {
    screen.onActivity(
        activity -> {
          model(activity).editor().useTool(Tool.DIGIT_FIRST);
          activity.onKeyDown(KeyEvent.KEYCODE_5, held(KeyEvent.KEYCODE_5, 0));
          View board = activity.findViewById(R.id.board);
          assertTrue(press(board, KeyEvent.KEYCODE_DPAD_RIGHT));
          assertTrue(press(board, KeyEvent.KEYCODE_ENTER));
        });
    shadowOf(Looper.getMainLooper()).idle();
    screen.onActivity(activity -> assertEquals(5, model(activity).sheet().digitAt(1)));
  }

  @Test
  public void digitKey_heldDown_writesOnce() {
    screen.onActivity(
        activity -> {
          for (int repeat = 0; repeat < 4; repeat++) {
            assertTrue(activity.onKeyDown(KeyEvent.KEYCODE_5, held(KeyEvent.KEYCODE_5, repeat)));
          }
          assertEquals(5, model(activity).sheet().digitAt(0));
        });
  }

  @Test
  public void undoKey_heldDown_keepsUndoing() {
    screen.onActivity(
        activity -> {
          for (int cell = 0; cell < 3; cell++) {
            model(activity).editor().enter(cell, 1 + cell);
          }
          for (int repeat = 0; repeat < 3; repeat++) {
            assertTrue(activity.onKeyDown(KeyEvent.KEYCODE_Z, controlled(repeat)));
          }
          assertEquals(Grid.EMPTY, model(activity).sheet().digits());
        });
  }

  @Test
  public void notesKey_switchesNotes() {
    screen.onActivity(
        activity -> {
          activity.onKeyDown(KeyEvent.KEYCODE_N, held(KeyEvent.KEYCODE_N, 0));
          PuzzleUiState state = Objects.requireNonNull(model(activity).state().getValue());
          assertTrue(state.input().tools().on().contains(Tool.NOTES));
        });
  }

  /** The system, another keyboard layout or another app may need these keys. */
  @Test
  public void keys_withOtherModifiersHeld_areForOthers() {
    screen.onActivity(
        activity -> {
          PuzzleUiState before = model(activity).state().getValue();
          int rightAlt = KeyEvent.META_ALT_ON | KeyEvent.META_ALT_RIGHT_ON;
          int control = KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON;
          for (int other : new int[] {LEFT_ALT, rightAlt, LEFT_META}) {
            assertFalse(activity.onKeyDown(KeyEvent.KEYCODE_5, with(other, KeyEvent.KEYCODE_5)));
            assertFalse(activity.onKeyDown(KeyEvent.KEYCODE_N, with(other, KeyEvent.KEYCODE_N)));
            assertFalse(
                activity.onKeyDown(KeyEvent.KEYCODE_Z, with(other | control, KeyEvent.KEYCODE_Z)));
          }
          assertEquals(before, model(activity).state().getValue());
        });
  }

  /** French keyboards have digits on shifted keys, with a Shift lock. */
  @Test
  public void digitKey_withShiftOrALock_writes() {
    screen.onActivity(
        activity -> {
          int shift = KeyEvent.META_SHIFT_ON | KeyEvent.META_SHIFT_LEFT_ON;
          activity.onKeyDown(KeyEvent.KEYCODE_5, with(shift, KeyEvent.KEYCODE_5));
          assertEquals(5, model(activity).sheet().digitAt(0));
          activity.onKeyDown(
              KeyEvent.KEYCODE_NUMPAD_6,
              with(KeyEvent.META_NUM_LOCK_ON, KeyEvent.KEYCODE_NUMPAD_6));
          assertEquals(6, model(activity).sheet().digitAt(0));
        });
  }

  /** The views that get the focus in one direction, until one repeats. */
  private static List<Integer> walk(View from, int direction) {
    List<Integer> stops = new ArrayList<>();
    View at = from;
    for (int step = 0; step < MOST_STEPS; step++) {
      View next = at.focusSearch(direction);
      if (next == null || next == at || stops.contains(next.getId())) {
        return stops;
      }
      assertNotNull(next);
      stops.add(next.getId());
      at = next;
    }
    return stops;
  }

  private static boolean press(View view, int keyCode) {
    return view.onKeyDown(keyCode, new KeyEvent(KeyEvent.ACTION_DOWN, keyCode));
  }

  private static KeyEvent held(int keyCode, int repeat) {
    return new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, keyCode, repeat);
  }

  private static KeyEvent controlled(int repeat) {
    int control = KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON;
    return new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_Z, repeat, control);
  }

  private static KeyEvent with(int modifiers, int keyCode) {
    return new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, keyCode, 0, modifiers);
  }

  private static PuzzleViewModel model(PuzzleActivity activity) {
    return new ViewModelProvider(activity).get(PuzzleViewModel.class);
  }
}
