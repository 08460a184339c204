package dev.casilla.reader.fit;

import dev.casilla.reader.evidence.LineDirection;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;

/**
 * Whether the lines between the blocks of a rectified board are thicker or darker than the others.
 * This tells one of several adjacent puzzles from a part of a larger net. Reuses its buffer; not
 * thread-safe.
 */
final class BlockLineContrast {
  /** Minimum ink of a line between blocks, relative to a line between cells. */
  private static final double MIN_RATIO = 1.25;

  /** Pixels to each side of a line that may hold its ink. */
  private static final int REACH = 4;

  /** Pixels ignored at each end of an edge, because crossings are always dark. */
  private static final int CROSSING = 4;

  private static final int CELL = LineDirection.BOARD.cell();

  private final double[] inkOfEdges = new double[Mesh.CELLS];

  /** Whether the blocks stand out in both directions. */
  boolean showsBlocks(GrayImage board) {
    return showsBlocks(board, LineDirection.DOWN) && showsBlocks(board, LineDirection.RIGHT);
  }

  private boolean showsBlocks(GrayImage board, LineDirection direction) {
    double blocks = 0;
    double cells = 0;
    for (int line = 1; line < Mesh.CELLS; line++) {
      double ink = ink(board, direction, line);
      blocks += line % 3 == 0 ? ink / 2 : 0;
      cells += line % 3 == 0 ? 0 : ink / 6;
    }
    return blocks > MIN_RATIO * cells;
  }

  /** The ink across a line, the median of its edges: digits and pens cover few of them. */
  private double ink(GrayImage board, LineDirection direction, int line) {
    for (int place = 0; place < Mesh.CELLS; place++) {
      inkOfEdges[place] = inkOfEdge(board, direction, line, place);
    }
    Arrays.sort(inkOfEdges);
    return inkOfEdges[Mesh.CELLS / 2];
  }

  private static double inkOfEdge(GrayImage board, LineDirection direction, int line, int place) {
    int across = LineDirection.BOARD.margin() + line * CELL;
    int along = LineDirection.BOARD.margin() + place * CELL;
    double sum = 0;
    for (int i = along + CROSSING; i < along + CELL - CROSSING; i++) {
      int paper =
          Math.min(
              luma(board, direction, across - REACH - 1, i),
              luma(board, direction, across + REACH, i));
      for (int aside = -REACH; aside < REACH; aside++) {
        sum += Math.max(0, paper - luma(board, direction, across + aside, i));
      }
    }
    return sum;
  }

  private static int luma(GrayImage board, LineDirection direction, int across, int along) {
    return direction == LineDirection.DOWN ? board.at(across, along) : board.at(along, across);
  }
}
