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
 * Cells that another reader is asked about at a time: those in doubt, among givens that nobody
 * doubts. Immutable.
 */
/*
 * Readers of text are made for lines and hardly see a digit that stands alone, so that a line has
 * nine cells, as a row of the board has, however few are in doubt. What is answered of the others
 * changes nothing, as they have been read better already; but whoever gets most of them wrong has
 * not understood the line, or counted its places wrong, and is not believed about the rest. Digits
 * that are not seen count neither way: then the places of the others are as good as ever.
 */
final class DoubtfulCellLine {
  /** Cells of a line, or fewer on a board that has no more to fill it with. */
  static final int LENGTH = 9;

  private final BoardReading reading;
  private final List<Integer> doubtful;
  private final int[] cells;

  /** A line about up to nine doubtful cells. */
  DoubtfulCellLine(List<Integer> doubtful, BoardReading reading) {
    this.reading = reading;
    this.doubtful = new ArrayList<>(doubtful);
    List<Integer> known = known(reading);
    cells = new int[Math.min(LENGTH, doubtful.size() + known.size())];
    spreadOverLine(known);
  }

  /** The givens that nobody doubts, in board order. */
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

  /** Spreads the doubtful cells over the line, and takes what stands between from all the board. */
  private void spreadOverLine(List<Integer> known) {
    int company = cells.length - doubtful.size();
    int asked = 0;
    for (int slot = 0; slot < cells.length; slot++) {
      if (asked < doubtful.size() && slot == slotOf(asked)) {
        cells[slot] = doubtful.get(asked);
        asked++;
      } else {
        cells[slot] = known.get((slot - asked) * known.size() / company);
      }
    }
  }

  /** In the middle of its share of the line. */
  private int slotOf(int index) {
    return (2 * index + 1) * cells.length / (2 * doubtful.size());
  }

  /** What the other reader sees in the doubtful cells; nothing if it is not to be believed. */
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

  /** Whether more than half of the known digits that are seen are taken for others. */
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
