package dev.casilla.reader.digits;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.picture.Histogram;

/**
 * Scales patches to a common range: 0 is the paper of the cell, 1 its darkest ink. Reuses its
 * buffers; not thread-safe.
 *
 * <p>The paper is a high quantile of the patch, so that shadows and the colour of the ground do not
 * matter. The darkest pixels mostly belong to a grid line, so an empty cell stays empty; without
 * lines a minimum contrast keeps noise from being scaled up to ink.
 */
public final class InkNormalizer {
  /** The number of pixels of a patch. */
  public static final int PIXELS = CellPatches.SIDE * CellPatches.SIDE;

  /** The quantile of the pixels, darkest first, that is taken for the paper. */
  private static final double PAPER_QUANTILE = 0.6;

  /**
   * The quantile of the pixels, darkest first, that is taken for the ink; fewer dark pixels are
   * noise.
   */
  private static final double INK_QUANTILE = 0.03;

  /** Minimum brightness difference between ink and paper. */
  private static final int MIN_CONTRAST = 20;

  private static final float MIN_SCALED_INK = -0.5f;
  private static final float MAX_SCALED_INK = 1.25f;

  private final Histogram histogram = new Histogram();
  private final float[] inkOf = new float[256];

  /**
   * Writes the ink of a patch row by row.
   *
   * @param layout the position of the first pixel in {@code to}, and the distance between rows
   */
  public void scale(byte[] patches, int offset, Layout layout, float[] to) {
    histogram.clear();
    histogram.add(patches, offset, offset + PIXELS);
    int paper = histogram.quantile(PAPER_QUANTILE);
    int range = Math.max(MIN_CONTRAST, paper - histogram.quantile(INK_QUANTILE));
    for (int luma = 0; luma < 256; luma++) {
      float ink = (float) (paper - luma) / range;
      inkOf[luma] = Math.max(MIN_SCALED_INK, Math.min(MAX_SCALED_INK, ink));
    }
    for (int y = 0; y < CellPatches.SIDE; y++) {
      int from = offset + y * CellPatches.SIDE;
      int row = layout.first() + y * layout.stride();
      for (int x = 0; x < CellPatches.SIDE; x++) {
        to[row + x] = inkOf[patches[from + x] & 0xff];
      }
    }
  }

  /** The position of the first pixel, and the distance between rows. */
  public record Layout(int first, int stride) {
    /** Returns a layout without gaps between rows. */
    public static Layout dense(int first) {
      return new Layout(first, CellPatches.SIDE);
    }
  }
}
