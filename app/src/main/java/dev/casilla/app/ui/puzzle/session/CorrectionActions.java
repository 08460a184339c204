package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.SolutionFiller;
import dev.casilla.app.ui.puzzle.state.PuzzleBoardFactory;
import dev.casilla.app.ui.puzzle.state.Suggestions;
import dev.casilla.solver.Correction;

/** Applies suggestions for a puzzle without a solution, and clears a wrong entry. */
public final class CorrectionActions {
  private final PuzzleStateHolder current;
  private final SheetEditor sheetEditor;

  CorrectionActions(PuzzleStateHolder current, SheetEditor sheetEditor) {
    this.current = current;
    this.sheetEditor = sheetEditor;
  }

  public void correct(Correction correction) {
    EditorState editor = current.get().editor();
    EditorState corrected = editor.edited(SolutionFiller.correct(editor.sheet(), correction));
    sheetEditor.apply(corrected.select(CellSelection.of(correction.cell())));
  }

  /** Selects the cell of {@code suspect}, whose digit can be replaced there. */
  public void selectSuspect(Suggestions.Suspect suspect) {
    sheetEditor.apply(current.get().editor().select(CellSelection.of(suspect.cell())));
  }

  void clearWrong() {
    PuzzleBoardFactory.wrong(current.get()).ifPresent(sheetEditor::clear);
  }
}
