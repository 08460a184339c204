package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Histogram;
import java.util.Arrays;

/**
 * Counts cells with a black corner on a rectified board. The digits of a puzzle are in the middle
 * of their cells, but the squares of a crossword are black up to the corners. Reuses its buffer;
 * not thread-safe.
 */
final class BlackSquareCounter {
  /** Pixels from the centre of a line to the corner area: a thick line and some blur. */
  private static final int CORNER_OFFSET = 4;

  /** Side of the corner area in pixels: wider than the strokes of small digits. */
  private static final int CORNER_PIXELS = 4;

  /** The part of the board that is at least as dark as ink; its lines alone are as much. */
  private static final double INK_QUANTILE = 0.02;

  /** The part of the neighbourhood that is paper. */
  private static final double PAPER_QUANTILE = 0.3;

  /**
   * Minimum darkness of a black square between paper (0) and ink (1); shaded cells are less dark.
   */
  private static final double MIN_DARKNESS = 0.6;

  /** Minimum contrast between paper and ink in levels; below it nothing is black. */
  private static final int MIN_CONTRAST = 30;

  private static final int CELL = LineDirection.BOARD.cell();
  private static final int MARGIN = LineDirection.BOARD.margin();

  private final Histogram histogram = new Histogram();
  private final int[] counts = new int[4];

  /**
   * Returns how many cells are black in the same corner, for the corner with most. Bold handwriting
   * reaches corners too, but not always the same one.
   */
  int count(GrayImage board) {
    int ink = brightness(board, new Span(0, board.width(), 0, board.height()), INK_QUANTILE);
    Arrays.fill(counts, 0);
    for (int cell = 0; cell < Mesh.CELLS * Mesh.CELLS; cell++) {
      int row = cell / Mesh.CELLS;
      int column = cell % Mesh.CELLS;
      int paper = brightness(board, Span.around(row, column), 1 - PAPER_QUANTILE);
      if (paper - ink > MIN_CONTRAST) {
        int darkest = paper - (int) (MIN_DARKNESS * (paper - ink));
        countIn(board, MARGIN + column * CELL, MARGIN + row * CELL, darkest);
      }
    }
    return Math.max(Math.max(counts[0], counts[1]), Math.max(counts[2], counts[3]));
  }

  private void countIn(GrayImage board, int left, int top, int darkest) {
    int far = CELL - CORNER_OFFSET - CORNER_PIXELS;
    for (int corner = 0; corner < counts.length; corner++) {
      int x = left + (corner % 2 == 0 ? CORNER_OFFSET : far);
      int y = top + (corner < 2 ? CORNER_OFFSET : far);
      counts[corner] += isBlack(board, x, y, darkest) ? 1 : 0;
    }
  }

  /** Whether all pixels of the corner area are at most as bright as the limit. */
  private static boolean isBlack(GrayImage board, int left, int top, int limit) {
    for (int y = top; y < top + CORNER_PIXELS; y++) {
      for (int x = left; x < left + CORNER_PIXELS; x++) {
        if (board.at(x, y) > limit) {
          return false;
        }
      }
    }
    return true;
  }

  /** The brightness at this quantile of the area; every other pixel is sampled. */
  private int brightness(GrayImage board, Span span, double part) {
    histogram.clear();
    for (int y = span.top; y < span.bottom; y += 2) {
      int row = y * board.width();
      histogram.add(board.luma(), row + span.left, row + span.right, 2);
    }
    return histogram.quantile(part);
  }

  /** A rectangle of board pixels; right and bottom are exclusive. */
  private record Span(int left, int right, int top, int bottom) {
    /** The cell and its neighbours. */
    static Span around(int row, int column) {
      return new Span(
          MARGIN + Math.max(0, column - 1) * CELL,
          MARGIN + Math.min(Mesh.CELLS, column + 2) * CELL,
          MARGIN + Math.max(0, row - 1) * CELL,
          MARGIN + Math.min(Mesh.CELLS, row + 2) * CELL);
    }
  }
}
