package dev.casilla.training;

import dev.casilla.reader.vision.CellPatches;

/** Makes a patch less sharp, or more. Keeps its buffers; not safe for use by several threads. */
final class Blur {
  private static final int SIDE = CellPatches.SIDE;

  private static final int MAX_REACH = 5;

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

  /** Smears over as many pixels in one direction. */
  void smear(float[] plane, boolean isAcross, int pixels) {
    int reach = pixels / 2;
    for (int k = 0; k <= 2 * reach; k++) {
      kernel[k] = 1f / (2 * reach + 1);
    }
    pass(plane, isAcross ? 1 : SIDE, reach);
  }

  /** As cameras do, until there are halos. */
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
