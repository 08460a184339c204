package dev.casilla.training.degrade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.training.draw.SeededRandom;
import org.junit.jupiter.api.Test;

final class DistantPhotoTest {
  private static final int SIDE = CellPatches.SIDE;

  /** Distance from the border within which pixels may mix with the outside. */
  private static final int RIM = 7;

  private final DistantPhoto distance = new DistantPhoto(new SeededRandom(5));

  @Test
  void cut_gradient_isUnchanged() {
    for (int i = 0; i < 200; i++) {
      float[] plane = slope();
      distance.photograph(plane, 0.5);
      distance.cut(plane);
      for (int at = 0; at < plane.length; at++) {
        if (isInside(at)) {
          assertEquals(slope()[at], plane[at], 0.02, "view " + i + ", pixel " + at);
        }
      }
    }
  }

  @Test
  void cut_singlePixel_isBlurred() {
    for (int i = 0; i < 200; i++) {
      float[] plane = new float[SIDE * SIDE];
      int middle = SIDE / 2 * SIDE + SIDE / 2;
      plane[middle] = 100;
      distance.photograph(plane, 0.5);
      distance.cut(plane);
      assertTrue(plane[middle] > 2 && plane[middle] < 60, "view " + i + ": " + plane[middle]);
    }
  }

  @Test
  void cellSide_anyHeight_keepsFivePixelsForDigit() {
    for (int i = 0; i < 200; i++) {
      distance.photograph(slope(), 0.4);
      double side = distance.cellSide();
      assertTrue(0.4 * side > 4.99 && side <= 17, "view " + i + ": " + side);
    }
  }

  private static float[] slope() {
    float[] plane = new float[SIDE * SIDE];
    for (int i = 0; i < plane.length; i++) {
      int row = i / SIDE;
      plane[i] = 3 * (i % SIDE) + 2 * row;
    }
    return plane;
  }

  private static boolean isInside(int pixel) {
    int row = pixel / SIDE;
    int column = pixel % SIDE;
    return Math.min(row, column) >= RIM && Math.max(row, column) < SIDE - RIM;
  }
}
