package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Verdict;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** Lets suspect clues be replaced outside of clue mode. Stateless. */
/*
 * Clues are protected from accidental edits: clue mode must be on to edit them. But a clue that is
 * reported wrong can be replaced where it is. The replaced clue can be replaced again until the
 * puzzle is known to have exactly one solution, and a cleared one is entered as a clue again.
 */
public final class SuspectClues {
  private SuspectClues() {}

  /** The editor state after a touch of {@code cell}; a clue there is selected first. */
  public static EditorState touch(PuzzleState state, int cell) {
    EditorState before = state.editor();
    EditorState selected = before.select(CellSelection.of(cell));
    boolean isSafe = before.sheet().isGivenAt(cell) && !before.mode().has(Toggle.CLUES);
    return isSafe && !selected.selection().equals(before.selection())
        ? selected
        : write(state, selected, editor -> editor.touch(cell));
  }

  /** {@code editor} after {@code writing} a digit or notes. */
  public static EditorState write(
      PuzzleState state, EditorState editor, UnaryOperator<EditorState> writing) {
    return editor.mode().has(Toggle.NOTES) ? writing.apply(editor) : change(state, editor, writing);
  }

  public static EditorState erase(PuzzleState state, EditorState editor) {
    return change(state, editor, EditorState::erase);
  }

  private static EditorState change(
      PuzzleState state, EditorState editor, UnaryOperator<EditorState> writing) {
    OptionalInt only = editor.selection().only();
    boolean isEditingClues = editor.mode().has(Toggle.CLUES);
    if (isEditingClues || !only.isPresent() || !isReplaceable(state, only.getAsInt())) {
      return writing.apply(editor);
    }
    EditorState inClueMode = editor.with(editor.mode().toggled(Toggle.CLUES));
    EditorState changed = writing.apply(inClueMode).with(editor.mode());
    return changed.sheet().equals(editor.sheet()) ? changed : changed.withCorrectedCell(only);
  }

  private static boolean isReplaceable(PuzzleState state, int cell) {
    return state.editor().sheet().isGivenAt(cell)
        ? clues(state).contains(cell)
        : isCorrected(state, cell);
  }

  /** The cells whose clues can be replaced in {@code state}. */
  static Set<Integer> clues(PuzzleState state) {
    Grid givens = state.editor().sheet().givens();
    boolean hasOneSolution = state.analysis().flatMap(PuzzleAnalysis::solution).isPresent();
    Set<Integer> clues = new TreeSet<>(givens.clashes());
    for (int cell : givens.filled()) {
      if (isReportedWrong(state, cell) || (isCorrected(state, cell) && !hasOneSolution)) {
        clues.add(cell);
      }
    }
    return clues;
  }

  private static boolean isCorrected(PuzzleState state, int cell) {
    return state.editor().correctedCell().equals(OptionalInt.of(cell));
  }

  private static boolean isReportedWrong(PuzzleState state, int cell) {
    return state.display() == SolutionDisplay.VERDICT
        && state.analysis().filter(analysis -> isReportedWrong(analysis, cell)).isPresent();
  }

  private static boolean isReportedWrong(PuzzleAnalysis analysis, int cell) {
    boolean contradicts =
        analysis.verdict() instanceof Verdict.Unsolvable unsolvable
            && unsolvable.contradiction().contains(cell);
    return contradicts
        || analysis.corrections().stream().map(Correction::cell).anyMatch(at -> at == cell);
  }
}
