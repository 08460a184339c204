package dev.casilla.reader.digits;

import dev.casilla.reader.board.CellPatches;

/**
 * Tells cells without any ink inside, which nobody has to read. Stateless.
 *
 * <p>Measured against the lines around the cell: of all digits on photos and rendered pages the
 * faintest has three tenths of the contrast of its whole patch, while two thirds of the cells
 * without a digit have less than half of that.
 */
public final class BlankCellDetector {
  /** Contrast inside that is noise, in parts of the contrast of the whole patch. */
  private static final double MAX_NOISE_PART = 0.15;

  /** Pixels of the patch's rim that may belong to lines. */
  private static final int RIM_PIXELS = 5;

  private BlankCellDetector() {}

  public static boolean isBlank(byte[] patches, int offset) {
    int all = contrast(patches, offset, 0);
    return contrast(patches, offset, RIM_PIXELS) < MAX_NOISE_PART * all;
  }

  /** The difference between the brightest and the darkest pixel within a rim. */
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
