package dev.casilla.app.ui.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.MotionEvent;
import android.view.View;
import androidx.activity.BackEventCompat;
import androidx.activity.OnBackPressedDispatcher;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.solver.Cells;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Tests predictive back gestures. */
@RunWith(AndroidJUnit4.class)
public final class PuzzleBackCallbackTest {
  private static final float EXACT = 0.001f;

  @Test
  public void gesture_underWay_foretellsWhatWillGo() {
    onSheet(
        activity -> {
          OnBackPressedDispatcher back = activity.getOnBackPressedDispatcher();
          back.dispatchOnBackStarted(at(0));
          back.dispatchOnBackProgressed(at(0.5f));
          assertEquals(0.7f, controls(activity).getAlpha(), EXACT);
        });
  }

  @Test
  public void gesture_givenUp_leavesAllAsItWas() {
    onSheet(
        activity -> {
          OnBackPressedDispatcher back = activity.getOnBackPressedDispatcher();
          back.dispatchOnBackStarted(at(0));
          back.dispatchOnBackProgressed(at(0.9f));
          back.dispatchOnBackCancelled();
          assertEquals(1, controls(activity).getAlpha(), EXACT);
          assertTrue(state(activity).hasSheet());
        });
  }

  @Test
  public void gesture_done_leadsToTheDoors_andThenOutOfTheApp() {
    onSheet(
        activity -> {
          OnBackPressedDispatcher back = activity.getOnBackPressedDispatcher();
          back.dispatchOnBackStarted(at(0));
          back.dispatchOnBackProgressed(at(1));
          back.onBackPressed();
          assertEquals(1, controls(activity).getAlpha(), EXACT);
          assertTrue(state(activity).isHome());
          assertFalse("the system shows what is behind the app", back.hasEnabledCallbacks());
        });
  }

  /** The system's back gesture starts at the edge, where the board can be. */
  @Test
  public void gesture_fromTheBoardAtTheDoors_leadsOutOfTheApp() {
    atTheDoors(
        activity -> {
          touch(activity, MotionEvent.ACTION_DOWN);
          assertFalse(activity.getOnBackPressedDispatcher().hasEnabledCallbacks());
          touch(activity, MotionEvent.ACTION_CANCEL);
          assertTrue(state(activity).isHome());
          assertFalse(activity.getOnBackPressedDispatcher().hasEnabledCallbacks());
        });
  }

  @Test
  public void tap_onTheBoardAtTheDoors_beginsASheet() {
    atTheDoors(
        activity -> {
          touch(activity, MotionEvent.ACTION_DOWN);
          touch(activity, MotionEvent.ACTION_UP);
          assertTrue(state(activity).hasSheet());
        });
  }

  private static void atTheDoors(Consumer<PuzzleActivity> check) {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      screen.onActivity(activity -> Eventually.until("the doors", () -> state(activity).isHome()));
      screen.onActivity(check::accept);
    }
  }

  /** In the middle of the first column. */
  private static void touch(PuzzleActivity activity, int action) {
    View board = activity.findViewById(R.id.board);
    float x = board.getWidth() / (2f * Cells.SIDE);
    MotionEvent event = MotionEvent.obtain(0, 0, action, x, board.getHeight() / 2f, 0);
    board.dispatchTouchEvent(event);
    event.recycle();
  }

  private static void onSheet(Consumer<PuzzleActivity> check) {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      screen.onActivity(activity -> model(activity).startBlank());
      screen.onActivity(check::accept);
    }
  }

  private static BackEventCompat at(float progress) {
    return new BackEventCompat(0, 0, progress, BackEventCompat.EDGE_LEFT);
  }

  private static View controls(PuzzleActivity activity) {
    return activity.findViewById(R.id.controls);
  }

  private static PuzzleUiState state(PuzzleActivity activity) {
    return Objects.requireNonNull(model(activity).state().getValue());
  }

  private static PuzzleViewModel model(PuzzleActivity activity) {
    return new ViewModelProvider(activity).get(PuzzleViewModel.class);
  }
}
