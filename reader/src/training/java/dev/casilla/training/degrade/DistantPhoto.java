package dev.casilla.training.degrade;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.training.draw.SeededRandom;

/**
 * Simulates a patch photographed from a distance: the photo has fewer pixels for it, rotated and
 * foreshortened; the reader cuts it out again. The effects of lens and file format are applied to
 * the photo in between. Reuses its buffers; not thread-safe.
 */
final class DistantPhoto {
  private static final int SIDE = CellPatches.SIDE;
  private static final double MIDDLE = SIDE / 2.0;

  /** Maximum pixels per side of the cell; with one more, a rotated patch would not fit. */
  private static final double MAX_CELL_PIXELS = 17;

  private static final double FARTHEST = 10;

  /** Minimum height of a digit in pixels. */
  private static final double MIN_DIGIT_PIXELS = 5;

  /** Minimum foreshortening, on a page tilted by 35 degrees. */
  private static final double MIN_FORESHORTENING = 0.8;

  /** Samples per side of each photo pixel. */
  private static final int SAMPLES_PER_SIDE = 3;

  private final SeededRandom random;
  private final float[] photo = new float[SIDE * SIDE];
  private double turn;
  private double across;
  private double down;
  private double offX;
  private double offY;

  DistantPhoto(SeededRandom random) {
    this.random = random;
  }

  /**
   * Photographs a patch; {@code height} is the height of its digit in cells.
   *
   * @return the photo, {@value CellPatches#SIDE} pixels per side, to be degraded before it is cut
   */
  float[] photograph(float[] plane, double height) {
    double nearest = MAX_CELL_PIXELS / CellPatches.CELL;
    double farthest =
        Math.min(MAX_CELL_PIXELS, Math.max(FARTHEST, MIN_DIGIT_PIXELS / height)) / CellPatches.CELL;
    double scale = random.between(farthest, nearest);
    double shorter = Math.max(farthest / scale, MIN_FORESHORTENING);
    boolean isTilted = random.of(0.5);
    across = scale * (isTilted ? random.between(shorter, 1) : 1);
    down = scale * (isTilted ? random.between(shorter, 1) : 1);
    turn = random.of(0.5) ? random.gaussian(0.1) : random.between(0, 2 * Math.PI);
    offX = MIDDLE + random.between(-0.5, 0.5);
    offY = MIDDLE + random.between(-0.5, 0.5);
    double cos = Math.cos(turn);
    double sin = Math.sin(turn);
    for (int i = 0; i < photo.length; i++) {
      int row = i / SIDE;
      float sum = 0;
      for (int part = 0; part < SAMPLES_PER_SIDE * SAMPLES_PER_SIDE; part++) {
        int partRow = part / SAMPLES_PER_SIDE;
        double x = i % SIDE + (part % SAMPLES_PER_SIDE + 0.5) / SAMPLES_PER_SIDE - offX;
        double y = row + (partRow + 0.5) / SAMPLES_PER_SIDE - offY;
        double fromX = MIDDLE + (x * cos + y * sin) / across - 0.5;
        double fromY = MIDDLE + (y * cos - x * sin) / down - 0.5;
        sum += PatchDownsampler.at(plane, SIDE, fromX, fromY);
      }
      photo[i] = sum / (SAMPLES_PER_SIDE * SAMPLES_PER_SIDE);
    }
    return photo;
  }

  /** The height of the shorter side of the cell in photo pixels. */
  double cellSide() {
    return CellPatches.CELL * Math.min(across, down);
  }

  /** Cuts the patch out of the last photo. */
  void cut(float[] plane) {
    double cos = Math.cos(turn);
    double sin = Math.sin(turn);
    for (int i = 0; i < plane.length; i++) {
      int row = i / SIDE;
      double x = (i % SIDE + 0.5 - MIDDLE) * across;
      double y = (row + 0.5 - MIDDLE) * down;
      double inX = offX + x * cos - y * sin - 0.5;
      double inY = offY + x * sin + y * cos - 0.5;
      plane[i] = PatchDownsampler.at(photo, SIDE, inX, inY);
    }
  }
}
