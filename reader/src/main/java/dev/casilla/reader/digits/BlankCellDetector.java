package dev.casilla.reader.digits;

import dev.casilla.reader.board.CellPatches;

/**
 * Detects cells without ink, which need not be read. Stateless.
 *
 * <p>Compares the contrast inside the cell with the contrast of the whole patch, which includes the
 * grid lines. On photos and rendered pages the faintest digit has 0.3 of the contrast of its patch;
 * two thirds of the cells without a digit have less than 0.15.
 */
public final class BlankCellDetector {
  /**
   * Maximum contrast of noise inside the cell, as a fraction of the contrast of the whole patch.
   */
  private static final double MAX_NOISE_PART = 0.15;

  /** Pixels at each side of the patch that may belong to lines. */
  private static final int RIM_PIXELS = 5;

  private BlankCellDetector() {}

  public static boolean isBlank(byte[] patches, int offset) {
    int all = contrast(patches, offset, 0);
    return contrast(patches, offset, RIM_PIXELS) < MAX_NOISE_PART * all;
  }

  /**
   * Returns the difference between the brightest and the darkest pixel, without a rim of {@code
   * rim} pixels.
   */
  public static int contrast(byte[] patches, int offset, int rim) {
    int darkest = 255;
    int brightest = 0;
    for (int y = rim; y < CellPatches.SIDE - rim; y++) {
      int row = offset + y * CellPatches.SIDE;
      for (int x = rim; x < CellPatches.SIDE - rim; x++) {
        int luma = patches[row + x] & 0xff;
        darkest = Math.min(darkest, luma);
        brightest = Math.max(brightest, luma);
      }
    }
    return brightest - darkest;
  }
}
