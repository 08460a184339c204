package dev.casilla.app.ui.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import androidx.core.widget.NestedScrollView;
import androidx.test.core.app.ActivityScenario;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.ui.common.window.WindowFold;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The puzzle screen, laid out in the window that a test is configured for. */
final class PuzzleWindow {
  private PuzzleWindow() {}

  /** States with different messages and actions. */
  static List<PuzzleState> everyKind() {
    return List.of(
        PuzzleStates.homeAgain(),
        PuzzleStates.blank(),
        PuzzleStates.clashing(),
        PuzzleStates.known(PuzzleStates.typed(SamplePuzzles.SEVERAL)),
        PuzzleStates.known(PuzzleStates.puzzle(SamplePuzzles.SEVERAL)),
        PuzzleStates.puzzle(SamplePuzzles.UNIQUE).withNotice(PuzzleMessage.Fixed.SOLVING),
        PuzzleStates.judged(SamplePuzzles.SEVERAL, SolutionDisplay.VERDICT),
        PuzzleStates.judged(SamplePuzzles.SEVERAL, SolutionDisplay.FIRST),
        PuzzleStates.judged(SamplePuzzles.TOO_FEW, SolutionDisplay.VERDICT),
        PuzzleStates.judged(SamplePuzzles.TOO_FEW_DIGITS, SolutionDisplay.VERDICT),
        PuzzleStates.judged(SamplePuzzles.NONE, SolutionDisplay.VERDICT),
        PuzzleStates.judged(SamplePuzzles.UNIQUE, SolutionDisplay.SOLUTION),
        PuzzleStates.filledIn(SamplePuzzles.UNIQUE, SamplePuzzles.UNIQUE_SOLUTION),
        PuzzleStates.known(
            PuzzleStates.filledIn(SamplePuzzles.UNIQUE, SamplePuzzles.UNIQUE_SOLUTION)),
        PuzzleStates.known(
            PuzzleStates.filledIn(SamplePuzzles.SEVERAL, SamplePuzzles.OTHER_SOLUTION)),
        PuzzleStates.wrong());
  }

  /** Runs {@code check} on the screen of a puzzle. */
  static void show(Consumer<PuzzleScreenBinding> check) {
    show(PuzzleStates.puzzle(SamplePuzzles.UNIQUE), check);
  }

  /** Runs {@code check} on the screen of {@code scene}. */
  static void show(PuzzleState scene, Consumer<PuzzleScreenBinding> check) {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      screen.onActivity(
          activity ->
              check.accept(LaidOutPuzzleScreen.of(activity, PuzzleStates.state(scene)).views));
    }
  }

  /** Lays the window out with a fold. */
  static void fold(PuzzleScreenBinding views, WindowFold fold) {
    views.getRoot().setFold(Optional.of(fold));
    WindowPicture.layOut(views.getRoot().getRootView());
  }

  /** Lays the window out without a fold. */
  static void keepFlat(PuzzleScreenBinding views) {
    views.getRoot().setFold(Optional.empty());
    WindowPicture.layOut(views.getRoot().getRootView());
  }

  /**
   * Clear of the bars, the board above the controls, of which the actions can be reached, and what
   * the bar has, which is not there.
   */
  static void assertSplit(PuzzleScreenBinding views, int side) {
    NestedScrollView controls = views.controls.getRoot();
    assertEquals(View.INVISIBLE, views.title.getVisibility());
    assertEquals(24 + 8, views.board.getTop());
    assertEquals(side, views.board.getWidth());
    assertEquals(side, views.board.getHeight());
    assertEquals(views.board.getBottom(), controls.getTop());
    assertEquals(((View) controls.getParent()).getHeight() - 16, controls.getBottom());
    assertFullyVisible(views.controls.message.fact);
    controls.scrollTo(0, 2000);
    assertFullyVisible(views.controls.more);
    controls.scrollTo(0, views.actions.getRoot().getTop());
    assertFullyVisible(views.actions.primary);
  }

  private static void assertFullyVisible(View view) {
    Rect seen = new Rect();
    assertTrue(view.getGlobalVisibleRect(seen));
    assertEquals(view.getHeight(), seen.height());
  }

  /** Bounds of {@code view} in its parent. */
  static Rect place(View view) {
    return new Rect(view.getLeft(), view.getTop(), view.getRight(), view.getBottom());
  }
}
