package dev.casilla.reader.testing.camera;

import java.util.Random;

/**
 * How a page is photographed.
 *
 * @param cell pixels a side of a cell in the puzzle's middle
 * @param turn how far the page is turned, in degrees
 * @param tilt between the page and the camera's picture, in degrees: 0 seen straight on
 * @param hardness of light, blur, noise and bends: 0 a scan to 1 as bad as people's photos get
 * @param filledIn how many of the empty cells the person has written into, 0 to 1
 */
public record ShotSpec(double cell, double turn, double tilt, double hardness, double filledIn) {
  private static final double STEEPEST = 35;

  /** The same for the same seed, and not from the numbers that the page is drawn with. */
  public static ShotSpec turned(long seed, double cell, double hardness) {
    return turned(SeededDraws.besides(seed), cell, hardness);
  }

  /** Of an untouched puzzle, turned by any angle and tilted as far as 35 degrees. */
  public static ShotSpec turned(Random random, double cell, double hardness) {
    return new ShotSpec(
        cell, 360 * random.nextDouble(), STEEPEST * random.nextDouble(), hardness, 0);
  }

  /** Of an untouched puzzle, from above as people do who take some care. */
  public static ShotSpec careful(Random random, double cell, double hardness) {
    double turn = 30 * hardness * (2 * random.nextDouble() - 1);
    return new ShotSpec(cell, turn, STEEPEST * hardness * random.nextDouble(), hardness, 0);
  }

  /** The same of a puzzle that the person has begun. */
  public ShotSpec ofBegunPuzzle(double part) {
    return new ShotSpec(cell, turn, tilt, hardness, part);
  }
}
