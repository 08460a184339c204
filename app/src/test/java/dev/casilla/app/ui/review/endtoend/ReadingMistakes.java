package dev.casilla.app.ui.review.endtoend;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;

/** Finds wrong cells in a reading. */
public final class ReadingMistakes {
  private ReadingMistakes() {}

  /**
   * Returns the cells of {@code draft} that differ from {@code puzzle} and that the person is not
   * asked to check: they are neither doubtful nor changed by the first proposal.
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
