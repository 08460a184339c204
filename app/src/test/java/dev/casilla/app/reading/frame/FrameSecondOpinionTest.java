package dev.casilla.app.reading.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.ui.review.endtoend.ReadingMistakes;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.opinion.LineReader;
import dev.casilla.reader.opinion.LineReader.SeenCharacter;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The effect of a second opinion on the reading of a frame. */
final class FrameSecondOpinionTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 960;

  /** A smudged five. */
  private static final int SMUDGED = Cells.named("G7");

  private static final NewspaperPage PAGE =
      new NewspaperPage(TestScenes.PUZZLE, 7).smudged(SMUDGED, 0.13);

  private final ExecutorService asking = Executors.newSingleThreadExecutor();
  private FakeFrame frame = smudged();

  @AfterEach
  void stop() {
    asking.shutdownNow();
  }

  private static FakeFrame smudged() {
    return photographed(PAGE);
  }

  private static FakeFrame photographed(NewspaperPage page) {
    CameraPose pose = new CameraPose(0, 0, 40, 0, 0, 0, 0, 3, 0);
    return FakeFrame.upright(page.photograph(pose, WIDTH, HEIGHT), WIDTH, HEIGHT);
  }

  private ScanDraft take(Optional<SecondOpinion> opinion) {
    return new FrameAnalyzer(new PuzzleReader(), opinion)
        .analyze(frame, ScanMode.TAKE)
        .taken()
        .get();
  }

  private ScanDraft take(LineReader other) {
    return take(Optional.of(new SecondOpinion(other, asking, 200, TimeUnit.MILLISECONDS)));
  }

  /** Whether the person is asked to check the cell. */
  private static boolean isMarked(ScanDraft draft) {
    int other = draft.givens().digitAt(SMUDGED) % 9 + 1;
    return ReadingMistakes.unmarked(draft, draft.givens().with(SMUDGED, other)).isEmpty();
  }

  private static List<SeenCharacter> inTheMiddle(char digit, int width) {
    return List.of(new SeenCharacter(digit, width / 2.0));
  }

  @Test
  void take_withoutSecondOpinion_isDoubtful() {
    ScanDraft draft = take(Optional.empty());
    assertTrue(isMarked(draft));
    assertEquals(TestScenes.PUZZLE, draft.givens());
  }

  /** The doubt decreases, but the cell may still be marked. */
  @Test
  void take_otherAgrees_isReadAsBeforeAndSurer() {
    int surer = 0;
    for (double wiped = 0.13; wiped < 0.2; wiped += 0.01) {
      NewspaperPage page = new NewspaperPage(TestScenes.PUZZLE, 7).smudged(SMUDGED, wiped);
      frame = photographed(page);
      ScanDraft alone = take(Optional.empty());
      frame = photographed(page);
      ScanDraft draft = take(line -> inTheMiddle('5', line.width()));
      assertEquals(TestScenes.PUZZLE, draft.givens());
      surer += alone.cells().equals(draft.cells()) ? 0 : 1;
    }
    // A digit read with almost 100 % leaves no room for a difference.
    assertTrue(surer > 0);
  }

  @Test
  void take_otherContradicts_isInDoubtStill() {
    ScanDraft draft = take(line -> inTheMiddle('6', line.width()));
    assertTrue(isMarked(draft));
  }

  @Test
  void take_otherFails_changesNothing() {
    assertUnchanged(
        line -> {
          throw new IllegalStateException("for this test");
        });
  }

  @Test
  void take_otherHangs_changesNothing() {
    CountDownLatch never = new CountDownLatch(1);
    assertUnchanged(
        line -> {
          never.await();
          return List.of();
        });
  }

  private void assertUnchanged(LineReader other) {
    ScanDraft draft = take(other);
    assertTrue(isMarked(draft));
    assertEquals(TestScenes.PUZZLE, draft.givens());
  }

  /** The frame is closed before the second opinion, which may be slow. */
  @Test
  void take_duringTheSecondOpinion_frameIsClosed() {
    List<Integer> closings = new ArrayList<>();
    take(
        line -> {
          closings.add(frame.closings());
          return List.of();
        });
    assertEquals(List.of(1), closings);
  }

  /** A certain frame needs no second opinion. */
  @Test
  void take_certain_asksForNoOpinion() {
    List<Integer> asked = new ArrayList<>();
    LineReader other =
        line -> {
          asked.add(line.width());
          return List.of();
        };
    SecondOpinion opinion = new SecondOpinion(other, asking, 200, TimeUnit.MILLISECONDS);
    byte[] clear =
        new NewspaperPage(TestScenes.PUZZLE, 7).photograph(CameraPose.above(44), WIDTH, HEIGHT);
    FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.of(opinion));
    FakeFrame sharp = FakeFrame.upright(clear, WIDTH, HEIGHT);
    assertFalse(analyzer.analyze(sharp, ScanMode.TAKE).taken().get().isDoubtful());
    assertEquals(List.of(), asked);
  }
}
