package dev.casilla.reader.digits;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.picture.Histogram;
import java.util.Arrays;

/**
 * Measures what stands in a cell, whatever it is: what glyphs of one typeface have in common, and
 * those of a hand not quite. Keeps its buffers; not safe for use by several threads.
 *
 * <p>Places are counted in pixels of the patch and found between pixels: a digit is shifted by half
 * a pixel more often than it is taller by one.
 */
public final class GlyphMeter {
  /** How many measures a glyph has. */
  public static final int MEASURES = 5;

  /** How dark it is compared to the paper of its cell, as a natural logarithm. */
  public static final int DARKNESS = 0;

  /** Where it begins. */
  public static final int TOP = 1;

  /** Where it ends. */
  public static final int BOTTOM = 2;

  /** How wide its strokes are. */
  public static final int STROKE = 3;

  /** How far right its middle lies. */
  public static final int MIDDLE = 4;

  /** Pixels of a patch's rim that may belong to the grid's lines. */
  private static final int RIM_PIXELS = 5;

  private static final int SIDE = CellPatches.SIDE - 2 * RIM_PIXELS;

  /** Parts of the patch's pixels, from the darkest, that are darker than paper at most. */
  private static final double PAPER_QUANTILE = 0.6;

  /** Parts of the pixels inside that the darkest ink covers at least; fewer are noise. */
  private static final double INK_QUANTILE = 0.04;

  /** Paper is taken to be as bright as that at least. */
  private static final int MIN_PAPER_LUMA = 20;

  /** Parts of the light that ink takes at least. */
  private static final double MIN_INK_PART = 0.05;

  /** Ink from which on a pixel belongs to a stroke, and to a stroke's blurred edge. */
  private static final double STROKE_INK = 0.5;

  private static final double EDGE_INK = 0.25;

  private final Histogram histogram = new Histogram();
  private final double[] ink = new double[SIDE * SIDE];
  private final double[] rows = new double[SIDE];
  private final double[] columns = new double[SIDE];

  /** Writes the measures from {@code at} on; false if there is no ink. */
  public boolean measure(byte[] patches, int offset, double[] to, int at) {
    double darkness = findInk(patches, offset);
    if (darkness < MIN_INK_PART) {
      return false;
    }
    findProfiles();
    to[at + DARKNESS] = Math.log(darkness);
    to[at + TOP] = begin(rows);
    to[at + BOTTOM] = SIDE - 1 - beginFromEnd(rows);
    to[at + STROKE] = 2 * area() / Math.max(1, edges());
    to[at + MIDDLE] = (begin(columns) + SIDE - 1 - beginFromEnd(columns)) / 2;
    return true;
  }

  /** Fills {@link #ink} with parts of the darkest one, and says how dark that is. */
  private double findInk(byte[] patches, int offset) {
    histogram.clear();
    histogram.add(patches, offset, offset + InkNormalizer.PIXELS);
    int paper = histogram.quantile(PAPER_QUANTILE);
    histogram.clear();
    for (int first = 0; first < ink.length; first += SIDE) {
      int from = offset + placeOf(first);
      histogram.add(patches, from, from + SIDE);
    }
    int depth = paper - histogram.quantile(INK_QUANTILE);
    for (int i = 0; i < ink.length; i++) {
      double part = (double) (paper - (patches[offset + placeOf(i)] & 0xff)) / Math.max(1, depth);
      ink[i] = Math.max(0, Math.min(1, part));
    }
    return (double) depth / Math.max(MIN_PAPER_LUMA, paper);
  }

  private static int placeOf(int inner) {
    int row = inner / SIDE;
    return (row + RIM_PIXELS) * CellPatches.SIDE + RIM_PIXELS + inner % SIDE;
  }

  /** The darkest ink of each row and each column. */
  private void findProfiles() {
    Arrays.fill(rows, 0);
    Arrays.fill(columns, 0);
    for (int i = 0; i < ink.length; i++) {
      int row = i / SIDE;
      rows[row] = Math.max(rows[row], ink[i]);
      columns[i % SIDE] = Math.max(columns[i % SIDE], ink[i]);
    }
  }

  /** Where strokes begin, between two places of the profile. */
  private static double begin(double[] profile) {
    int first = 0;
    while (profile[first] < STROKE_INK) {
      first++;
    }
    return first == 0 ? 0 : first - beyond(profile[first], profile[first - 1]);
  }

  private static double beginFromEnd(double[] profile) {
    int last = SIDE - 1;
    while (profile[last] < STROKE_INK) {
      last--;
    }
    return last == SIDE - 1 ? 0 : SIDE - 1 - last - beyond(profile[last], profile[last + 1]);
  }

  private static double beyond(double inside, double outside) {
    return (inside - STROKE_INK) / (inside - outside);
  }

  private double area() {
    double area = 0;
    for (double part : ink) {
      area += part > EDGE_INK ? part : 0;
    }
    return area;
  }

  /** Sides of pixels between strokes and what is none. */
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
