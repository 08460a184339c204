package dev.casilla.training.degrade;

import dev.casilla.reader.board.CellPatches;

/** Blurs or sharpens a patch. Reuses its buffers; not thread-safe. */
final class PatchBlur {
  private static final int SIDE = CellPatches.SIDE;

  private static final int MAX_REACH = 5;

  /** Samples along a motion blur. */
  private static final int STEPS = 5;

  private final float[] line = new float[SIDE + 2 * MAX_REACH];
  private final float[] kernel = new float[2 * MAX_REACH + 1];

  /** A Gaussian blur with this deviation in pixels, up to 2. */
  void apply(float[] plane, double deviation) {
    int reach = Math.min(MAX_REACH, (int) Math.ceil(2.5 * deviation));
    double sum = 0;
    for (int k = -reach; k <= reach; k++) {
      kernel[k + reach] = (float) Math.exp(-k * k / (2 * deviation * deviation));
      sum += kernel[k + reach];
    }
    for (int k = 0; k <= 2 * reach; k++) {
      kernel[k] /= (float) sum;
    }
    pass(plane, 1, reach);
    pass(plane, SIDE, reach);
  }

  /** Motion blur of this length in this direction. */
  void motionBlur(float[] plane, double angle, double pixels) {
    float[] sharp = plane.clone();
    double right = Math.cos(angle) * pixels;
    double down = Math.sin(angle) * pixels;
    for (int i = 0; i < plane.length; i++) {
      int row = i / SIDE;
      float sum = 0;
      for (int k = 0; k < STEPS; k++) {
        double part = (double) k / (STEPS - 1) - 0.5;
        sum += PatchDownsampler.at(sharp, SIDE, i % SIDE + part * right, row + part * down);
      }
      plane[i] = sum / STEPS;
    }
  }

  /** Sharpens as cameras do, up to visible halos. */
  void sharpen(float[] plane, double strength) {
    float[] sharp = plane.clone();
    apply(plane, 1);
    for (int i = 0; i < plane.length; i++) {
      plane[i] = (float) (sharp[i] + strength * (sharp[i] - plane[i]));
    }
  }

  private void pass(float[] plane, int step, int reach) {
    for (int k = 0; k < SIDE; k++) {
      int first = step == 1 ? k * SIDE : k;
      passAlong(plane, first, step, reach);
    }
  }

  private void passAlong(float[] plane, int first, int step, int reach) {
    for (int i = 0; i < line.length; i++) {
      line[i] = plane[first + Math.max(0, Math.min(SIDE - 1, i - reach)) * step];
    }
    for (int i = 0; i < SIDE; i++) {
      float sum = 0;
      for (int k = 0; k <= 2 * reach; k++) {
        sum += kernel[k] * line[i + k];
      }
      plane[first + i * step] = sum;
    }
  }
}
