package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;

/** Fills in what is known. Stateless. */
public final class SolutionFiller {
  private static final EntryMode PLAIN = EntryMode.of(EntryOrder.CELL_FIRST);

  private SolutionFiller() {}

  /** {@code sheet} with the solution's digit in {@code cell}. */
  public static Sheet cell(Sheet sheet, int cell, Grid solution) {
    Sheet puzzle = printed(sheet);
    return puzzle.isGivenAt(cell)
        ? puzzle
        : EntryRules.write(puzzle, cell, solution.digitAt(cell), PLAIN);
  }

  /** {@code sheet} with the whole solution filled in. */
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
   * {@code sheet} with {@code correction} made in print or in writing, as the digit was; a cell
   * that is emptied concerns no notes.
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

  /** What was typed is the puzzle as long as nothing is printed: it must not drown in entries. */
  private static Sheet printed(Sheet sheet) {
    return sheet.givens().givens() == 0 ? sheet.asPuzzle() : sheet;
  }
}
