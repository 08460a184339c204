package dev.casilla.training.degrade;

import dev.casilla.reader.board.CellPatches;

/**
 * Makes of a patch what is left of it where a cell has fewer pixels in the photo. Keeps its
 * buffers; not safe for use by several threads.
 */
final class PatchDownsampler {
  private static final int SIDE = CellPatches.SIDE;

  /** Samples a side taken for each of the coarse pixels. */
  private static final int FINENESS = 3;

  private final float[] pixels = new float[SIDE * SIDE];

  /** The same patch with as many pixels a side for the cell, less than it has. */
  void apply(float[] plane, double cellSide) {
    int side = (int) Math.ceil(SIDE * cellSide / CellPatches.CELL);
    double step = (double) SIDE / side;
    for (int i = 0; i < side * side; i++) {
      int row = i / side;
      float sum = 0;
      for (int part = 0; part < FINENESS * FINENESS; part++) {
        int partRow = part / FINENESS;
        double x = (i % side + (part % FINENESS + 0.5) / FINENESS) * step - 0.5;
        sum += at(plane, SIDE, x, (row + (partRow + 0.5) / FINENESS) * step - 0.5);
      }
      pixels[i] = sum / (FINENESS * FINENESS);
    }
    for (int i = 0; i < plane.length; i++) {
      int row = i / SIDE;
      plane[i] = at(pixels, side, (i % SIDE + 0.5) / step - 0.5, (row + 0.5) / step - 0.5);
    }
  }

  /** The brightness between pixels; beyond the rim it goes on. */
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
