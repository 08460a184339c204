package dev.casilla.reader.testing.camera;

import java.util.Random;

/**
 * How a page is photographed.
 *
 * @param cell pixels per side of a cell at the puzzle's centre
 * @param turn rotation of the page in degrees
 * @param tilt angle between page and image plane in degrees
 * @param hardness of light, blur, noise and bending: 0 for a scan, 1 for the worst photos that
 *     people take
 * @param filledIn part of the empty cells that are filled in by hand, 0 to 1
 */
public record ShotSpec(double cell, double turn, double tilt, double hardness, double filledIn) {
  private static final double STEEPEST = 35;

  /** A random shot from this seed, independent of the numbers that the page is drawn with. */
  public static ShotSpec turned(long seed, double cell, double hardness) {
    return turned(SeededDraws.independent(seed), cell, hardness);
  }

  /** An untouched puzzle, rotated by any angle and tilted by up to 35 degrees. */
  public static ShotSpec turned(Random random, double cell, double hardness) {
    return new ShotSpec(
        cell, 360 * random.nextDouble(), STEEPEST * random.nextDouble(), hardness, 0);
  }

  /** An untouched puzzle, photographed from above with some care. */
  public static ShotSpec careful(Random random, double cell, double hardness) {
    double turn = 30 * hardness * (2 * random.nextDouble() - 1);
    return new ShotSpec(cell, turn, STEEPEST * hardness * random.nextDouble(), hardness, 0);
  }

  /** The same shot of a partly solved puzzle. */
  public ShotSpec ofBegunPuzzle(double part) {
    return new ShotSpec(cell, turn, tilt, hardness, part);
  }
}
