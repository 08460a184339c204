package dev.casilla.reader.repair;

import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.solver.Cells;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Tells which entries are printed digits more likely. Stateless.
 *
 * <p>A person who has begun a puzzle has written more than a digit or two. So one or two entries
 * may as well be printed digits that a pen or a shadow crosses, where they are doubtful, and are
 * taken for these once a solution has them, too; cells that nobody has to look at are left alone.
 */
/*
 * An entry in a cell is no reason against a solution with another digit there: people err. Where
 * nobody has written it is one, and without it a puzzle that ignores a digit which a pen crosses
 * may look likelier than the one that needs it.
 */
final class FewEntriesRule {
  /** With as many entries somebody has written them. */
  static final int MIN_ENTRIES = 3;

  /** How likely a doubtful one is printed, whatever it looks like. */
  private static final double PRINT_PROBABILITY = 0.5;

  private FewEntriesRule() {}

  /** The reading as it is to be weighed: of such entries nobody can tell if they are printed. */
  static BoardReading withUncertainEntries(BoardReading reading) {
    SortedSet<Integer> cells = new TreeSet<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (mayBePrinted(reading, cell)) {
        cells.add(cell);
      }
    }
    return cells.isEmpty() ? reading : reading.withPrintProbability(cells, PRINT_PROBABILITY);
  }

  /** Puts such entries among the givens, which have one solution and keep it by that. */
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
