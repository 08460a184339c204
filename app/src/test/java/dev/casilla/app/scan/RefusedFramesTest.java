package dev.casilla.app.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.vision.Rejection;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said of frames that cannot be read. */
final class RefusedFramesTest {
  private static final Map<Rejection, Guidance> EXPECTED =
      Map.of(
          Rejection.BROKEN_PICTURE, Guidance.POINT,
          Rejection.HUGE_PICTURE, Guidance.POINT,
          Rejection.NO_GRID, Guidance.POINT,
          Rejection.TOO_SMALL, Guidance.CLOSER,
          Rejection.TOO_SKEWED, Guidance.FLATTER,
          Rejection.TOO_BLURRED, Guidance.STEADY,
          Rejection.TOO_DARK, Guidance.LIGHT,
          Rejection.CUT_OFF, Guidance.FARTHER,
          Rejection.FILLED_IN, Guidance.SOLVED,
          Rejection.MIRRORED, Guidance.MIRRORED);

  @ParameterizedTest
  @EnumSource
  void guidance_ofRejection_isWhatHelps(Rejection why) {
    assertEquals(EXPECTED.get(why), Guidance.of(why));
  }

  /** A frame gets less effort than a photo: of a grid so small it sees nothing. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SMALL")
  void analyze_refusedView_saysWhatHelpsAndCloses(RefusedView view) {
    FakeFrame frame = view.frame();
    FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());
    Guidance expected = Objects.requireNonNull(EXPECTED.get(view.why()));
    assertEquals(Sighting.nothing(expected), analyzer.analyze(frame, Aim.READ), view.name());
    assertEquals(1, frame.closings());
  }

  @Test
  void analyze_shutterAndRefusedView_saysWhatHelps() {
    FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());
    FakeFrame frame = RefusedView.CUT_OFF.frame();
    assertEquals(Sighting.nothing(Guidance.FARTHER), analyzer.analyze(frame, Aim.TAKE));
  }
}
