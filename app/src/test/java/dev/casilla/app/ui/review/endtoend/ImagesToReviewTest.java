package dev.casilla.app.ui.review.endtoend;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.RawFrames;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import dev.casilla.app.ui.review.state.ReviewedDraft;
import dev.casilla.app.ui.scan.camera.CameraImages;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;

/** From images as CameraX delivers them, with all planes, to what the review screen shows. */
@RunWith(AndroidJUnit4.class)
@Category(SlowTests.class)
public final class ImagesToReviewTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;
  private static final int FRAMES = 5;

  private final PuzzleReader reader = new PuzzleReader();

  @Test
  public void images_ofEveryLayout_areReviewedAndProper() {
    int seed = 0;
    for (int rotation = 0; rotation < 360; rotation += 90) {
      for (int pixelStride : new int[] {1, 2}) {
        for (int spare : new int[] {0, 24}) {
          seed++;
          show(seed, new int[] {rotation, pixelStride, spare});
        }
      }
    }
  }

  /** Analyzes frames as the scan screen does, until a reading is taken. */
  private static final class Eye implements Frame.Listener {
    private final FrameAnalyzer analyzer;
    private Optional<ScanDraft> taken = Optional.empty();

    Eye(PuzzleReader reader) {
      analyzer = new FrameAnalyzer(reader, Optional.empty());
    }

    @Override
    public void onFrame(Frame frame) {
      FrameResult seen = analyzer.analyze(frame, ScanMode.READ);
      taken = seen.taken();
    }

    @Override
    public void onPicture(Frame picture) {
      throw new AssertionError("no picture was asked for");
    }

    @Override
    public void onNoPicture() {
      throw new AssertionError("no picture was asked for");
    }
  }

  private void show(int seed, int[] layout) {
    Grid puzzle = TestScenes.variant(seed);
    CameraPose pose = CameraPose.above(60).turned(0.04 * (seed % 5 - 2)).tilted(0.1, -0.1);
    byte[] luma = new NewspaperPage(puzzle, seed).photograph(pose, WIDTH, HEIGHT);
    RawFrames.Upright page = new RawFrames.Upright(luma, WIDTH, HEIGHT);
    String name = "rotation, stride, spare: " + List.of(layout[0], layout[1], layout[2]);
    Eye eye = new Eye(reader);
    CameraImages images = new CameraImages(eye);
    for (int i = 0; i < FRAMES && !eye.taken.isPresent(); i++) {
      assertEquals(name, 1, images.deliver(RawFrames.of(page, layout[0], layout[1], layout[2])));
    }
    assertTrue("not read: " + name, eye.taken.isPresent());
    ReviewUiState state = ReviewedDraft.state(eye.taken.get());
    assertEquals(name, puzzle, state.draft().givens());
    assertEquals(name, new ReviewVerdict.OneSolution(), state.finding());
    assertFalse(name, state.draft().isDoubtful());
    assertTrue(name, state.canBeUsed());
  }
}
