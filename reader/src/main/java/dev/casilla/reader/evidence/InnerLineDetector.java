package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;

/**
 * Looks for meshes within the cells, as where nine wide columns are laid over squared paper or over
 * a table with more rows. Digits cross cells as well, but here and there. Keeps its buffer; not
 * safe for use by several threads.
 */
final class InnerLineDetector {
  /** Pixels from a line to where another one is none of its blur. */
  private static final int MIN_DISTANCE_FROM_LINE = 6;

  private static final int STEP = 2;

  /** A line runs through a row of cells if it is seen in that many of the 9. */
  private static final int MIN_CELLS_OF_LINE = 7;

  private final boolean[] isCrossed = new boolean[Mesh.CELLS];

  private int crossed;
  private int ruled;

  /** Looks at the board of which the lines were taken. */
  void look(GrayImage board, SeenLines lines) {
    crossed = 0;
    ruled = 0;
    for (LineDirection direction : LineDirection.values()) {
      for (int strip = 0; strip < Mesh.CELLS; strip++) {
        ruled += mostInLine(board, lines, direction, strip) >= MIN_CELLS_OF_LINE ? 1 : 0;
        for (boolean cell : isCrossed) {
          crossed += cell ? 1 : 0;
        }
      }
    }
  }

  /** The part of the cells, 0 to 1, that lines or strokes cross, both directions counted. */
  double crossed() {
    return crossed / (2.0 * Mesh.CELLS * Mesh.CELLS);
  }

  /** How many of the 18 rows and columns have something like a line through them. */
  int ruled() {
    return ruled;
  }

  /** In how many cells of a strip something is seen at the same height, at most. */
  private int mostInLine(GrayImage board, SeenLines lines, LineDirection direction, int strip) {
    Arrays.fill(isCrossed, false);
    int most = 0;
    for (int aside = MIN_DISTANCE_FROM_LINE;
        aside <= LineDirection.BOARD.cell() - MIN_DISTANCE_FROM_LINE;
        aside += STEP) {
      int seen = 0;
      for (int place = 0; place < Mesh.CELLS; place++) {
        if (lines.isSeenBeside(board, direction, strip * Mesh.CELLS + place, aside)) {
          isCrossed[place] = true;
          seen++;
        }
      }
      most = Math.max(most, seen);
    }
    return most;
  }
}
