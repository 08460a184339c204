package dev.casilla.app.reading.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.reading.RejectedView;
import dev.casilla.app.reading.RejectionTestBase;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.result.RejectionReason;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The guidance for frames that cannot be read. */
final class RejectedFramesTest extends RejectionTestBase<ScanGuidance> {
  private final FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());

  RejectedFramesTest() {
    super(
        Map.of(
            RejectionReason.BROKEN_PICTURE, ScanGuidance.POINT,
            RejectionReason.HUGE_PICTURE, ScanGuidance.POINT,
            RejectionReason.NO_GRID, ScanGuidance.POINT,
            RejectionReason.TOO_SMALL, ScanGuidance.CLOSER,
            RejectionReason.TOO_SKEWED, ScanGuidance.FLATTER,
            RejectionReason.TOO_BLURRED, ScanGuidance.STEADY,
            RejectionReason.TOO_DARK, ScanGuidance.LIGHT,
            RejectionReason.CUT_OFF, ScanGuidance.FARTHER,
            RejectionReason.FILLED_IN, ScanGuidance.SOLVED,
            RejectionReason.MIRRORED, ScanGuidance.MIRRORED));
  }

  @Override
  protected ScanGuidance told(RejectionReason why) {
    return ScanGuidance.of(why);
  }

  /** Frames get less effort than photos: such a small grid is not found. */
  @Override
  protected RejectionReason seen(RejectedView view) {
    return view == RejectedView.SMALL ? RejectionReason.NO_GRID : view.why();
  }

  @Override
  protected void read(RejectedView view, ScanGuidance said) {
    FakeFrame frame = view.frame();
    assertEquals(FrameResult.nothing(said), analyzer.analyze(frame, ScanMode.READ), view.name());
    assertEquals(1, frame.closings());
  }

  @Test
  void analyze_shutterAndRefusedView_saysWhatHelps() {
    FakeFrame frame = RejectedView.CUT_OFF.frame();
    assertEquals(FrameResult.nothing(ScanGuidance.FARTHER), analyzer.analyze(frame, ScanMode.TAKE));
  }
}
