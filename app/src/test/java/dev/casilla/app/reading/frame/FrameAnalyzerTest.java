package dev.casilla.app.reading.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.reading.frame.PixelLayout.Crop;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FrameAnalyzerTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;
  private static final NewspaperPage PAGE = new NewspaperPage(TestScenes.PUZZLE, 7);

  private final List<FakeFrame> frames = new ArrayList<>();
  private final FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());

  @Test
  void analyze_clearFrames_areTakenWhenTheyAgree() {
    FrameResult first = analyzer.analyze(frame(CameraPose.above(64)), ScanMode.READ);
    assertEquals(ScanGuidance.HOLD, first.guidance());
    assertTrue(first.hasGrid());
    assertFalse(first.taken().isPresent(), "one frame is not enough");
    FrameResult second = analyzer.analyze(frame(CameraPose.above(64).turned(0.05)), ScanMode.READ);
    assertFalse(second.taken().isPresent(), "certain once is not enough");
    FrameResult third = analyzer.analyze(frame(CameraPose.above(64).turned(0.1)), ScanMode.READ);
    assertEquals(TestScenes.PUZZLE, third.taken().get().givens());
    assertEquals(Origin.SCAN, third.taken().get().origin());
    assertAllClosedOnce();
  }

  @Test
  void analyze_outline_isWhereThePuzzleIsShown() {
    CameraPose pose = CameraPose.above(60).turned(0.1).tilted(0.2, -0.1);
    FrameResult seen = analyzer.analyze(frame(pose), ScanMode.READ);
    List<Point> corners = NewspaperPage.corners(pose, WIDTH, HEIGHT);
    assertEquals(corners.get(2).x(), seen.outline().get().bottomRight().x(), 4);
    assertEquals(corners.get(2).y(), seen.outline().get().bottomRight().y(), 4);
  }

  @Test
  void analyze_nothingThere_saysSoAndCloses() {
    FakeFrame frame = FakeFrame.upright(new byte[WIDTH * HEIGHT], WIDTH, HEIGHT);
    frames.add(frame);
    assertFalse(analyzer.analyze(frame, ScanMode.READ).hasGrid());
    assertAllClosedOnce();
  }

  @Test
  void analyze_frameShorterThanItSays_isNothingAndCloses() {
    FakeFrame frame =
        new FakeFrame(new byte[10], new PixelLayout(WIDTH, 1, new Crop(0, 0, WIDTH, HEIGHT), 0));
    frames.add(frame);
    assertFalse(analyzer.analyze(frame, ScanMode.READ).hasGrid());
    assertAllClosedOnce();
  }

  /** A rotation that no camera reports; the frame is closed all the same. */
  @Test
  void analyze_turnedByHalfAQuarter_isRefusedAndCloses() {
    FakeFrame frame = new FakeFrame(new byte[10], new PixelLayout(1, 1, new Crop(0, 0, 1, 1), 45));
    frames.add(frame);
    assertThrows(IllegalArgumentException.class, () -> analyzer.analyze(frame, ScanMode.READ));
    assertAllClosedOnce();
  }

  @Test
  void analyze_interrupted_closesAllTheSame() {
    FakeFrame frame = frame(CameraPose.above(64));
    Thread.currentThread().interrupt();
    try {
      assertThrows(RuntimeException.class, () -> analyzer.analyze(frame, ScanMode.READ));
    } finally {
      Thread.interrupted();
    }
    assertAllClosedOnce();
  }

  @Test
  void take_picture_isReadWithAllCareAndClosed() {
    FrameResult seen = analyzer.take(frame(CameraPose.above(24)));
    assertEquals(TestScenes.PUZZLE, seen.taken().get().givens());
    assertEquals(Origin.SCAN, seen.taken().get().origin());
    assertAllClosedOnce();
  }

  @Test
  void take_nothingThere_takesNothingAndCloses() {
    FakeFrame picture = FakeFrame.upright(new byte[WIDTH * HEIGHT], WIDTH, HEIGHT);
    frames.add(picture);
    assertFalse(analyzer.take(picture).taken().isPresent());
    assertAllClosedOnce();
  }

  @Test
  void take_truncatedPicture_takesNothingAndCloses() {
    FakeFrame picture =
        new FakeFrame(new byte[10], new PixelLayout(WIDTH, 1, new Crop(0, 0, WIDTH, HEIGHT), 0));
    frames.add(picture);
    assertFalse(analyzer.take(picture).taken().isPresent());
    assertAllClosedOnce();
  }

  @Test
  void analyze_whileAPictureIsAwaited_onlyShowsWhereThePuzzleIs() {
    for (int i = 0; i < 4; i++) {
      FrameResult seen =
          analyzer.analyze(frame(CameraPose.above(64).turned(0.02 * i)), ScanMode.PICTURE);
      assertTrue(seen.hasGrid());
      assertFalse(seen.taken().isPresent());
    }
    assertAllClosedOnce();
  }

  @Test
  void analyze_shutter_takesTheFirstGrid() {
    FrameResult seen = analyzer.analyze(frame(CameraPose.above(64)), ScanMode.TAKE);
    assertEquals(TestScenes.PUZZLE, seen.taken().get().givens());
  }

  @Test
  void analyze_shutterAndNoGrid_waits() {
    FakeFrame frame = FakeFrame.upright(new byte[WIDTH * HEIGHT], WIDTH, HEIGHT);
    assertFalse(analyzer.analyze(frame, ScanMode.TAKE).taken().isPresent());
  }

  @Test
  void analyze_peek_showsTheSolutionAndTakesNothing() {
    assertFalse(analyzer.analyze(frame(CameraPose.above(64)), ScanMode.PEEK).answer().isPresent());
    FrameResult once = analyzer.analyze(frame(CameraPose.above(64).turned(0.05)), ScanMode.PEEK);
    assertFalse(once.answer().isPresent(), "certain once is not enough");
    FrameResult seen = analyzer.analyze(frame(CameraPose.above(64).turned(0.1)), ScanMode.PEEK);
    Grid solution = new Solver().solve(TestScenes.PUZZLE).get();
    assertEquals(new FrameResult.Answer(TestScenes.PUZZLE, solution), seen.answer().get());
    assertFalse(seen.taken().isPresent());
  }

  @Test
  void analyze_lookedOverBefore_isNotTakenAgain() {
    analyzer.reset(ReviewedPuzzle.asTaken(TestScenes.PUZZLE));
    for (int i = 0; i < 12; i++) {
      FrameResult seen =
          analyzer.analyze(frame(CameraPose.above(64).turned(0.01 * i)), ScanMode.READ);
      assertTrue(seen.hasGrid());
      assertFalse(seen.taken().isPresent());
      assertEquals(i < 2 ? ScanGuidance.HOLD : ScanGuidance.KNOWN, seen.guidance());
    }
    assertTrue(analyzer.analyze(frame(CameraPose.above(64)), ScanMode.PEEK).answer().isPresent());
    assertEquals(
        TestScenes.PUZZLE,
        analyzer.analyze(frame(CameraPose.above(64)), ScanMode.TAKE).taken().get().givens(),
        "asked for");
    assertAllClosedOnce();
  }

  /** The person corrected the mistake; now the page is read correctly. */
  @Test
  void analyze_correctedToThis_isNotTakenAgain() {
    Grid misread = TestScenes.PUZZLE.with(0, 4);
    for (ReviewedPuzzle known :
        List.of(
            ReviewedPuzzle.asTaken(misread).correctedTo(TestScenes.PUZZLE),
            ReviewedPuzzle.asTaken(TestScenes.PUZZLE).correctedTo(misread))) {
      analyzer.reset(known);
      for (int i = 0; i < 3; i++) {
        assertFalse(
            analyzer.analyze(frame(CameraPose.above(64)), ScanMode.READ).taken().isPresent());
      }
      assertEquals(
          ScanGuidance.KNOWN,
          analyzer.analyze(frame(CameraPose.above(64)), ScanMode.READ).guidance());
    }
  }

  @Test
  void analyze_anotherReviewedBefore_isTaken() {
    analyzer.reset(ReviewedPuzzle.asTaken(TestScenes.variant(1)));
    analyzer.analyze(frame(CameraPose.above(64)), ScanMode.READ);
    analyzer.analyze(frame(CameraPose.above(64)), ScanMode.READ);
    FrameResult third = analyzer.analyze(frame(CameraPose.above(64)), ScanMode.READ);
    assertEquals(TestScenes.PUZZLE, third.taken().get().givens());
  }

  @Test
  void reset_framesBefore_doNotCount() {
    analyzer.analyze(frame(CameraPose.above(64)), ScanMode.READ);
    analyzer.reset(ReviewedPuzzle.NOTHING);
    assertFalse(analyzer.analyze(frame(CameraPose.above(64)), ScanMode.READ).taken().isPresent());
  }

  private FakeFrame frame(CameraPose pose) {
    FakeFrame frame = FakeFrame.upright(PAGE.photograph(pose, WIDTH, HEIGHT), WIDTH, HEIGHT);
    frames.add(frame);
    return frame;
  }

  private void assertAllClosedOnce() {
    for (FakeFrame frame : frames) {
      assertEquals(1, frame.closings());
    }
  }
}
