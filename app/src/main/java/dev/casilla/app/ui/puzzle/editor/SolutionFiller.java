package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;

/** Fills in digits of the solution, and applies corrections. Stateless. */
public final class SolutionFiller {
  private static final EntryMode PLAIN = EntryMode.of(EntryOrder.CELL_FIRST);

  private SolutionFiller() {}

  public static Sheet cell(Sheet sheet, int cell, Grid solution) {
    Sheet puzzle = printed(sheet);
    return puzzle.isGivenAt(cell)
        ? puzzle
        : EntryRules.write(puzzle, cell, solution.digitAt(cell), PLAIN);
  }

  public static Sheet all(Sheet sheet, Grid solution) {
    Sheet filled = printed(sheet);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (!filled.isGivenAt(cell)) {
        filled = filled.withEntry(cell, solution.digitAt(cell));
      }
    }
    return filled;
  }

  /**
   * {@code sheet} with {@code correction} applied, as a clue or an entry like the digit before. A
   * new digit removes notes from the peers.
   */
  public static Sheet correct(Sheet sheet, Correction correction) {
    int cell = correction.cell();
    Sheet corrected =
        sheet.isGivenAt(cell)
            ? sheet.withGiven(cell, correction.to())
            : sheet.withEntry(cell, correction.to());
    return correction.to() == Grid.NO_DIGIT
        ? corrected
        : EntryRules.withoutNotesOf(correction.to(), corrected, cell);
  }

  /** {@code sheet} with clues: if it has none, all typed digits become clues. */
  private static Sheet printed(Sheet sheet) {
    return sheet.givens().givens() == 0 ? sheet.asPuzzle() : sheet;
  }
}
