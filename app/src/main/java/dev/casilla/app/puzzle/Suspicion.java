package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Verdict;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Which printed clues can be written over where they stand. Stateless. */
/*
 * A printed clue is safe from a slip of the finger: to change it, one edits the clues. But where a
 * clue is said to be wrong, and to be tapped, it is to be changed right there. Then a finger can
 * slip, too: what was just written over can be written over again.
 */
final class Suspicion {
  private Suspicion() {}

  /** Whether {@code cell} of {@code scene} holds such a clue. */
  static boolean isOn(Scene scene, int cell) {
    Sheet sheet = scene.desk().sheet();
    return sheet.isGivenAt(cell)
        && (sheet.givens().clashes().contains(cell)
            || isSaidToBeWrong(scene, cell)
            || wasWrittenOver(scene.desk().journal().last(), cell));
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

  private static boolean wasWrittenOver(Optional<Edit> last, int cell) {
    List<Edit.Change> changes = last.map(Edit::changes).orElse(Collections.emptyList());
    return changes.size() == 1
        && changes.get(0).cell() == cell
        && changes.get(0).before().isGiven();
  }
}
