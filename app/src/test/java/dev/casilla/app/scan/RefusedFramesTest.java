package dev.casilla.app.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.result.RejectionReason;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said of frames that cannot be read. */
final class RefusedFramesTest extends Refusals<Guidance> {
  private final FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());

  RefusedFramesTest() {
    super(
        Map.of(
            RejectionReason.BROKEN_PICTURE, Guidance.POINT,
            RejectionReason.HUGE_PICTURE, Guidance.POINT,
            RejectionReason.NO_GRID, Guidance.POINT,
            RejectionReason.TOO_SMALL, Guidance.CLOSER,
            RejectionReason.TOO_SKEWED, Guidance.FLATTER,
            RejectionReason.TOO_BLURRED, Guidance.STEADY,
            RejectionReason.TOO_DARK, Guidance.LIGHT,
            RejectionReason.CUT_OFF, Guidance.FARTHER,
            RejectionReason.FILLED_IN, Guidance.SOLVED,
            RejectionReason.MIRRORED, Guidance.MIRRORED));
  }

  @Override
  protected Guidance told(RejectionReason why) {
    return Guidance.of(why);
  }

  /** A frame gets less effort than a photo: of a grid so small it sees nothing. */
  @Override
  protected RejectionReason seen(RefusedView view) {
    return view == RefusedView.SMALL ? RejectionReason.NO_GRID : view.why();
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
