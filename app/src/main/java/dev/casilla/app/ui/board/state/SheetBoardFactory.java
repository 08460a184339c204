package dev.casilla.app.ui.board.state;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.util.Collections;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Creates the read-only board of a sheet. */
public final class SheetBoardFactory {
  private static final Set<Mark> CLASH = Collections.singleton(Mark.CLASH);

  private SheetBoardFactory() {}

  /** Givens, entries and notes; clashes are marked. */
  public static BoardState of(Sheet sheet) {
    return board(sheet.givens(), sheet.digits(), sheet::notesAt);
  }

  /** Givens and entries; clashes are marked. */
  public static BoardState of(SheetSummary outline) {
    return board(outline.givens(), outline.digits(), cell -> Digits.NONE);
  }

  private static BoardState board(Grid givens, Grid digits, IntUnaryOperator notes) {
    Set<Integer> clashes = digits.clashes();
    return BoardState.of(
        cell ->
            new BoardCell(
                digits.digitAt(cell),
                givens.isEmptyAt(cell) ? Role.ENTRY : Role.GIVEN,
                notes.applyAsInt(cell),
                clashes.contains(cell) ? CLASH : Collections.emptySet()));
  }
}
