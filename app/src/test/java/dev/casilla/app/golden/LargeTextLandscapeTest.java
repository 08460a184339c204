package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;

import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.create.CreateScreenPictures;
import dev.casilla.app.ui.puzzle.PuzzleScreenPictures;
import dev.casilla.app.ui.review.ReviewPictures;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** With twice the text size in landscape, controls are completely visible or scrolled out. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class LargeTextLandscapeTest {
  private static final Set<Integer> KEYS_AND_DOORS =
      Set.of(
          R.id.key_1,
          R.id.key_2,
          R.id.key_3,
          R.id.key_4,
          R.id.key_5,
          R.id.key_6,
          R.id.key_7,
          R.id.key_8,
          R.id.key_9,
          R.id.check,
          R.id.scan,
          R.id.photo,
          R.id.type,
          R.id.paste);

  private static final Set<Integer> CHOICES =
      Set.of(
          R.id.half_turn,
          R.id.mirror,
          R.id.quarter_turn,
          R.id.none,
          R.id.strategies,
          R.id.search,
          R.id.make);

  private final PictureSetting setting;

  public LargeTextLandscapeTest(PictureLanguage language) {
    setting =
        new PictureSetting(
            Device.LANDSCAPE, PictureTheme.LIGHT, PictureSetting.Text.DOUBLE, language);
  }

  @Parameters(name = "{0}")
  public static Collection<PictureLanguage> languages() {
    return List.of(PictureLanguage.ENGLISH, PictureLanguage.SPANISH, PictureLanguage.CHINESE);
  }

  @Test
  public void puzzle_keypadAndHomeMenu_areVisibleWithoutScrolling() {
    PicturedScreen<?> screen = new PuzzleScreenPictures();
    assertEquals(List.of(), hidden(screen, screen.keyStates(), KEYS_AND_DOORS));
  }

  @Test
  public void create_everyChoice_isVisibleWithoutScrolling() {
    assertEquals(List.of(), hidden(new CreateScreenPictures(), Set.of("usual", "other"), CHOICES));
  }

  @Test
  public void puzzle_noControl_isCutByTheScrollEdge() {
    assertEquals(List.of(), cut(new PuzzleScreenPictures()));
  }

  @Test
  public void review_noControl_isCutByTheScrollEdge() {
    assertEquals(List.of(), cut(new ReviewPictures()));
  }

  private List<String> hidden(
      PicturedScreen<?> screen, Set<String> states, Set<Integer> primaryContent) {
    List<String> faults = new ArrayList<>();
    new Visit<>(screen, setting)
        .look(
            states,
            (state, activity, window) ->
                ScrollEdgeInspection.hidden(window, primaryContent)
                    .forEach(fault -> faults.add(state + ": " + fault)));
    return faults;
  }

  private List<String> cut(PicturedScreen<?> screen) {
    List<String> faults = new ArrayList<>();
    new Visit<>(screen, setting)
        .look(
            screen.states().keySet(),
            (state, activity, window) ->
                ScrollEdgeInspection.cutByScrollEdges(window)
                    .forEach(fault -> faults.add(state + ": " + fault)));
    return faults;
  }
}
