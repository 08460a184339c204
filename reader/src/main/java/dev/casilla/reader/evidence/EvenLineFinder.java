package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;

/**
 * Finds ten equally spaced lines on a rectified board: a grid that fills only a part of the
 * candidate, such as a box that also has a heading. Reuses its buffers; not thread-safe.
 *
 * <p>Projecting all pixels along a line makes it visible even if it is too faint or too broken to
 * be seen edge by edge. The board is divided into strips across the lines, and the profile is the
 * median of the strips: a line is in most strips; text, digits and pens are in a few.
 */
public final class EvenLineFinder {
  /** Strips across the lines. */
  private static final int STRIPS = 9;

  /** Limits one pixel to 20 levels, so that digits do not outweigh lines. */
  private static final RidgeResponse RESPONSE = new RidgeResponse(0, 20);

  /** Pixels by which a line may deviate within the board. */
  private static final int MAX_BEND_PIXELS = 1;

  /** Minimum spacing in pixels: half of the candidate's cells. */
  private static final double MIN_SPACING = 0.45 * LineDirection.BOARD.cell();

  private static final double MAX_SPACING = 1.02 * LineDirection.BOARD.cell();

  private static final double STEP = 0.125;

  private static final int SIDE = LineDirection.BOARD.side();

  private static final int MARGIN = LineDirection.BOARD.margin();

  private final int[][] strips = new int[STRIPS][SIDE];
  private final int[] sorted = new int[STRIPS];
  private final double[] profile = new double[SIDE];
  private double clarity;
  private double first;
  private double step;

  /** Finds the lines of this direction. */
  public void analyze(GrayImage board, LineDirection direction) {
    for (int strip = 0; strip < STRIPS; strip++) {
      sumStrip(board, direction, strip);
    }
    for (int i = 0; i < SIDE; i++) {
      profile[i] = median(i);
    }
    clarity = 0;
    double room = Mesh.CELLS * LineDirection.BOARD.cell();
    for (double spacing = MIN_SPACING; spacing <= MAX_SPACING; spacing += STEP) {
      double last = Math.max(0, room - Mesh.CELLS * spacing) + 1;
      for (double from = -1; from <= last; from += STEP * 4) {
        double candidateClarity = clarityOf(from, spacing);
        if (candidateClarity > clarity) {
          clarity = candidateClarity;
          first = from;
          step = spacing;
        }
      }
    }
  }

  /** The mean contrast of the ten lines against the spaces between them, in levels. */
  public double clarity() {
    return clarity;
  }

  /** The position of a line in cells of the board. */
  public double position(int line) {
    return (first + line * step) / LineDirection.BOARD.cell();
  }

  /** Sums the ridge response along each pixel row of one strip. */
  private void sumStrip(GrayImage board, LineDirection direction, int strip) {
    int length = LineDirection.BOARD.cell();
    int from = (MARGIN + strip * length) * direction.along();
    int[] sums = strips[strip];
    Arrays.fill(sums, 0);
    for (int i = RidgeResponse.FLANK; i < SIDE - RidgeResponse.FLANK; i++) {
      int start = from + i * direction.across();
      sums[i] = RESPONSE.sumAlong(board.luma(), direction, start, length);
    }
  }

  private double median(int at) {
    for (int strip = 0; strip < STRIPS; strip++) {
      int most = 0;
      for (int i = Math.max(0, at - MAX_BEND_PIXELS);
          i <= Math.min(SIDE - 1, at + MAX_BEND_PIXELS);
          i++) {
        most = Math.max(most, strips[strip][i]);
      }
      sorted[strip] = most;
    }
    Arrays.sort(sorted);
    return (double) sorted[STRIPS / 2] / LineDirection.BOARD.cell();
  }

  /** The two border lines may be missing, so each counts half. */
  private double clarityOf(double from, double spacing) {
    double on = (profileAt(from) + profileAt(from + Mesh.CELLS * spacing)) / 2;
    double between = profileAt(from + spacing / 2);
    for (int line = 1; line < Mesh.CELLS; line++) {
      on += profileAt(from + line * spacing);
      between += profileAt(from + (line + 0.5) * spacing);
    }
    return (on - between) / Mesh.CELLS;
  }

  /** A line position is the boundary of two pixels. */
  private double profileAt(double place) {
    int i = (int) (MARGIN + place);
    return profile[Math.max(0, Math.min(SIDE - 1, i))];
  }
}
