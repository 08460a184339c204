package dev.casilla.solver.hint;

import dev.casilla.solver.Digits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Cells of a unit and all their candidates: as many digits as cells (locked: they all go there), or
 * more (almost locked). Immutable.
 *
 * @param cells in board order
 * @param digits a digit set
 */
public record LockedSet(List<Integer> cells, int digits) {
  /** Copies the list. */
  public LockedSet {
    cells = Collections.unmodifiableList(new ArrayList<>(cells));
  }

  /** How many digits there are too many for the set to be locked: 1 is an almost locked set. */
  public int freedom() {
    return Digits.count(digits) - cells.size();
  }
}
