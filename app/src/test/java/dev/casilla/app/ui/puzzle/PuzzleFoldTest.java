package dev.casilla.app.ui.puzzle;

import static dev.casilla.app.ui.puzzle.PuzzleWindow.assertSplit;
import static dev.casilla.app.ui.puzzle.PuzzleWindow.everyKind;
import static dev.casilla.app.ui.puzzle.PuzzleWindow.fold;
import static dev.casilla.app.ui.puzzle.PuzzleWindow.keepFlat;
import static dev.casilla.app.ui.puzzle.PuzzleWindow.place;
import static dev.casilla.app.ui.puzzle.PuzzleWindow.show;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.common.window.WindowFold;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The layout with a fold, in dp at 160 dpi, with system bars of 24 above and 16 below. */
@RunWith(AndroidJUnit4.class)
@Category(SlowTests.class)
public final class PuzzleFoldTest {
  @Test
  @Config(qualifiers = "w673dp-h841dp-port-mdpi")
  public void foldedAsABook_boardIsOnOnePageAndControlsAreOnTheOther() {
    show(
        views -> {
          fold(views, new WindowFold(Direction.UPRIGHT, 330, 343));
          assertEquals(new Rect(8, 267, 322, 581), place(views.board));
          assertTrue(views.controls.getRoot().getLeft() >= 343);
          assertTrue(views.title.getLeft() >= 343);
          assertTrue(views.controls.getRoot().getRight() <= 673);
          keepFlat(views);
          assertTrue(views.board.getWidth() > 330);
        });
  }

  @Test
  @Config(qualifiers = "ar-ldrtl-w673dp-h841dp-port-mdpi")
  public void foldedAsABook_readingFromTheRight_boardIsOnTheRightPage() {
    show(
        views -> {
          fold(views, new WindowFold(Direction.UPRIGHT, 330, 343));
          assertTrue(views.board.getLeft() >= 343);
          assertTrue(views.controls.getRoot().getRight() <= 330);
        });
  }

  @Test
  @Config(qualifiers = "w841dp-h673dp-land-mdpi")
  public void foldedAsALaptop_boardIsAboveTheFoldAndControlsAreBelow() {
    show(
        views -> {
          fold(views, new WindowFold(Direction.LEVEL, 336, 336));
          assertTrue(views.board.getBottom() <= 336);
          assertTrue(views.board.getWidth() + " dp", views.board.getWidth() >= 288);
          assertEquals(336, views.title.getTop());
          assertEquals(views.title.getBottom(), views.controls.getRoot().getTop());
          assertEquals(673 - 16 - 4, views.actions.getRoot().getBottom());
        });
  }

  @Test
  @Config(qualifiers = "es-w841dp-h673dp-land-mdpi")
  public void foldedAsALaptop_everyState_boardKeepsStillAndControlsNeedNoScrolling() {
    Set<Rect> places = new HashSet<>();
    for (PuzzleState scene : everyKind()) {
      show(
          scene,
          views -> {
            fold(views, new WindowFold(Direction.LEVEL, 336, 336));
            places.add(place(views.board));
            assertFalse(scene.toString(), views.controls.getRoot().canScrollVertically(1));
          });
    }
    assertEquals(places.toString(), 1, places.size());
  }

  /** A clamshell phone: its upper part has room for title and board. */
  @Test
  @Config(qualifiers = "w360dp-h780dp-port-mdpi")
  public void foldedInAHighWindow_titleStaysAboveTheBoard() {
    show(
        views -> {
          fold(views, new WindowFold(Direction.LEVEL, 390, 390));
          assertEquals(24, views.title.getTop());
          assertTrue(views.board.getWidth() >= 288);
          assertEquals(390, views.controls.getRoot().getTop());
        });
  }

  @Test
  @Config(qualifiers = "w411dp-h416dp-mdpi")
  public void foldedWindow_tooNarrowForTwoParts_isUsedAsOne() {
    show(
        views -> {
          fold(views, new WindowFold(Direction.UPRIGHT, 205, 205));
          assertSplit(views, 288);
        });
  }

  @Test
  @Config(qualifiers = "w411dp-h416dp-mdpi")
  public void foldedWindow_tooLowForTwoParts_isUsedAsOne() {
    show(
        views -> {
          fold(views, new WindowFold(Direction.LEVEL, 208, 208));
          assertSplit(views, 288);
        });
  }
}
