package dev.casilla.app.board;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;

/** What a screen reader says of a cell, and what the board's rows are called. */
public final class BoardWords {
  private final Resources resources;

  BoardWords(Resources resources) {
    this.resources = resources;
  }

  /** The letter of {@code row}, 0..8. */
  public static String rowName(int row) {
    return Cells.name(Cells.at(row, 0)).substring(0, 1);
  }

  /** Place, content and trouble of {@code cell}, as in "Row D, column 4, block 5: 6, clue". */
  String describe(BoardState state, int cell) {
    String content = content(state.cell(cell));
    return resources.getString(
        R.string.cell,
        rowName(Cells.row(cell)),
        Cells.column(cell) + 1,
        Cells.block(cell) + 1,
        state.cell(cell).has(Mark.CLASH)
            ? resources.getString(R.string.cell_clashing, content)
            : content);
  }

  private String content(BoardCell cell) {
    if (cell.has(Mark.DIFFERS)) {
      int first = Digits.lowest(cell.notes());
      int second = Digits.lowest(Digits.withoutLowest(cell.notes()));
      return resources.getString(R.string.cell_either, first, second);
    }
    if (!cell.hasDigit()) {
      return resources.getString(R.string.cell_empty);
    }
    return resources.getString(
        cell.isGiven() ? R.string.cell_given : R.string.cell_entry, cell.digit());
  }
}
