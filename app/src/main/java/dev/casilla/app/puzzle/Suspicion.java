package dev.casilla.app.puzzle;

import dev.casilla.app.puzzle.EntryMode.Switch;
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
final class Suspicion {
  private Suspicion() {}

  /** The desk of {@code scene} after a touch of {@code cell}; a clue there is selected first. */
  static Desk touch(Scene scene, int cell) {
    Desk before = scene.desk();
    Desk there = before.select(Selection.of(cell));
    boolean isSafe = before.sheet().isGivenAt(cell) && !before.mode().has(Switch.CLUES);
    return isSafe && !there.selection().equals(before.selection())
        ? there
        : write(scene, there, desk -> desk.touch(cell));
  }

  /** {@code desk}, the one of {@code scene}, after {@code writing} of a digit or of notes. */
  static Desk write(Scene scene, Desk desk, UnaryOperator<Desk> writing) {
    return desk.mode().has(Switch.NOTES) ? writing.apply(desk) : change(scene, desk, writing);
  }

  /** {@code desk}, the one of {@code scene}, with the selected cells emptied. */
  static Desk erase(Scene scene, Desk desk) {
    return change(scene, desk, Desk::erase);
  }

  private static Desk change(Scene scene, Desk desk, UnaryOperator<Desk> writing) {
    OptionalInt only = desk.selection().only();
    boolean isEditingClues = desk.mode().has(Switch.CLUES);
    if (isEditingClues || !only.isPresent() || !isOn(scene, only.getAsInt())) {
      return writing.apply(desk);
    }
    Desk printing = desk.with(desk.mode().switched(Switch.CLUES));
    Desk changed = writing.apply(printing).with(desk.mode());
    return changed.sheet().equals(desk.sheet()) ? changed : changed.mending(only);
  }

  private static boolean isOn(Scene scene, int cell) {
    return scene.desk().sheet().isGivenAt(cell)
        ? clues(scene).contains(cell)
        : isMended(scene, cell);
  }

  /** The cells with printed clues that can be written over in {@code scene}. */
  static Set<Integer> clues(Scene scene) {
    Grid givens = scene.desk().sheet().givens();
    boolean isProper = scene.judgement().flatMap(Judgement::solution).isPresent();
    Set<Integer> clues = new TreeSet<>(givens.clashes());
    for (int cell : givens.filled()) {
      if (isSaidToBeWrong(scene, cell) || (isMended(scene, cell) && !isProper)) {
        clues.add(cell);
      }
    }
    return clues;
  }

  private static boolean isMended(Scene scene, int cell) {
    return scene.desk().mended().equals(OptionalInt.of(cell));
  }

  private static boolean isSaidToBeWrong(Scene scene, int cell) {
    return scene.showing() == Showing.VERDICT
        && scene.judgement().filter(judgement -> isSaidToBeWrong(judgement, cell)).isPresent();
  }

  private static boolean isSaidToBeWrong(Judgement judgement, int cell) {
    boolean contradicts =
        judgement.verdict() instanceof Verdict.Unsolvable unsolvable
            && unsolvable.contradiction().contains(cell);
    return contradicts
        || judgement.corrections().stream().map(Correction::cell).anyMatch(at -> at == cell);
  }
}
