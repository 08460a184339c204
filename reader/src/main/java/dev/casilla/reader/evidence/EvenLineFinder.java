package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;

/**
 * Ten lines each way at equal distances that a flattened board is ruled with: a grid that fills a
 * part of it, as in a box that has a heading as well. Keeps its buffers; not safe for use by
 * several threads.
 *
 * <p>Lines show even where they are too faint or too broken to be seen piece by piece, since all
 * pixels along them are taken together. The board is divided into strips across the lines, and what
 * counts is the median of the strips: a line is in most of them, while text, digits and pens are in
 * a few.
 */
public final class EvenLineFinder {
  /** Strips across the lines. */
  private static final int STRIPS = 9;

  /** Levels of contrast beyond which a line is as good as black: digits are not to outdo lines. */
  private static final int MAX_PIXEL_CONTRAST = 20;

  /** Pixels that a line may be bent within the board. */
  private static final int MAX_BEND_PIXELS = 1;

  /** Pixels between the narrowest lines that are looked for: half of the board's cells. */
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

  /** Looks for the lines of this direction. */
  public void look(GrayImage board, LineDirection direction) {
    for (int strip = 0; strip < STRIPS; strip++) {
      takeStrip(board, direction, strip);
    }
    for (int i = 0; i < SIDE; i++) {
      profile[i] = median(i);
    }
    clarity = 0;
    double room = Mesh.CELLS * LineDirection.BOARD.cell();
    for (double wide = MIN_SPACING; wide <= MAX_SPACING; wide += STEP) {
      double last = Math.max(0, room - Mesh.CELLS * wide) + 1;
      for (double from = -1; from <= last; from += STEP * 4) {
        double clear = clarityOf(from, wide);
        if (clear > clarity) {
          clarity = clear;
          first = from;
          step = wide;
        }
      }
    }
  }

  /** How much more ink there is on the ten lines than between them, in levels. */
  public double clarity() {
    return clarity;
  }

  /** Where a line is, in cells of the board. */
  public double place(int line) {
    return (first + line * step) / LineDirection.BOARD.cell();
  }

  /** The mean ridge along each line of pixels within one strip. */
  private void takeStrip(GrayImage board, LineDirection direction, int strip) {
    byte[] luma = board.luma();
    int flank = LineScanner.FLANK * direction.across();
    int length = LineDirection.BOARD.cell();
    int from = (MARGIN + strip * length) * direction.along();
    int[] sums = strips[strip];
    Arrays.fill(sums, 0);
    for (int i = LineScanner.FLANK; i < SIDE - LineScanner.FLANK; i++) {
      int at = from + i * direction.across();
      for (int k = 0; k < length; k++) {
        int sides = Math.min(luma[at - flank] & 0xff, luma[at + flank] & 0xff);
        sums[i] += Math.max(0, Math.min(MAX_PIXEL_CONTRAST, sides - (luma[at] & 0xff)));
        at += direction.along();
      }
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

  /** The border's two lines may be missing, and so count by half. */
  private double clarityOf(double from, double wide) {
    double on = (at(from) + at(from + Mesh.CELLS * wide)) / 2;
    double between = at(from + wide / 2);
    for (int line = 1; line < Mesh.CELLS; line++) {
      on += at(from + line * wide);
      between += at(from + (line + 0.5) * wide);
    }
    return (on - between) / Mesh.CELLS;
  }

  /** A line's place is where two pixels meet. */
  private double at(double place) {
    int i = (int) (MARGIN + place);
    return profile[Math.max(0, Math.min(SIDE - 1, i))];
  }
}
