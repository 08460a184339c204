package dev.casilla.app.puzzle;

import androidx.test.core.app.ActivityScenario;
import dev.casilla.app.Contrast;
import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** Draws the first screen in its states on many devices, keeps the pictures, and looks at them. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class FirstScreenPicturesTest {
  private static final Map<String, Supplier<PuzzleUiState>> STATES = states();

  private static final PuzzleMessage TROUBLE =
      new PuzzleMessage.Trouble(new PasteTrouble.UnexpectedCharacter('x', 12));
  private static final Desk CANDIDATES =
      Scenes.desk(Sheet.of(Puzzles.UNIQUE)).with(Scenes.MODE.switched(Switch.CANDIDATES));

  private final String name;
  private final String qualifiers;

  public FirstScreenPicturesTest(String name, String qualifiers) {
    this.name = name;
    this.qualifiers = qualifiers;
  }

  @Parameters(name = "{0}")
  public static Collection<Object[]> devices() {
    return Arrays.asList(
        new Object[][] {
          {"light", "w360dp-h720dp-xhdpi"},
          {"dark", "w360dp-h720dp-night-xhdpi"},
          {"contrast", "w360dp-h720dp-xhdpi"},
          {"contrast-dark", "w360dp-h720dp-night-xhdpi"},
          {"small", "w320dp-h533dp-hdpi"},
          {"split", "w360dp-h340dp-xhdpi"},
          {"split-wide", "w411dp-h416dp-xhdpi"},
          {"split-tiny", "w300dp-h250dp-land-xhdpi"},
          {"split-large-text", "w411dp-h416dp-xhdpi"},
          {"landscape", "w720dp-h360dp-land-xhdpi"},
          {"landscape-small", "w568dp-h320dp-land-xhdpi"},
          {"tablet", "w1080dp-h680dp-land-hdpi"},
          {"tablet-upright", "w800dp-h1200dp-port-mdpi"},
          {"large-text", "w360dp-h720dp-xhdpi"},
          {"large-text-small", "w360dp-h592dp-xhdpi"},
          {"large-text-landscape", "w720dp-h360dp-land-xhdpi"},
          {"spanish", "es-w360dp-h720dp-xhdpi"},
          {"spanish-large-text", "es-w360dp-h720dp-xhdpi"},
          {"chinese", "zh-rCN-w360dp-h720dp-xhdpi"},
          {"mirrored", "ar-rXB-ldrtl-w360dp-h720dp-xhdpi"},
          {"mirrored-landscape", "ar-rXB-ldrtl-w720dp-h360dp-land-xhdpi"},
        });
  }

  @Test
  public void everyState_isDrawnWhole() {
    RuntimeEnvironment.setQualifiers(qualifiers);
    RuntimeEnvironment.setFontScale(name.contains("large-text") ? 2f : 1f);
    Contrast.set(name.contains("contrast") ? 1f : 0f);
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      for (Map.Entry<String, Supplier<PuzzleUiState>> state : STATES.entrySet()) {
        screen.onActivity(
            activity -> {
              ScreenPicture picture = ScreenPicture.of(activity, state.getValue().get());
              picture.save(name + "-" + state.getKey());
              new ScreenInspection(picture, name + "-" + state.getKey()).inspect();
            });
      }
    }
  }

  private static Map<String, Supplier<PuzzleUiState>> states() {
    Map<String, Supplier<PuzzleUiState>> states = new TreeMap<>();
    states.put("01-home", () -> Scenes.state(Scenes.home()));
    states.put("02-trouble", () -> Scenes.state(Scenes.home().saying(TROUBLE)));
    states.put("03-blank", () -> Scenes.state(Scenes.blank()));
    states.put("04-typed", () -> Scenes.state(Scenes.known(Scenes.typed(Puzzles.UNIQUE))));
    states.put("05-clash", () -> Scenes.state(Scenes.clashing()));
    states.put("06-solving", () -> Scenes.state(solving()));
    states.put("07-wrong", () -> Scenes.state(Scenes.wrong()));
    states.put("08-several", () -> judged(Puzzles.SEVERAL, Showing.VERDICT));
    states.put("09-one-of-several", () -> judged(Puzzles.SEVERAL, Showing.FIRST));
    states.put("10-none", () -> judged(Puzzles.NONE, Showing.VERDICT));
    states.put("11-too-few", () -> judged(Puzzles.TOO_FEW, Showing.VERDICT));
    states.put("12-solved", () -> judged(Puzzles.UNIQUE, Showing.SOLUTION));
    states.put("13-candidates", () -> Scenes.state(Scenes.at(CANDIDATES)));
    return states;
  }

  private static Scene solving() {
    return Scenes.puzzle(Puzzles.UNIQUE).saying(PuzzleMessage.Saying.SOLVING);
  }

  private static PuzzleUiState judged(Grid givens, Showing showing) {
    return Scenes.state(Scenes.judged(givens, showing));
  }
}
