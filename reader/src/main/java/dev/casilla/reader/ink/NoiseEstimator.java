package dev.casilla.reader.ink;

import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;

/**
 * Estimates the noise of an image. Reuses its buffer; not thread-safe.
 *
 * <p>Neighbouring pixels differ by noise on blank paper and by more where something is printed. So
 * a low quantile of the differences measures the noise if a part of the image is blank.
 */
final class NoiseEstimator {
  /** Only every fifth row is measured. */
  private static final int STEP = 5;

  /** The part of the pixels that is certainly blank. */
  private static final double BLANK_QUANTILE = 0.3;

  /**
   * That quantile of the difference of two pixels, in standard deviations of one pixel: √2 × 0.385.
   */
  private static final double DEVIATIONS = 0.545;

  private final int[] histogram = new int[256];

  /** The standard deviation of a blank pixel in levels. */
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

  /** Interpolates the quantile: level n represents differences of n ± 0.5. */
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
