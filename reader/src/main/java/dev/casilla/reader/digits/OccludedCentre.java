package dev.casilla.reader.digits;

import dev.casilla.reader.board.CellPatches;

/**
 * Detects cells whose centre is covered: by a pen or its cap, the edge of a shadow, or a blot. Such
 * a cell must not count as empty, since its content cannot be read. Stateless.
 */
public final class OccludedCentre {
  /**
   * The centre, where a digit is expected, starts at this pixel and has this many pixels a side.
   */
  private static final int CENTRE_START = 10;

  private static final int CENTRE_SIDE = 8;

  /** Maximum fraction of dark pixels in the centre of an uncovered cell. */
  private static final double MAX_DARK_PART = 0.6;

  private OccludedCentre() {}

  public static boolean isCovered(byte[] patches, int offset) {
    int darkest = 255;
    int brightest = 0;
    for (int i = offset; i < offset + InkNormalizer.PIXELS; i++) {
      darkest = Math.min(darkest, patches[i] & 0xff);
      brightest = Math.max(brightest, patches[i] & 0xff);
    }
    int dark = 0;
    for (int y = CENTRE_START; y < CENTRE_START + CENTRE_SIDE; y++) {
      for (int x = CENTRE_START; x < CENTRE_START + CENTRE_SIDE; x++) {
        int luma = patches[offset + y * CellPatches.SIDE + x] & 0xff;
        dark += 2 * luma < darkest + brightest ? 1 : 0;
      }
    }
    return dark > MAX_DARK_PART * CENTRE_SIDE * CENTRE_SIDE;
  }
}
