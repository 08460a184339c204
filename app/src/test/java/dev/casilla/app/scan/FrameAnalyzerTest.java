package dev.casilla.app.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.scan.PixelLayout.Crop;
import dev.casilla.app.sheet.Origin;
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
  private static final NewspaperPage PAGE = new NewspaperPage(Scenes.PUZZLE, 7);

  private final List<FakeFrame> frames = new ArrayList<>();
  private final FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());

  @Test
  void analyze_clearFrames_areTakenWhenTheyAgree() {
    Sighting first = analyzer.analyze(frame(CameraPose.above(64)), Aim.READ);
    assertEquals(Guidance.HOLD, first.guidance());
    assertTrue(first.hasGrid());
    assertFalse(first.taken().isPresent(), "one frame is not enough");
    Sighting second = analyzer.analyze(frame(CameraPose.above(64).turned(0.05)), Aim.READ);
    assertFalse(second.taken().isPresent(), "certain once is not enough");
    Sighting third = analyzer.analyze(frame(CameraPose.above(64).turned(0.1)), Aim.READ);
    assertEquals(Scenes.PUZZLE, third.taken().get().givens());
    assertEquals(Origin.SCAN, third.taken().get().origin());
    assertAllClosedOnce();
  }

  @Test
  void analyze_outline_isWhereThePuzzleIsShown() {
    CameraPose pose = CameraPose.above(60).turned(0.1).tilted(0.2, -0.1);
    Sighting seen = analyzer.analyze(frame(pose), Aim.READ);
    List<Point> corners = NewspaperPage.corners(pose, WIDTH, HEIGHT);
    assertEquals(corners.get(2).x(), seen.outline().get().bottomRight().x(), 4);
    assertEquals(corners.get(2).y(), seen.outline().get().bottomRight().y(), 4);
  }

  @Test
  void analyze_nothingThere_saysSoAndCloses() {
    FakeFrame frame = FakeFrame.upright(new byte[WIDTH * HEIGHT], WIDTH, HEIGHT);
    frames.add(frame);
    assertFalse(analyzer.analyze(frame, Aim.READ).hasGrid());
    assertAllClosedOnce();
  }

  @Test
  void analyze_frameShorterThanItSays_isNothingAndCloses() {
    FakeFrame frame =
        new FakeFrame(new byte[10], new PixelLayout(WIDTH, 1, new Crop(0, 0, WIDTH, HEIGHT), 0));
    frames.add(frame);
    assertFalse(analyzer.analyze(frame, Aim.READ).hasGrid());
    assertAllClosedOnce();
  }

  /** Cameras turn by quarters: anything else is a mistake, and no reason to keep the frame. */
  @Test
  void analyze_turnedByHalfAQuarter_isRefusedAndCloses() {
    FakeFrame frame = new FakeFrame(new byte[10], new PixelLayout(1, 1, new Crop(0, 0, 1, 1), 45));
    frames.add(frame);
    assertThrows(IllegalArgumentException.class, () -> analyzer.analyze(frame, Aim.READ));
    assertAllClosedOnce();
  }

  @Test
  void analyze_interrupted_closesAllTheSame() {
    FakeFrame frame = frame(CameraPose.above(64));
    Thread.currentThread().interrupt();
    try {
      assertThrows(RuntimeException.class, () -> analyzer.analyze(frame, Aim.READ));
    } finally {
      Thread.interrupted();
    }
    assertAllClosedOnce();
  }

  @Test
  void take_picture_isReadWithAllCareAndClosed() {
    Sighting seen = analyzer.take(frame(CameraPose.above(24)));
    assertEquals(Scenes.PUZZLE, seen.taken().get().givens());
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
  void take_pictureShorterThanItSays_takesNothingAndCloses() {
    FakeFrame picture =
        new FakeFrame(new byte[10], new PixelLayout(WIDTH, 1, new Crop(0, 0, WIDTH, HEIGHT), 0));
    frames.add(picture);
    assertFalse(analyzer.take(picture).taken().isPresent());
    assertAllClosedOnce();
  }

  @Test
  void analyze_whileAPictureIsAwaited_onlyShowsWhereThePuzzleIs() {
    for (int i = 0; i < 4; i++) {
      Sighting seen = analyzer.analyze(frame(CameraPose.above(64).turned(0.02 * i)), Aim.PICTURE);
      assertTrue(seen.hasGrid());
      assertFalse(seen.taken().isPresent());
    }
    assertAllClosedOnce();
  }

  @Test
  void analyze_shutter_takesTheFirstGrid() {
    Sighting seen = analyzer.analyze(frame(CameraPose.above(64)), Aim.TAKE);
    assertEquals(Scenes.PUZZLE, seen.taken().get().givens());
  }

  @Test
  void analyze_shutterAndNoGrid_waits() {
    FakeFrame frame = FakeFrame.upright(new byte[WIDTH * HEIGHT], WIDTH, HEIGHT);
    assertFalse(analyzer.analyze(frame, Aim.TAKE).taken().isPresent());
  }

  @Test
  void analyze_peek_showsTheSolutionAndTakesNothing() {
    assertFalse(analyzer.analyze(frame(CameraPose.above(64)), Aim.PEEK).answer().isPresent());
    Sighting once = analyzer.analyze(frame(CameraPose.above(64).turned(0.05)), Aim.PEEK);
    assertFalse(once.answer().isPresent(), "certain once is not enough");
    Sighting seen = analyzer.analyze(frame(CameraPose.above(64).turned(0.1)), Aim.PEEK);
    Grid solution = new Solver().solve(Scenes.PUZZLE).get();
    assertEquals(new Sighting.Answer(Scenes.PUZZLE, solution), seen.answer().get());
    assertFalse(seen.taken().isPresent());
  }

  @Test
  void analyze_lookedOverBefore_isNotTakenAgain() {
    analyzer.reset(LookedOver.asTaken(Scenes.PUZZLE));
    for (int i = 0; i < 12; i++) {
      Sighting seen = analyzer.analyze(frame(CameraPose.above(64).turned(0.01 * i)), Aim.READ);
      assertTrue(seen.hasGrid());
      assertFalse(seen.taken().isPresent());
      assertEquals(i < 2 ? Guidance.HOLD : Guidance.KNOWN, seen.guidance());
    }
    assertTrue(analyzer.analyze(frame(CameraPose.above(64)), Aim.PEEK).answer().isPresent());
    assertEquals(
        Scenes.PUZZLE,
        analyzer.analyze(frame(CameraPose.above(64)), Aim.TAKE).taken().get().givens(),
        "asked for");
    assertAllClosedOnce();
  }

  /** A person has put right what was misread; now it is read right. */
  @Test
  void analyze_correctedToThis_isNotTakenAgain() {
    Grid misread = Scenes.PUZZLE.with(0, 4);
    for (LookedOver known :
        List.of(
            LookedOver.asTaken(misread).leftAs(Scenes.PUZZLE),
            LookedOver.asTaken(Scenes.PUZZLE).leftAs(misread))) {
      analyzer.reset(known);
      for (int i = 0; i < 3; i++) {
        assertFalse(analyzer.analyze(frame(CameraPose.above(64)), Aim.READ).taken().isPresent());
      }
      assertEquals(
          Guidance.KNOWN, analyzer.analyze(frame(CameraPose.above(64)), Aim.READ).guidance());
    }
  }

  @Test
  void analyze_anotherLookedOverBefore_isTaken() {
    analyzer.reset(LookedOver.asTaken(Scenes.variant(1)));
    analyzer.analyze(frame(CameraPose.above(64)), Aim.READ);
    analyzer.analyze(frame(CameraPose.above(64)), Aim.READ);
    Sighting third = analyzer.analyze(frame(CameraPose.above(64)), Aim.READ);
    assertEquals(Scenes.PUZZLE, third.taken().get().givens());
  }

  @Test
  void reset_framesBefore_doNotCount() {
    analyzer.analyze(frame(CameraPose.above(64)), Aim.READ);
    analyzer.reset(LookedOver.NOTHING);
    assertFalse(analyzer.analyze(frame(CameraPose.above(64)), Aim.READ).taken().isPresent());
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
