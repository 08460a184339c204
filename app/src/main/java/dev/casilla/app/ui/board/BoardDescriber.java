package dev.casilla.app.ui.board;

import android.content.res.Resources;
import android.text.TextUtils;
import dev.casilla.app.R;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.app.ui.board.state.EntryKind;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;

/** Describes cells in words for accessibility services. */
public final class BoardDescriber {
  private final Resources resources;

  BoardDescriber(Resources resources) {
    this.resources = resources;
  }

  /** The letter of {@code row}, 0..8. */
  public static String rowName(int row) {
    return Cells.name(Cells.at(row, 0)).substring(0, 1);
  }

  /** Place, content and problems of {@code cell}, as in "Row D, column 4, block 5: 6, clue". */
  String describe(BoardState state, int cell) {
    BoardCell shown = state.cell(cell);
    String content = content(shown);
    content = marked(shown, Mark.CLASH, R.string.cell_clashing, content);
    content = marked(shown, Mark.CONTRADICTS, R.string.cell_contradicting, content);
    content = marked(shown, Mark.WRONG, R.string.cell_wrong, content);
    content = marked(shown, Mark.DOUBTFUL, R.string.cell_doubtful, content);
    if (shown.hasDigit()) {
      content = marked(shown, Mark.DIFFERS, R.string.cell_differing, content);
    }
    return resources.getString(
        R.string.cell,
        rowName(Cells.row(cell)),
        Cells.column(cell) + 1,
        Cells.block(cell) + 1,
        content);
  }

  String writeAction(int digit, BoardCell cell, EntryKind hand) {
    return resources.getString(name(digit, cell, hand), digit);
  }

  private static int name(int digit, BoardCell cell, EntryKind hand) {
    return switch (hand) {
      case READ_ONLY, ENTRY -> R.string.cell_enter;
      case NOTE -> Digits.has(cell.notes(), digit) ? R.string.cell_unnote : R.string.cell_note;
      case CLUE -> R.string.cell_print;
    };
  }

  String clearAction() {
    return resources.getString(R.string.cell_clear);
  }

  private String marked(BoardCell shown, Mark mark, int words, String content) {
    return shown.has(mark) ? resources.getString(words, content) : content;
  }

  private String content(BoardCell cell) {
    if (cell.hasDigit()) {
      return resources.getString(
          cell.isGiven() ? R.string.cell_given : R.string.cell_entry, cell.digit());
    }
    if (cell.has(Mark.DIFFERS)) {
      int first = Digits.lowest(cell.notes());
      int second = Digits.lowest(Digits.withoutLowest(cell.notes()));
      return resources.getString(R.string.cell_either, first, second);
    }
    return cell.notes() == Digits.NONE
        ? resources.getString(R.string.cell_empty)
        : resources.getString(R.string.cell_notes, spaced(cell.notes()));
  }

  /** Separates digits, so that a screen reader does not read them as one number. */
  private static String spaced(int digits) {
    return TextUtils.join(" ", Digits.text(digits).split(""));
  }
}
