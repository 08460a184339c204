package dev.casilla.app.ui.puzzle;

import static dev.casilla.app.ui.puzzle.PuzzleWindow.everyKind;
import static dev.casilla.app.ui.puzzle.PuzzleWindow.place;
import static dev.casilla.app.ui.puzzle.PuzzleWindow.show;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import android.widget.TextView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Sizes are in dp at 160 dpi, with system bars of 24 above and 16 below. */
@RunWith(AndroidJUnit4.class)
@Category(SlowTests.class)
public final class PuzzleScreenLayoutTest {
  @Test
  @Config(qualifiers = "w360dp-h720dp-mdpi")
  public void upright_everythingKeepsClearOfTheBars() {
    show(
        views -> {
          assertEquals(24, views.title.getTop());
          assertEquals(720 - 16 - 8, views.actions.getRoot().getBottom());
          assertEquals(View.GONE, views.controls.more.getVisibility());
        });
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-mdpi")
  public void upright_boardIsAsWideAsTheControlsAllow() {
    show(
        views -> {
          assertEquals(new Rect(20, 80, 340, 400), place(views.board));
          assertEquals(400, views.controls.getRoot().getTop());
        });
  }

  @Test
  @Config(qualifiers = "w412dp-h892dp-mdpi")
  public void upright_highWindow_boardIsAsWideAsTheWindowAllows() {
    show(views -> assertEquals(412 - 16, views.board.getWidth()));
  }

  /** Whatever the message and the actions are. */
  @Test
  @Config(qualifiers = "es-w360dp-h720dp-mdpi")
  public void upright_everyState_boardKeepsStill() {
    Rect place = new Rect(20, 80, 340, 400);
    for (PuzzleState scene : everyKind()) {
      show(scene, views -> assertEquals(scene.toString(), place, place(views.board)));
    }
  }

  @Test
  @Config(qualifiers = "es-w360dp-h720dp-mdpi")
  public void upright_everyState_controlsNeedNoScrolling() {
    assertNoStateNeedsScrolling();
  }

  private static void assertNoStateNeedsScrolling() {
    for (PuzzleState scene : everyKind()) {
      show(
          scene,
          views -> assertFalse(scene.toString(), views.controls.getRoot().canScrollVertically(1)));
    }
  }

  /** However long the message is. */
  @Test
  @Config(qualifiers = "es-w412dp-h892dp-mdpi")
  public void upright_everyVerdict_keysKeepStill() {
    Set<Rect> places = new HashSet<>();
    List.of(
            PuzzleStates.clashing(),
            PuzzleStates.wrong(),
            PuzzleStates.judged(SamplePuzzles.SEVERAL, SolutionDisplay.VERDICT))
        .forEach(scene -> show(scene, views -> places.add(place(views.controls.keypad))));
    assertEquals(places.toString(), 1, places.size());
  }

  @Test
  @Config(qualifiers = "w720dp-h360dp-land-mdpi")
  public void across_boardIsBesideTheControlsAndAsHighAsTheWindowAllows() {
    show(
        views -> {
          assertEquals(304, views.board.getHeight());
          assertTrue(views.board.getRight() < views.controls.getRoot().getLeft());
          assertEquals(24, views.title.getTop());
          assertEquals(360 - 16 - 4, views.actions.getRoot().getBottom());
        });
  }

  @Test
  @Config(qualifiers = "ar-ldrtl-w720dp-h360dp-land-mdpi")
  public void across_readingFromTheRight_boardIsOnTheRight() {
    show(views -> assertTrue(views.board.getLeft() > views.controls.getRoot().getRight()));
  }

  @Test
  @Config(qualifiers = "w1080dp-h680dp-land-mdpi")
  public void tablet_controlsDoNotGetWiderThanUseful() {
    show(
        views -> {
          assertEquals(400, views.controls.getRoot().getWidth());
          assertEquals(576, views.board.getWidth());
        });
  }

  /** There is no gap above small keys beside a large board. */
  @Test
  @Config(qualifiers = "w1080dp-h680dp-land-mdpi")
  public void tablet_keysUseTheAvailableHeight() {
    for (PuzzleState scene :
        List.of(
            PuzzleStates.clashing(),
            PuzzleStates.judged(SamplePuzzles.NONE, SolutionDisplay.VERDICT))) {
      show(
          scene,
          views -> {
            int key = views.controls.keypad.getChildAt(0).getHeight();
            assertTrue(key + " high", key >= 64);
            assertFalse(views.controls.getRoot().canScrollVertically(1));
            Rect message = place(views.controls.message.getRoot());
            int hole = message.top - views.title.getBottom();
            assertTrue("a hole of " + hole, hole <= 48);
          });
    }
  }

  @Test
  @Config(qualifiers = "w1080dp-h680dp-land-mdpi")
  public void tablet_digitsAreLargeOnHighKeys() {
    show(views -> assertEquals(30, digit(views), 0));
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-mdpi")
  public void upright_digitsAreOfTheUsualSize() {
    show(views -> assertEquals(22, digit(views), 0));
  }

  private static float digit(PuzzleScreenBinding views) {
    return ((TextView) views.controls.keypad.getChildAt(0)).getTextSize();
  }

  /** A shortened name is complete in the content description. */
  @Test
  @Config(qualifiers = "es-w360dp-h720dp-mdpi")
  public void upright_largeText_actionsTakeALineEach() {
    RuntimeEnvironment.setFontScale(2);
    show(
        views -> {
          assertEquals(1, views.actions.secondary.getLineCount());
          assertEquals(1, views.actions.primary.getLineCount());
          CharSequence spoken = views.actions.secondary.getContentDescription();
          assertEquals("Revelar casilla", String.valueOf(spoken));
        });
  }

  /** No key is cut off, however long the message is. */
  @Test
  @Config(qualifiers = "es-w1080dp-h680dp-land-mdpi")
  public void tablet_largeText_controlsNeedNoScrolling() {
    RuntimeEnvironment.setFontScale(2);
    assertNoStateNeedsScrolling();
  }

  /** Nothing is typed then, so the message is at the top and the actions are at the bottom. */
  @Test
  @Config(qualifiers = "w1080dp-h680dp-land-mdpi")
  public void tablet_solved_messageIsBelowTheTitleAndActionsAtTheEnd() {
    show(
        PuzzleStates.judged(SamplePuzzles.UNIQUE, SolutionDisplay.SOLUTION),
        views -> {
          Rect message = place(views.controls.message.getRoot());
          assertTrue(message.top - views.title.getBottom() <= 16);
          assertEquals(views.board.getBottom(), views.actions.getRoot().getBottom(), 16);
        });
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-mdpi")
  public void upright_solved_messageIsBelowTheBoard() {
    show(
        PuzzleStates.judged(SamplePuzzles.UNIQUE, SolutionDisplay.SOLUTION),
        views ->
            assertTrue(
                place(views.controls.message.getRoot()).top - views.board.getBottom() <= 16));
  }

  @Test
  @Config(qualifiers = "w673dp-h841dp-port-mdpi")
  public void unfolded_flat_boardIsBesideTheControlsAndTheTitleAboveBoth() {
    show(
        views -> {
          assertEquals(new Rect(8, 259, 393, 644), place(views.board));
          assertEquals(401, views.controls.getRoot().getLeft());
          assertEquals(673 - 8, views.controls.getRoot().getRight());
          assertEquals(8, views.title.getLeft());
          assertEquals(673 - 8, views.title.getRight());
          assertEquals(24, views.title.getTop());
          assertTrue(views.title.getBottom() <= views.controls.getRoot().getTop());
        });
  }

  @Test
  @Config(qualifiers = "w600dp-h960dp-port-mdpi")
  public void narrowestWideWindow_boardIsBesideTheControls() {
    show(views -> assertBeside(views, 312));
  }

  @Test
  @Config(qualifiers = "w599dp-h960dp-port-mdpi")
  public void narrowerWindow_boardIsAboveTheControls() {
    show(views -> assertTrue(views.board.getBottom() <= views.controls.getRoot().getTop()));
  }

  @Test
  @Config(qualifiers = "w800dp-h1200dp-port-mdpi")
  public void uprightTablet_boardIsBesideTheControls() {
    show(views -> assertBeside(views, 512));
  }

  @Test
  @Config(qualifiers = "w1024dp-h1366dp-port-mdpi")
  public void largeUprightTablet_boardIsBesideTheControls() {
    show(views -> assertBeside(views, 736));
  }

  @Test
  @Config(qualifiers = "es-w600dp-h960dp-port-mdpi")
  public void wideWindow_largeText_boardStaysAndControlsFit() {
    RuntimeEnvironment.setFontScale(2);
    for (PuzzleState scene : everyKind()) {
      show(
          scene,
          views -> {
            assertBeside(views, 288);
            assertFalse(scene.toString(), views.controls.getRoot().canScrollVertically(1));
          });
    }
  }

  /** Keys have the size of touch targets and are in the lower half. */
  private static void assertBeside(PuzzleScreenBinding views, int side) {
    View controls = views.controls.getRoot();
    View keypad = views.controls.keypad;
    Rect keys = new Rect();
    assertEquals(side, views.board.getWidth());
    assertEquals(side, views.board.getHeight());
    assertTrue(views.board.getRight() < controls.getLeft());
    for (int i = 0; keypad.isShown() && i < views.controls.keypad.getChildCount(); i++) {
      View key = views.controls.keypad.getChildAt(i);
      assertTrue(key.getWidth() >= 48 && key.getHeight() >= 48);
    }
    if (keypad.getGlobalVisibleRect(keys)) {
      int middle = views.getRoot().getHeight() / 2;
      assertTrue(keys + " above " + middle, keys.bottom > middle);
    }
  }
}
