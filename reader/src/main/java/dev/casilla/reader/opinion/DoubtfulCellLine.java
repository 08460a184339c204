package dev.casilla.reader.opinion;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.reader.reading.DigitOpinion;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A line of cells for the second reader: doubtful cells among givens that are beyond doubt.
 * Immutable.
 */
/*
 * Text recognition is made for lines and hardly recognizes a single digit. So a line has nine
 * cells, like a row of the board, even if fewer are doubtful. The answers for the known cells
 * change nothing, but if most of them are wrong, the reader has misread the line or its positions,
 * and the rest is rejected too. Known digits that are not recognized do not count: the positions of
 * the others are still valid.
 */
final class DoubtfulCellLine {
  /** Cells in a line; fewer if the board does not have enough. */
  static final int LENGTH = 9;

  private final BoardReading reading;
  private final List<Integer> doubtful;
  private final int[] cells;

  /** A line for up to nine doubtful cells. */
  DoubtfulCellLine(List<Integer> doubtful, BoardReading reading) {
    this.reading = reading;
    this.doubtful = new ArrayList<>(doubtful);
    List<Integer> known = known(reading);
    cells = new int[Math.min(LENGTH, doubtful.size() + known.size())];
    spreadOverLine(known);
  }

  /** The givens beyond doubt, in board order. */
  private static List<Integer> known(BoardReading reading) {
    List<Integer> known = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      CellReading read = reading.cell(cell);
      if (read.content() == CellContent.GIVEN && !read.isDoubtful()) {
        known.add(cell);
      }
    }
    return known;
  }

  /**
   * Spreads the doubtful cells over the line; fills the rest with known cells from the whole board.
   */
  private void spreadOverLine(List<Integer> known) {
    int knownCount = cells.length - doubtful.size();
    int asked = 0;
    for (int slot = 0; slot < cells.length; slot++) {
      if (asked < doubtful.size() && slot == slotOf(asked)) {
        cells[slot] = doubtful.get(asked);
        asked++;
      } else {
        cells[slot] = known.get((slot - asked) * known.size() / knownCount);
      }
    }
  }

  /** The middle of this cell's share of the line. */
  private int slotOf(int index) {
    return (2 * index + 1) * cells.length / (2 * doubtful.size());
  }

  /** Returns the digits recognized in the doubtful cells; empty if the answer is rejected. */
  Map<Integer, DigitOpinion> ask(LineReader reader, FlatBoard board) throws InterruptedException {
    SingleDigitCollector digits = new SingleDigitCollector();
    for (LineReader.SeenCharacter seen : reader.read(LineComposer.compose(board, cells))) {
      int slot = LineComposer.slotAt(seen.centre(), board, cells.length);
      if (slot >= 0) {
        digits.add(cells[slot], seen.character(), seen.confidence());
      }
    }
    Map<Integer, DigitOpinion> seen = new HashMap<>(digits.byCell());
    if (isMostlyWrong(seen)) {
      seen.clear();
    }
    seen.keySet().retainAll(doubtful);
    return seen;
  }

  /** Whether more than half of the known digits that were recognized are wrong. */
  private boolean isMostlyWrong(Map<Integer, DigitOpinion> seen) {
    int known = 0;
    int wrong = 0;
    for (Map.Entry<Integer, DigitOpinion> answer : seen.entrySet()) {
      if (!doubtful.contains(answer.getKey())) {
        known++;
        wrong += answer.getValue().digit() == reading.cell(answer.getKey()).digit() ? 0 : 1;
      }
    }
    return 2 * wrong > known;
  }
}
