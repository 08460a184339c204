package dev.casilla.app.reading;

import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import java.util.Arrays;
import java.util.Random;

/** Views that cannot be read, one for each reason. */
public enum RejectedView {
  NOTHING(RejectionReason.NO_GRID) {
    @Override
    byte[] luma() {
      byte[] paper = new byte[WIDTH * HEIGHT];
      Arrays.fill(paper, (byte) PAPER);
      return paper;
    }
  },
  SMALL(RejectionReason.TOO_SMALL) {
    @Override
    byte[] luma() {
      return new NewspaperPage(TestScenes.PUZZLE, 7)
          .photograph(CameraPose.above(8).turned(0.1), WIDTH, HEIGHT);
    }
  },
  CUT_OFF(RejectionReason.CUT_OFF) {
    @Override
    byte[] luma() {
      return page(new CameraPose(4.5, 0, 60, 0.05, 0, 0, 0, 0, 0));
    }
  },
  SKEWED(RejectionReason.TOO_SKEWED) {
    @Override
    byte[] luma() {
      return page(CameraPose.above(60).tilted(Math.toRadians(70), 0));
    }
  },
  BLURRED(RejectionReason.TOO_BLURRED) {
    @Override
    byte[] luma() {
      return page(new CameraPose(0, 0, 40, 0.1, 0, 0, 14, 2, 1));
    }
  },
  DARK(RejectionReason.TOO_DARK) {
    @Override
    byte[] luma() {
      byte[] page = page(CameraPose.above(40));
      Random random = new Random(1);
      for (int i = 0; i < page.length; i++) {
        double seen = (page[i] & 0xff) * 0.02 + 3 * random.nextGaussian();
        page[i] = (byte) Math.max(0, seen);
      }
      return page;
    }
  },
  MIRRORED(RejectionReason.MIRRORED) {
    @Override
    byte[] luma() {
      byte[] page = page(CameraPose.above(50).turned(0.1));
      byte[] mirrored = new byte[page.length];
      for (int i = 0; i < page.length; i++) {
        mirrored[i] = page[i - i % WIDTH + WIDTH - 1 - i % WIDTH];
      }
      return mirrored;
    }
  },
  FILLED_IN(RejectionReason.FILLED_IN) {
    @Override
    byte[] luma() {
      Grid solution = new Solver().solve(TestScenes.PUZZLE).get();
      return new NewspaperPage(solution, 2).photograph(CameraPose.above(50), WIDTH, HEIGHT);
    }
  };

  private static final int WIDTH = 800;
  private static final int HEIGHT = 600;
  private static final int PAPER = 224;

  private final RejectionReason why;

  RejectedView(RejectionReason why) {
    this.why = why;
  }

  abstract byte[] luma();

  private static byte[] page(CameraPose pose) {
    return new NewspaperPage(TestScenes.PUZZLE, 2).photograph(pose, WIDTH, HEIGHT);
  }

  /** Returns the reason of the rejection. */
  public RejectionReason why() {
    return why;
  }

  /** Returns the view as a frame. */
  public FakeFrame frame() {
    return FakeFrame.upright(luma(), WIDTH, HEIGHT);
  }

  /** Returns the view as a photo. */
  public GrayPhoto photo() {
    return new GrayPhoto(luma(), WIDTH, HEIGHT);
  }
}
