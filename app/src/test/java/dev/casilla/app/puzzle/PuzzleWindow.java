package dev.casilla.app.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import androidx.core.widget.NestedScrollView;
import androidx.test.core.app.ActivityScenario;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.fold.Fold;
import dev.casilla.app.golden.WindowPicture;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The puzzle screen, laid out in the window that a test is configured for. */
final class PuzzleWindow {
  private PuzzleWindow() {}

  /** Scenes in which there are other things to say and to do. */
  static List<Scene> everyKind() {
    return List.of(
        Scenes.homeAgain(),
        Scenes.blank(),
        Scenes.clashing(),
        Scenes.known(Scenes.typed(Puzzles.SEVERAL)),
        Scenes.known(Scenes.puzzle(Puzzles.SEVERAL)),
        Scenes.puzzle(Puzzles.UNIQUE).saying(PuzzleMessage.Saying.SOLVING),
        Scenes.judged(Puzzles.SEVERAL, Showing.VERDICT),
        Scenes.judged(Puzzles.SEVERAL, Showing.FIRST),
        Scenes.judged(Puzzles.TOO_FEW, Showing.VERDICT),
        Scenes.judged(Puzzles.TOO_FEW_DIGITS, Showing.VERDICT),
        Scenes.judged(Puzzles.NONE, Showing.VERDICT),
        Scenes.judged(Puzzles.UNIQUE, Showing.SOLUTION),
        Scenes.filledIn(Puzzles.UNIQUE, Puzzles.UNIQUE_SOLUTION),
        Scenes.known(Scenes.filledIn(Puzzles.UNIQUE, Puzzles.UNIQUE_SOLUTION)),
        Scenes.known(Scenes.filledIn(Puzzles.SEVERAL, Puzzles.OTHER_SOLUTION)),
        Scenes.wrong());
  }

  /** Lets {@code check} look at a puzzle. */
  static void show(Consumer<PuzzleScreenBinding> check) {
    show(Scenes.puzzle(Puzzles.UNIQUE), check);
  }

  /** Lets {@code check} look at {@code scene}. */
  static void show(Scene scene, Consumer<PuzzleScreenBinding> check) {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      screen.onActivity(
          activity -> check.accept(ScreenPicture.of(activity, Scenes.state(scene)).views));
    }
  }

  /** Folds the window. */
  static void fold(PuzzleScreenBinding views, Fold fold) {
    views.getRoot().keepClearOf(Optional.of(fold));
    WindowPicture.layOut(views.getRoot().getRootView());
  }

  /** Unfolds it. */
  static void keepFlat(PuzzleScreenBinding views) {
    views.getRoot().keepClearOf(Optional.empty());
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

  /** Where {@code view} is in its parent. */
  static Rect place(View view) {
    return new Rect(view.getLeft(), view.getTop(), view.getRight(), view.getBottom());
  }
}
