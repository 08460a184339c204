package dev.casilla.app.ui.review.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.RawFrames;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import dev.casilla.app.ui.review.state.ReviewedDraft;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Rendered pages in front of a camera, with every rotation, pixel layout and crop. */
@Tag("slow")
@ExtendWith(InstantMainThread.class)
final class PagesToReviewTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;

  /** After this number of frames, a doubtful reading is reviewed, too. */
  private static final int FRAMES = 15;

  private final PuzzleReader reader = new PuzzleReader();

  @Test
  void pages_asFramesOfEveryLayout_areReviewedAndProper() {
    int seed = 0;
    for (int rotation = 0; rotation < 360; rotation += 90) {
      for (int pixelStride : new int[] {1, 2}) {
        for (int spare : new int[] {0, 24}) {
          seed++;
          showPage(seed, rotation, pixelStride, spare);
        }
      }
    }
  }

  private void showPage(int seed, int rotation, int pixelStride, int spare) {
    String layout = rotation + " degrees, stride " + pixelStride + ", spare " + spare;
    Grid puzzle = TestScenes.variant(seed);
    NewspaperPage page = new NewspaperPage(puzzle, seed);
    CameraPose pose = CameraPose.above(60).turned(0.04 * (seed % 5 - 2)).tilted(0.1, -0.1);
    RawFrames.Upright picture =
        new RawFrames.Upright(page.photograph(pose, WIDTH, HEIGHT), WIDTH, HEIGHT);
    FrameAnalyzer analyzer = new FrameAnalyzer(reader, Optional.empty());
    for (int i = 0; i < FRAMES; i++) {
      FakeFrame frame = RawFrames.of(picture.noisy(i), rotation, pixelStride, spare);
      FrameResult seen = analyzer.analyze(frame, ScanMode.READ);
      assertEquals(1, frame.closings(), layout);
      if (seen.taken().isPresent()) {
        ScanDraft draft = seen.taken().get();
        ReviewUiState state = ReviewedDraft.state(draft);
        assertEquals(List.of(), ReadingMistakes.unmarked(draft, puzzle), layout);
        assertEquals(puzzle, state.draft().givens(), layout);
        assertEquals(new ReviewVerdict.OneSolution(), state.finding(), layout);
        assertTrue(state.canBeUsed(), layout);
        return;
      }
    }
    fail("not read: " + layout);
  }
}
