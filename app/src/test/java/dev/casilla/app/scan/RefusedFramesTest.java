package dev.casilla.app.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.vision.Rejection;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said of frames that cannot be read. */
final class RefusedFramesTest extends Refusals<Guidance> {
  private final FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());

  RefusedFramesTest() {
    super(
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
            Rejection.MIRRORED, Guidance.MIRRORED));
  }

  @Override
  protected Guidance told(Rejection why) {
    return Guidance.of(why);
  }

  /** A frame gets less effort than a photo: of a grid so small it sees nothing. */
  @Override
  protected Rejection seen(RefusedView view) {
    return view == RefusedView.SMALL ? Rejection.NO_GRID : view.why();
  }

  @Override
  protected void read(RefusedView view, Guidance said) {
    FakeFrame frame = view.frame();
    assertEquals(Sighting.nothing(said), analyzer.analyze(frame, Aim.READ), view.name());
    assertEquals(1, frame.closings());
  }

  @Test
  void analyze_shutterAndRefusedView_saysWhatHelps() {
    FakeFrame frame = RefusedView.CUT_OFF.frame();
    assertEquals(Sighting.nothing(Guidance.FARTHER), analyzer.analyze(frame, Aim.TAKE));
  }
}
