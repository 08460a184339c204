package dev.casilla.reader.digits;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.picture.Histogram;
import java.util.Arrays;

/**
 * Measures the glyph in a cell, independent of its digit. Glyphs of one typeface have nearly equal
 * measures; handwritten glyphs vary more. Reuses its buffers; not thread-safe.
 *
 * <p>Positions are in patch pixels with subpixel precision: a digit is shifted by half a pixel more
 * often than it is taller by one.
 */
public final class GlyphMeter {
  /** The number of measures of a glyph. */
  public static final int MEASURES = 5;

  /** Darkness relative to the paper of the cell, as a natural logarithm. */
  public static final int DARKNESS = 0;

  /** The upper edge. */
  public static final int TOP = 1;

  /** The lower edge. */
  public static final int BOTTOM = 2;

  /** The stroke width. */
  public static final int STROKE = 3;

  /** The horizontal position of the centre. */
  public static final int MIDDLE = 4;

  /** Pixels at each side of the patch that may belong to grid lines. */
  private static final int RIM_PIXELS = 5;

  private static final int SIDE = CellPatches.SIDE - 2 * RIM_PIXELS;

  /** The quantile of the patch's pixels, darkest first, that is taken for the paper. */
  private static final double PAPER_QUANTILE = 0.6;

  /**
   * The quantile of the inner pixels, darkest first, that is taken for the ink; fewer dark pixels
   * are noise.
   */
  private static final double INK_QUANTILE = 0.04;

  /** Minimum assumed paper brightness. */
  private static final int MIN_PAPER_LUMA = 20;

  /** Minimum darkness of ink, as a fraction of the paper brightness. */
  private static final double MIN_INK_PART = 0.05;

  /** Minimum ink of a pixel in a stroke, and of a pixel in a stroke's blurred edge. */
  private static final double STROKE_INK = 0.5;

  private static final double EDGE_INK = 0.25;

  private final Histogram histogram = new Histogram();
  private final double[] ink = new double[SIDE * SIDE];
  private final double[] rows = new double[SIDE];
  private final double[] columns = new double[SIDE];

  /**
   * Writes the measures to {@code to}, starting at {@code at}. Returns false if the cell contains
   * no ink.
   */
  public boolean measure(byte[] patches, int offset, double[] to, int at) {
    double darkness = normalizeInk(patches, offset);
    if (darkness < MIN_INK_PART) {
      return false;
    }
    computeProfiles();
    to[at + DARKNESS] = Math.log(darkness);
    to[at + TOP] = leadingEdge(rows);
    to[at + BOTTOM] = SIDE - 1 - trailingEdgeFromEnd(rows);
    to[at + STROKE] = 2 * area() / Math.max(1, edges());
    to[at + MIDDLE] = (leadingEdge(columns) + SIDE - 1 - trailingEdgeFromEnd(columns)) / 2;
    return true;
  }

  /**
   * Fills {@link #ink} relative to the darkest ink, and returns how dark that is relative to the
   * paper.
   */
  private double normalizeInk(byte[] patches, int offset) {
    histogram.clear();
    histogram.add(patches, offset, offset + InkNormalizer.PIXELS);
    int paper = histogram.quantile(PAPER_QUANTILE);
    histogram.clear();
    for (int first = 0; first < ink.length; first += SIDE) {
      int from = offset + patchPixel(first);
      histogram.add(patches, from, from + SIDE);
    }
    int depth = paper - histogram.quantile(INK_QUANTILE);
    for (int i = 0; i < ink.length; i++) {
      double part =
          (double) (paper - (patches[offset + patchPixel(i)] & 0xff)) / Math.max(1, depth);
      ink[i] = Math.max(0, Math.min(1, part));
    }
    return (double) depth / Math.max(MIN_PAPER_LUMA, paper);
  }

  private static int patchPixel(int inner) {
    int row = inner / SIDE;
    return (row + RIM_PIXELS) * CellPatches.SIDE + RIM_PIXELS + inner % SIDE;
  }

  /** Computes the darkest ink of each row and each column. */
  private void computeProfiles() {
    Arrays.fill(rows, 0);
    Arrays.fill(columns, 0);
    for (int i = 0; i < ink.length; i++) {
      int row = i / SIDE;
      rows[row] = Math.max(rows[row], ink[i]);
      columns[i % SIDE] = Math.max(columns[i % SIDE], ink[i]);
    }
  }

  /** Returns the interpolated position at which the profile first reaches {@link #STROKE_INK}. */
  private static double leadingEdge(double[] profile) {
    int first = 0;
    while (profile[first] < STROKE_INK) {
      first++;
    }
    return first == 0 ? 0 : first - edgeFraction(profile[first], profile[first - 1]);
  }

  private static double trailingEdgeFromEnd(double[] profile) {
    int last = SIDE - 1;
    while (profile[last] < STROKE_INK) {
      last--;
    }
    return last == SIDE - 1 ? 0 : SIDE - 1 - last - edgeFraction(profile[last], profile[last + 1]);
  }

  private static double edgeFraction(double inside, double outside) {
    return (inside - STROKE_INK) / (inside - outside);
  }

  private double area() {
    double area = 0;
    for (double part : ink) {
      area += part > EDGE_INK ? part : 0;
    }
    return area;
  }

  /** Counts the pixel sides between strokes and background. */
  private int edges() {
    int edges = 0;
    for (int i = 0; i < ink.length; i++) {
      if (ink[i] > STROKE_INK) {
        int row = i / SIDE;
        int column = i % SIDE;
        edges += row == 0 || ink[i - SIDE] <= STROKE_INK ? 1 : 0;
        edges += row == SIDE - 1 || ink[i + SIDE] <= STROKE_INK ? 1 : 0;
        edges += column == 0 || ink[i - 1] <= STROKE_INK ? 1 : 0;
        edges += column == SIDE - 1 || ink[i + 1] <= STROKE_INK ? 1 : 0;
      }
    }
    return edges;
  }
}
