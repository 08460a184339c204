package dev.casilla.reader.digits;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.picture.Histogram;

/**
 * Brings patches to one scale: 0 is the paper of that cell, 1 its darkest ink. Keeps its buffers;
 * not safe for use by several threads.
 *
 * <p>Paper is what is as bright as most of the patch, so that shade, shadow and colour of the
 * ground do not matter. The darkest is mostly a line of the grid, which is why an empty cell stays
 * empty; without lines a floor keeps noise from being taken for ink.
 */
public final class InkNormalizer {
  /** Pixels of a patch. */
  public static final int PIXELS = CellPatches.SIDE * CellPatches.SIDE;

  /** Parts of the pixels, from the darkest, that are darker than paper at most. */
  private static final double PAPER_QUANTILE = 0.6;

  /** Parts of the pixels that the darkest ink covers at least; fewer are noise. */
  private static final double INK_QUANTILE = 0.03;

  /** Levels of brightness between ink and paper below which there is no ink. */
  private static final int MIN_CONTRAST = 20;

  private static final float MIN_SCALED_INK = -0.5f;
  private static final float MAX_SCALED_INK = 1.25f;

  private final Histogram histogram = new Histogram();
  private final float[] inkOf = new float[256];

  /**
   * Writes a patch's ink row by row, each row {@code stride} after the one before.
   *
   * @param layout where in {@code to} the first pixel and each next row go
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

  /** Where rows go. */
  public record Layout(int first, int stride) {
    /** Rows without anything between them. */
    public static Layout dense(int first) {
      return new Layout(first, CellPatches.SIDE);
    }
  }
}
