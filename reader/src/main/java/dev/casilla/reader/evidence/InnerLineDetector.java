package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;

/**
 * Detects lines inside of cells, such as those of squared paper below nine wide columns, or of a
 * table with more rows. Digits cross cells too, but irregularly. Reuses its buffer; not
 * thread-safe.
 */
final class InnerLineDetector {
  /** Distance from a grid line in pixels beyond its blur. */
  private static final int MIN_DISTANCE_FROM_LINE = 6;

  private static final int STEP = 2;

  /** Minimum cells, of 9, that a line through a row or column crosses. */
  private static final int MIN_CELLS_OF_LINE = 7;

  private final boolean[] isCrossed = new boolean[Mesh.CELLS];

  private int crossedPart;
  private int stripsWithLine;

  /** Analyzes the board from which {@code lines} was computed. */
  void analyze(GrayImage board, SeenLines lines) {
    crossedPart = 0;
    stripsWithLine = 0;
    for (LineDirection direction : LineDirection.values()) {
      for (int strip = 0; strip < Mesh.CELLS; strip++) {
        stripsWithLine +=
            maxCellsInLine(board, lines, direction, strip) >= MIN_CELLS_OF_LINE ? 1 : 0;
        for (boolean cell : isCrossed) {
          crossedPart += cell ? 1 : 0;
        }
      }
    }
  }

  /** The part of the cells, 0 to 1, that lines or strokes cross, over both directions. */
  double crossedPart() {
    return crossedPart / (2.0 * Mesh.CELLS * Mesh.CELLS);
  }

  /** How many of the 18 rows and columns have a line through them. */
  int stripsWithLine() {
    return stripsWithLine;
  }

  /** The maximum number of cells of a strip that are crossed at the same offset. */
  private int maxCellsInLine(GrayImage board, SeenLines lines, LineDirection direction, int strip) {
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
