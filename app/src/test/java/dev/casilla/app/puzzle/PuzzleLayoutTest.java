package dev.casilla.app.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import androidx.core.widget.NestedScrollView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.fold.Fold;
import dev.casilla.app.fold.Fold.Direction;
import dev.casilla.app.golden.WindowPicture;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** In dp of 160 to the inch, with bars of 24 on top and 16 below. */
@RunWith(AndroidJUnit4.class)
public final class PuzzleLayoutTest {
  @Test
  @Config(qualifiers = "w360dp-h720dp-mdpi")
  public void upright_everythingKeepsClearOfTheBars() {
    show(
        views -> {
          assertEquals(24, views.title.getTop());
          assertEquals(720 - 16 - 8, views.actions.getRoot().getBottom());
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

  /** Whatever there is to say and to do. */
  @Test
  @Config(qualifiers = "es-w360dp-h720dp-mdpi")
  public void upright_everyState_boardKeepsStill() {
    Rect place = new Rect(20, 80, 340, 400);
    for (Scene scene : everyKind()) {
      show(scene, views -> assertEquals(scene.toString(), place, place(views.board)));
    }
  }

  @Test
  @Config(qualifiers = "es-w360dp-h720dp-mdpi")
  public void upright_everyState_controlsNeedNoScrolling() {
    for (Scene scene : everyKind()) {
      show(
          scene,
          views -> assertFalse(scene.toString(), views.controls.getRoot().canScrollVertically(1)));
    }
  }

  /** However much there is to say. */
  @Test
  @Config(qualifiers = "es-w412dp-h892dp-mdpi")
  public void upright_everyVerdict_keysKeepStill() {
    Set<Rect> places = new HashSet<>();
    List.of(Scenes.clashing(), Scenes.wrong(), Scenes.judged(Puzzles.SEVERAL, Showing.VERDICT))
        .forEach(scene -> show(scene, views -> places.add(place(views.controls.keypad))));
    assertEquals(places.toString(), 1, places.size());
  }

  private static List<Scene> everyKind() {
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
        Scenes.wrong());
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

  @Test
  @Config(qualifiers = "w300dp-h250dp-land-mdpi")
  public void splitScreen_tiny_boardKeepsMostOfTheHeight() {
    show(views -> assertSplit(views, 122));
  }

  @Test
  @Config(qualifiers = "w360dp-h300dp-land-mdpi")
  public void splitScreen_low_boardKeepsMostOfTheHeight() {
    show(views -> assertSplit(views, 172));
  }

  @Test
  @Config(qualifiers = "w360dp-h340dp-mdpi")
  public void splitScreen_third_boardKeepsMostOfTheHeight() {
    show(views -> assertSplit(views, 212));
  }

  @Test
  @Config(qualifiers = "w411dp-h416dp-mdpi")
  public void splitScreen_half_boardKeepsItsLeast() {
    show(views -> assertSplit(views, 288));
  }

  @Test
  @Config(qualifiers = "w673dp-h841dp-port-mdpi")
  public void unfolded_flat_boardIsBesideTheControlsAndTheTitleAboveBoth() {
    show(
        views -> {
          assertEquals(new Rect(8, 275, 393, 660), place(views.board));
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
  public void wideWindow_asNarrowAsThatGoes_boardIsBesideTheControls() {
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
  public void wideWindow_largeText_boardKeepsStillAndControlsNeedNoScrolling() {
    RuntimeEnvironment.setFontScale(2);
    for (Scene scene : everyKind()) {
      show(
          scene,
          views -> {
            assertBeside(views, 288);
            assertFalse(scene.toString(), views.controls.getRoot().canScrollVertically(1));
          });
    }
  }

  /** So large a thumb hits it, and low, where thumbs are. */
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

  @Test
  @Config(qualifiers = "w673dp-h841dp-port-mdpi")
  public void foldedAsABook_boardIsOnOnePageAndControlsAreOnTheOther() {
    show(
        views -> {
          fold(views, new Fold(Direction.UPRIGHT, 330, 343));
          assertEquals(new Rect(8, 297, 322, 611), place(views.board));
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
          fold(views, new Fold(Direction.UPRIGHT, 330, 343));
          assertTrue(views.board.getLeft() >= 343);
          assertTrue(views.controls.getRoot().getRight() <= 330);
        });
  }

  @Test
  @Config(qualifiers = "w841dp-h673dp-land-mdpi")
  public void foldedAsALaptop_boardIsAboveTheFoldAndControlsAreBelow() {
    show(
        views -> {
          fold(views, new Fold(Direction.LEVEL, 336, 336));
          assertTrue(views.board.getBottom() <= 336);
          assertTrue(views.board.getWidth() >= 240);
          assertEquals(336, views.controls.getRoot().getTop());
          assertEquals(673 - 16 - 4, views.actions.getRoot().getBottom());
        });
  }

  @Test
  @Config(qualifiers = "w411dp-h416dp-mdpi")
  public void foldedWindow_tooNarrowForTwoParts_isUsedAsOne() {
    show(
        views -> {
          fold(views, new Fold(Direction.UPRIGHT, 205, 205));
          assertSplit(views, 288);
        });
  }

  @Test
  @Config(qualifiers = "w411dp-h416dp-mdpi")
  public void foldedWindow_tooLowForTwoParts_isUsedAsOne() {
    show(
        views -> {
          fold(views, new Fold(Direction.LEVEL, 208, 208));
          assertSplit(views, 288);
        });
  }

  private static void fold(PuzzleScreenBinding views, Fold fold) {
    views.getRoot().keepClearOf(Optional.of(fold));
    WindowPicture.layOut(views.getRoot().getRootView());
  }

  private static void keepFlat(PuzzleScreenBinding views) {
    views.getRoot().keepClearOf(Optional.empty());
    WindowPicture.layOut(views.getRoot().getRootView());
  }

  /** Clear of the bars, the board above the controls, of which the actions can be reached. */
  private static void assertSplit(PuzzleScreenBinding views, int side) {
    NestedScrollView controls = views.controls.getRoot();
    assertEquals(View.INVISIBLE, views.title.getVisibility());
    assertEquals(24 + 8, views.board.getTop());
    assertEquals(side, views.board.getWidth());
    assertEquals(side, views.board.getHeight());
    assertEquals(views.board.getBottom(), controls.getTop());
    assertEquals(((View) controls.getParent()).getHeight() - 16, controls.getBottom());
    assertFullyVisible(views.controls.message.fact);
    controls.scrollTo(0, 2000);
    assertFullyVisible(views.actions.primary);
  }

  private static void assertFullyVisible(View view) {
    Rect seen = new Rect();
    assertTrue(view.getGlobalVisibleRect(seen));
    assertEquals(view.getHeight(), seen.height());
  }

  private static Rect place(View view) {
    return new Rect(view.getLeft(), view.getTop(), view.getRight(), view.getBottom());
  }

  private static void show(Consumer<PuzzleScreenBinding> check) {
    show(Scenes.puzzle(Puzzles.UNIQUE), check);
  }

  private static void show(Scene scene, Consumer<PuzzleScreenBinding> check) {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      screen.onActivity(
          activity -> check.accept(ScreenPicture.of(activity, Scenes.state(scene)).views));
    }
  }
}
