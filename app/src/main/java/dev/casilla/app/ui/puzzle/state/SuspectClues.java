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

/** Lets printed clues that are under suspicion be written over where they stand. Stateless. */
/*
 * A printed clue is safe from a slip of the finger: to change it, one edits the clues. But where a
 * clue is said to be wrong, and to be tapped, it is to be changed right there. Then a finger can
 * slip, too: what was just written over can be written over again, until the puzzle is known to be
 * a proper one; and a clue that was emptied is a clue again when it is written anew.
 */
public final class SuspectClues {
  private SuspectClues() {}

  /** The desk of {@code scene} after a touch of {@code cell}; a clue there is selected first. */
  public static EditorState touch(PuzzleState scene, int cell) {
    EditorState before = scene.editor();
    EditorState there = before.select(CellSelection.of(cell));
    boolean isSafe = before.sheet().isGivenAt(cell) && !before.mode().has(Toggle.CLUES);
    return isSafe && !there.selection().equals(before.selection())
        ? there
        : write(scene, there, desk -> desk.touch(cell));
  }

  /** {@code desk}, the one of {@code scene}, after {@code writing} of a digit or of notes. */
  public static EditorState write(
      PuzzleState scene, EditorState desk, UnaryOperator<EditorState> writing) {
    return desk.mode().has(Toggle.NOTES) ? writing.apply(desk) : change(scene, desk, writing);
  }

  /** {@code desk}, the one of {@code scene}, with the selected cells emptied. */
  public static EditorState erase(PuzzleState scene, EditorState desk) {
    return change(scene, desk, EditorState::erase);
  }

  private static EditorState change(
      PuzzleState scene, EditorState desk, UnaryOperator<EditorState> writing) {
    OptionalInt only = desk.selection().only();
    boolean isEditingClues = desk.mode().has(Toggle.CLUES);
    if (isEditingClues || !only.isPresent() || !isOn(scene, only.getAsInt())) {
      return writing.apply(desk);
    }
    EditorState printing = desk.with(desk.mode().toggled(Toggle.CLUES));
    EditorState changed = writing.apply(printing).with(desk.mode());
    return changed.sheet().equals(desk.sheet()) ? changed : changed.withCorrectedCell(only);
  }

  private static boolean isOn(PuzzleState scene, int cell) {
    return scene.editor().sheet().isGivenAt(cell)
        ? clues(scene).contains(cell)
        : isCorrected(scene, cell);
  }

  /** The cells with printed clues that can be written over in {@code scene}. */
  static Set<Integer> clues(PuzzleState scene) {
    Grid givens = scene.editor().sheet().givens();
    boolean isProper = scene.analysis().flatMap(PuzzleAnalysis::solution).isPresent();
    Set<Integer> clues = new TreeSet<>(givens.clashes());
    for (int cell : givens.filled()) {
      if (isReportedWrong(scene, cell) || (isCorrected(scene, cell) && !isProper)) {
        clues.add(cell);
      }
    }
    return clues;
  }

  private static boolean isCorrected(PuzzleState scene, int cell) {
    return scene.editor().correctedCell().equals(OptionalInt.of(cell));
  }

  private static boolean isReportedWrong(PuzzleState scene, int cell) {
    return scene.display() == SolutionDisplay.VERDICT
        && scene.analysis().filter(judgement -> isReportedWrong(judgement, cell)).isPresent();
  }

  private static boolean isReportedWrong(PuzzleAnalysis judgement, int cell) {
    boolean contradicts =
        judgement.verdict() instanceof Verdict.Unsolvable unsolvable
            && unsolvable.contradiction().contains(cell);
    return contradicts
        || judgement.corrections().stream().map(Correction::cell).anyMatch(at -> at == cell);
  }
}
