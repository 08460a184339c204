package dev.casilla.reader.reading;

import dev.casilla.solver.Cells;

/**
 * Tells which entries are printed digits more likely, once a solution is known. Stateless.
 *
 * <p>A person who has begun a puzzle has written more than a digit or two. So one or two entries
 * are taken for printed digits that a pen or a shadow crosses, where they are doubtful and as the
 * solution has them; cells that nobody has to look at are left alone.
 */
final class LoneEntries {
  /** With as many entries somebody has written them. */
  static final int FEWEST_WRITTEN = 3;

  private LoneEntries() {}

  /** Puts such entries among the givens, which have one solution and keep it by that. */
  static void print(Reading reading, byte[] givens, byte[] solution) {
    if (reading.count(Content.ENTRY) >= FEWEST_WRITTEN) {
      return;
    }
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      CellReading read = reading.cell(cell);
      if (read.content() == Content.ENTRY && read.isDoubtful() && read.digit() == solution[cell]) {
        givens[cell] = solution[cell];
      }
    }
  }
}
