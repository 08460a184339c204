package dev.casilla.app.data.transfer;

import dev.casilla.app.model.Sheet;
import dev.casilla.solver.Grid;
import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleText;
import java.util.Collections;

/** What of a sheet is the puzzle, where only a puzzle can be told. */
public final class SheetPuzzle {
  private SheetPuzzle() {}

  /** The givens; of a sheet without any, which was typed as entries, all digits. */
  public static Grid puzzle(Sheet sheet) {
    return sheet.givens().equals(Grid.EMPTY) ? sheet.digits() : sheet.givens();
  }

  /** The same as a line of a {@code .sdm} file. */
  public static String sdm(Sheet sheet) {
    return PuzzleText.toSdm(Collections.singletonList(Puzzle.of(puzzle(sheet))));
  }
}
