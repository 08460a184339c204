package dev.casilla.training.degrade;

import dev.casilla.reader.board.CellPatches;

/**
 * Reduces the resolution of a patch, as when a cell has fewer pixels in the photo. Reuses its
 * buffers; not thread-safe.
 */
final class PatchDownsampler {
  private static final int SIDE = CellPatches.SIDE;

  /** Samples per side of each coarse pixel. */
  private static final int SAMPLES_PER_SIDE = 3;

  private final float[] pixels = new float[SIDE * SIDE];

  /** Resamples the patch with {@code cellSide} pixels per side of the cell, fewer than it has. */
  void apply(float[] plane, double cellSide) {
    int side = (int) Math.ceil(SIDE * cellSide / CellPatches.CELL);
    double step = (double) SIDE / side;
    for (int i = 0; i < side * side; i++) {
      int row = i / side;
      float sum = 0;
      for (int part = 0; part < SAMPLES_PER_SIDE * SAMPLES_PER_SIDE; part++) {
        int partRow = part / SAMPLES_PER_SIDE;
        double x = (i % side + (part % SAMPLES_PER_SIDE + 0.5) / SAMPLES_PER_SIDE) * step - 0.5;
        sum += at(plane, SIDE, x, (row + (partRow + 0.5) / SAMPLES_PER_SIDE) * step - 0.5);
      }
      pixels[i] = sum / (SAMPLES_PER_SIDE * SAMPLES_PER_SIDE);
    }
    for (int i = 0; i < plane.length; i++) {
      int row = i / SIDE;
      plane[i] = at(pixels, side, (i % SIDE + 0.5) / step - 0.5, (row + 0.5) / step - 0.5);
    }
  }

  /** The bilinearly interpolated brightness; border pixels are replicated. */
  static float at(float[] plane, int side, double x, double y) {
    double atX = Math.max(0, Math.min(side - 1.001, x));
    double atY = Math.max(0, Math.min(side - 1.001, y));
    int i = ((int) atY) * side + (int) atX;
    float partX = (float) (atX - (int) atX);
    float partY = (float) (atY - (int) atY);
    float upper = plane[i] + partX * (plane[i + 1] - plane[i]);
    float lower = plane[i + side] + partX * (plane[i + side + 1] - plane[i + side]);
    return upper + partY * (lower - upper);
  }
}
