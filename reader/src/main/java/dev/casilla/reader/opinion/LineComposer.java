package dev.casilla.reader.opinion;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.picture.Histogram;
import java.util.Arrays;

/**
 * Composes the interiors of cells into a row on white, without grid lines. Stateless.
 *
 * <p>Text recognition is made for lines: it hardly recognizes a single digit, but four of five in a
 * row with gaps as wide as the digits.
 */
final class LineComposer {
  /** White margin around the row, in cells. */
  private static final double MARGIN = 0.5;

  /** Part of a cell that is cut off at each side, where the grid lines are. */
  private static final double RIM_PART = 0.14;

  /** The quantile of a cell's pixels that is taken for its paper. */
  private static final double PAPER_QUANTILE = 0.75;

  private LineComposer() {}

  /** Composes an image of these cells in this order. */
  static LinePicture compose(FlatBoard board, int... cells) {
    int side = insideOf(board);
    int margin = (int) (MARGIN * board.cell());
    int width = 2 * margin + cells.length * side;
    int height = 2 * margin + side;
    byte[] luma = new byte[width * height];
    Arrays.fill(luma, (byte) 255);
    for (int i = 0; i < cells.length; i++) {
      copy(board, cells[i], luma, margin * width + margin + i * side, width);
    }
    return new LinePicture(luma, width, height);
  }

  /** The index of the cell at this distance from the left border, or -1. */
  static int slotAt(double x, FlatBoard board, int count) {
    double slot = (x - (int) (MARGIN * board.cell())) / insideOf(board);
    return slot >= 0 && slot < count ? (int) slot : -1;
  }

  private static int insideOf(FlatBoard board) {
    return board.cell() - 2 * rimOf(board);
  }

  private static int rimOf(FlatBoard board) {
    return (int) (RIM_PART * board.cell());
  }

  private static void copy(FlatBoard board, int cell, byte[] to, int offset, int stride) {
    int side = insideOf(board);
    int first = board.size().index(cell, rimOf(board));
    Histogram histogram = new Histogram();
    histogram.addSquare(board.luma(), board.side(), first, side);
    int paper = histogram.quantile(PAPER_QUANTILE);
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        int luma = board.luma()[first + y * board.side() + x] & 0xff;
        int scaled = luma * 255 / Math.max(1, paper);
        to[offset + y * stride + x] = (byte) Math.min(255, scaled);
      }
    }
  }
}
