package dev.casilla.app.ui.history.list;

import dev.casilla.app.model.SheetSummary;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;

/**
 * How far a sheet is.
 *
 * @param state in a word
 * @param left how many cells are empty
 */
record SheetProgress(State state, int left) {
  /** How far, in a word. */
  enum State {
    OPEN,
    CLASHING,
    /** No cell is empty; whether its digits are the only ones that fit has not been asked. */
    FILLED
  }

  static SheetProgress of(SheetSummary outline) {
    Grid digits = outline.digits();
    int left = Cells.COUNT - digits.givens();
    if (!digits.clashes().isEmpty()) {
      return new SheetProgress(State.CLASHING, left);
    }
    return new SheetProgress(left == 0 ? State.FILLED : State.OPEN, left);
  }
}
