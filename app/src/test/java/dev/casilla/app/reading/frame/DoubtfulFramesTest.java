package dev.casilla.app.reading.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Pages that stay doubtful: when they are taken, and that they are taken once. */
final class DoubtfulFramesTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 960;
  private static final int ENOUGH = 10;

  /** Clues that are torn off; without them the puzzle has several solutions. */
  private static final int TORN_OFF = 10;

  private static final NewspaperPage TORN = new NewspaperPage(torn(), 7);
  private static final NewspaperPage WHOLE = new NewspaperPage(TestScenes.PUZZLE, 7);

  private final FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());

  private static Grid torn() {
    Grid rest = TestScenes.PUZZLE;
    for (int i = 0; i < TORN_OFF; i++) {
      rest = rest.with(rest.filled().first(), Grid.NO_DIGIT);
    }
    return rest;
  }

  private FrameResult see(NewspaperPage page, int frame, ScanMode mode) {
    CameraPose pose = new CameraPose(0, 0, 44, 0.01 * frame, 0, 0, 0, 3, frame);
    byte[] luma = page.photograph(pose, WIDTH, HEIGHT);
    return analyzer.analyze(FakeFrame.upright(luma, WIDTH, HEIGHT), mode);
  }

  private ScanDraft takeTorn() {
    Optional<ScanDraft> taken = Optional.empty();
    for (int i = 1; i <= ENOUGH; i++) {
      taken = see(TORN, i, ScanMode.READ).taken();
      assertEquals(i == ENOUGH, taken.isPresent(), "frame " + i);
    }
    return taken.get();
  }

  @Test
  void analyze_neverCertain_isTakenInTheTenthFrame() {
    ScanDraft draft = takeTorn();
    assertEquals(torn(), draft.givens());
  }

  @Test
  void analyze_neverCertainAndLookedOver_isNotTakenAgainUnlessAskedFor() {
    analyzer.reset(ReviewedPuzzle.asTaken(takeTorn().givens()));
    for (int i = 1; i <= ENOUGH + 5; i++) {
      FrameResult seen = see(TORN, i, ScanMode.READ);
      assertFalse(seen.taken().isPresent(), "frame " + i);
      assertTrue(seen.hasGrid());
      assertEquals(i < ENOUGH ? ScanGuidance.HOLD : ScanGuidance.UNSURE, seen.guidance());
    }
    assertEquals(torn(), see(TORN, 20, ScanMode.TAKE).taken().get().givens());
  }

  /** A doubtful digit is read differently in each frame. */
  @Test
  void analyze_neverCertainAndLookedOverWithOtherDigits_isNotTakenAgain() {
    Grid before = torn();
    int clue = before.filled().first();
    analyzer.reset(
        ReviewedPuzzle.asTaken(before.with(clue, before.digitAt(clue) % 9 + 1).with(0, 9)));
    for (int i = 1; i <= ENOUGH + 1; i++) {
      assertFalse(see(TORN, i, ScanMode.READ).taken().isPresent(), "frame " + i);
    }
  }

  /** The person corrected most cells; the page is as doubtful as before. */
  @Test
  void analyze_neverCertainAndCorrectedToAnother_isNotTakenAgain() {
    analyzer.reset(ReviewedPuzzle.asTaken(takeTorn().givens()).correctedTo(TestScenes.variant(1)));
    for (int i = 1; i <= ENOUGH + 1; i++) {
      assertFalse(see(TORN, i, ScanMode.READ).taken().isPresent(), "frame " + i);
    }
  }

  @Test
  void analyze_neverCertainAndAnotherLookedOver_isTaken() {
    analyzer.reset(ReviewedPuzzle.asTaken(TestScenes.variant(1)));
    takeTorn();
  }

  /** A certain reading differs from the doubtful one that was reviewed. */
  @Test
  void analyze_certainAfterItsPartWasReviewed_isTaken() {
    analyzer.reset(ReviewedPuzzle.asTaken(torn()));
    assertFalse(see(WHOLE, 1, ScanMode.READ).taken().isPresent());
    assertFalse(see(WHOLE, 2, ScanMode.READ).taken().isPresent());
    assertEquals(TestScenes.PUZZLE, see(WHOLE, 3, ScanMode.READ).taken().get().givens());
  }

  /** More than ten frames pass while the shutter's picture, which shows nothing, is taken. */
  @Test
  void analyze_firstCertainAfterManyFrames_isTakenTheSecondTime() {
    for (int i = 1; i <= ENOUGH + 1; i++) {
      assertFalse(see(WHOLE, i, ScanMode.PICTURE).taken().isPresent());
    }
    assertFalse(see(WHOLE, 12, ScanMode.READ).taken().isPresent(), "certain once is not enough");
    assertEquals(TestScenes.PUZZLE, see(WHOLE, 13, ScanMode.READ).taken().get().givens());
  }
}
