package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.SolutionFiller;
import dev.casilla.app.ui.puzzle.state.PuzzleBoardFactory;
import dev.casilla.app.ui.puzzle.state.Suggestions;
import dev.casilla.solver.Correction;

/** Does what is suggested about a puzzle or an entry that cannot be right. */
public final class CorrectionActions {
  private final PuzzleStateHolder current;
  private final SheetEditor pen;

  CorrectionActions(PuzzleStateHolder current, SheetEditor pen) {
    this.current = current;
    this.pen = pen;
  }

  /** Makes {@code correction}. */
  public void correct(Correction correction) {
    EditorState desk = current.get().editor();
    EditorState corrected = desk.edited(SolutionFiller.correct(desk.sheet(), correction));
    pen.apply(corrected.select(CellSelection.of(correction.cell())));
  }

  /** Goes to {@code suspect}, which can be written over, printed or not. */
  public void selectSuspect(Suggestions.Suspect suspect) {
    pen.apply(current.get().editor().select(CellSelection.of(suspect.cell())));
  }

  /** Empties the cell that a check has found wrong. */
  void clearWrong() {
    PuzzleBoardFactory.wrong(current.get()).ifPresent(pen::clear);
  }
}
