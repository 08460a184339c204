package dev.casilla.app.ui.review.endtoend;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with a reading. */
public final class ReadingMistakes {
  private ReadingMistakes() {}

  /**
   * The cells of {@code draft} that are not as in {@code puzzle} though nobody is asked to look at
   * them: neither doubtful nor changed by what is proposed first.
   */
  public static List<Integer> unmarked(ScanDraft draft, Grid puzzle) {
    ScanDraft repaired = draft.proposals().isEmpty() ? draft : draft.with(draft.proposals().get(0));
    List<Integer> unmarked = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      boolean isWrong = draft.givens().digitAt(cell) != puzzle.digitAt(cell);
      boolean isChanged = repaired.givens().digitAt(cell) != draft.givens().digitAt(cell);
      if (isWrong && !draft.cell(cell).isDoubtful() && !isChanged) {
        unmarked.add(cell);
      }
    }
    return unmarked;
  }
}
