package dev.casilla.training.degrade;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.training.draw.SeededRandom;

/**
 * What is left of a patch that is photographed from afar: the photo has fewer pixels for it, and
 * shows it turned and foreshortened; the reader cuts it out of there again. What lens and file do
 * is done to the photo in between. Keeps its buffers; not safe for use by several threads.
 */
final class DistantPhoto {
  private static final int SIDE = CellPatches.SIDE;
  private static final double MIDDLE = SIDE / 2.0;

  /** Pixels a side of the cell; with one more a patch on its tip would not fit into the photo. */
  private static final double NEAREST = 17;

  private static final double FARTHEST = 10;

  /** Pixels that a digit is high at least. */
  private static final double FEWEST = 5;

  /** How much shorter a side looks at least, on a page that is tilted by 35 degrees. */
  private static final double SHORTEST = 0.8;

  /** Samples a side taken for each pixel of the photo. */
  private static final int FINENESS = 3;

  private final SeededRandom chance;
  private final float[] photo = new float[SIDE * SIDE];
  private double turn;
  private double across;
  private double down;
  private double offX;
  private double offY;

  DistantPhoto(SeededRandom chance) {
    this.chance = chance;
  }

  /**
   * Photographs a patch whose digit is so high, in cells.
   *
   * @return the photo, {@value CellPatches#SIDE} pixels a side, to be spoilt before it is cut
   */
  float[] shoot(float[] plane, double height) {
    double nearest = NEAREST / CellPatches.CELL;
    double farthest = Math.min(NEAREST, Math.max(FARTHEST, FEWEST / height)) / CellPatches.CELL;
    double scale = chance.between(farthest, nearest);
    double shorter = Math.max(farthest / scale, SHORTEST);
    boolean isTilted = chance.of(0.5);
    across = scale * (isTilted ? chance.between(shorter, 1) : 1);
    down = scale * (isTilted ? chance.between(shorter, 1) : 1);
    turn = chance.of(0.5) ? chance.around(0.1) : chance.between(0, 2 * Math.PI);
    offX = MIDDLE + chance.between(-0.5, 0.5);
    offY = MIDDLE + chance.between(-0.5, 0.5);
    double cos = Math.cos(turn);
    double sin = Math.sin(turn);
    for (int i = 0; i < photo.length; i++) {
      int row = i / SIDE;
      float sum = 0;
      for (int part = 0; part < FINENESS * FINENESS; part++) {
        int partRow = part / FINENESS;
        double x = i % SIDE + (part % FINENESS + 0.5) / FINENESS - offX;
        double y = row + (partRow + 0.5) / FINENESS - offY;
        double fromX = MIDDLE + (x * cos + y * sin) / across - 0.5;
        double fromY = MIDDLE + (y * cos - x * sin) / down - 0.5;
        sum += PatchDownsampler.at(plane, SIDE, fromX, fromY);
      }
      photo[i] = sum / (FINENESS * FINENESS);
    }
    return photo;
  }

  /** Pixels of the photo that a cell is high, on the side that is shorter. */
  double cellSide() {
    return CellPatches.CELL * Math.min(across, down);
  }

  /** Cuts the patch out of the photo that was taken last. */
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
