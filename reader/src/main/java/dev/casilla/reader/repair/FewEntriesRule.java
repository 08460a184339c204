package dev.casilla.reader.repair;

import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.solver.Cells;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Detects entries that are probably printed digits. Stateless.
 *
 * <p>A person who has started a puzzle has written more than one or two digits. So if a board has
 * only one or two entries, a doubtful entry may be a printed digit that is crossed by a pen or a
 * shadow. It becomes a given if the solution has the same digit there. Confident entries do not
 * change.
 */
/*
 * An entry that differs from a solution does not count against it, since people make mistakes. For
 * a misread given it must count: otherwise a puzzle that ignores a digit crossed by a pen can look
 * more likely than the puzzle that needs it.
 */
final class FewEntriesRule {
  /** Minimum entries on a board that a person has started to solve. */
  static final int MIN_ENTRIES = 3;

  /** The probability that a doubtful entry is printed. */
  private static final double PRINT_PROBABILITY = 0.5;

  private FewEntriesRule() {}

  /** Returns the reading with such entries as likely printed as handwritten. */
  static BoardReading withUncertainEntries(BoardReading reading) {
    SortedSet<Integer> cells = new TreeSet<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (mayBePrinted(reading, cell)) {
        cells.add(cell);
      }
    }
    return cells.isEmpty() ? reading : reading.withPrintProbability(cells, PRINT_PROBABILITY);
  }

  /** Adds such entries to the givens if they agree with the solution, which stays unique. */
  static void addToGivens(BoardReading reading, byte[] givens, byte[] solution) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (mayBePrinted(reading, cell) && reading.cell(cell).digit() == solution[cell]) {
        givens[cell] = solution[cell];
      }
    }
  }

  private static boolean mayBePrinted(BoardReading reading, int cell) {
    CellReading read = reading.cell(cell);
    return read.content() == CellContent.ENTRY
        && read.isDoubtful()
        && reading.count(CellContent.ENTRY) < MIN_ENTRIES;
  }
}
