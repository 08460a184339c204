package dev.casilla.reader.ink;

import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;

/**
 * Measures how much a picture's pixels vary where there is nothing to be seen. Keeps its buffer;
 * not safe for use by several threads.
 *
 * <p>Neighbouring pixels differ by noise on blank paper, and by more where something is printed. So
 * what a good part of the pixels does not exceed tells the noise, as long as there is some paper.
 */
final class NoiseEstimator {
  /** Pixels from one row that is looked at to the next. */
  private static final int STEP = 5;

  /** The part of the pixels that is blank for sure. */
  private static final double BLANK_QUANTILE = 0.3;

  /** How many deviations of one pixel that part of the differences of two is: √2 × 0.385. */
  private static final double DEVIATIONS = 0.545;

  private final int[] histogram = new int[256];

  /** The standard deviation of a blank pixel, in levels, to a part of one. */
  double of(GrayImage image) {
    Arrays.fill(histogram, 0);
    byte[] luma = image.luma();
    int count = 0;
    for (int y = 0; y < image.height(); y += STEP) {
      int row = y * image.width();
      for (int i = row; i < row + image.width() - 2; i++) {
        histogram[Math.abs((luma[i] & 0xff) - (luma[i + 2] & 0xff))]++;
        count++;
      }
    }
    return deviation(BLANK_QUANTILE * count);
  }

  /** A difference of n levels stands for all from half a level below it to half a level above. */
  private double deviation(double blank) {
    double left = blank;
    int level = 0;
    while (left > histogram[level] && level < 255) {
      left -= histogram[level];
      level++;
    }
    double within = level == 0 ? 0.5 * left / Math.max(1, histogram[0]) : level - 0.5;
    double part = level == 0 ? 0 : left / Math.max(1, histogram[level]);
    return (within + part) / DEVIATIONS;
  }
}
