package dev.casilla.solver.hint.wing;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Finds a cell with candidates x, y and z that sees one with x and z and one with y and z: one of
 * the three holds z, so z goes where all of them are seen. Confined to one thread.
 */
public final class XyzWingFinder implements TechniqueFinder {
  private final MutableCellSet pivots = new MutableCellSet();
  private final MutableCellSet pairs = new MutableCellSet();
  private final MutableCellSet wings = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();
  private final MutableCellSet cell = new MutableCellSet();

  @Override
  public Technique technique() {
    return Technique.XYZ_WING;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    CellsWith.candidates(grid, 3, 3, pivots);
    CellsWith.candidates(grid, 2, 2, pairs);
    for (int pivot = pivots.first(); pivot != CellSet.NONE; pivot = pivots.next(pivot)) {
      wings.setToBoth(pairs, CellSets.peers(pivot));
      for (int one = wings.first(); one != CellSet.NONE; one = wings.next(one)) {
        if ((grid.candidates(one) & ~grid.candidates(pivot)) == 0
            && findAt(grid, pivot, one, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findAt(CandidateGrid grid, int pivot, int one, HintSink sink) {
    for (int two = wings.next(one); two != CellSet.NONE; two = wings.next(two)) {
      if (grid.candidates(two) != grid.candidates(one)
          && (grid.candidates(two) & ~grid.candidates(pivot)) == 0) {
        int digit = Digits.lowest(grid.candidates(one) & grid.candidates(two));
        targets.setToBoth(CellSets.peers(one), CellSets.peers(two)).and(CellSets.peers(pivot));
        targets.and(grid.cells(digit));
        if (!targets.isEmpty() && sink.take(hint(grid, pivot, one, two, digit))) {
          return true;
        }
      }
    }
    return false;
  }

  private Hint hint(CandidateGrid grid, int pivot, int one, int two, int digit) {
    HintBuilder hint = new HintBuilder(technique());
    add(hint, grid, Role.PIVOT, pivot);
    add(hint, grid, Role.PINCER, one);
    add(hint, grid, Role.PINCER, two);
    return hint.eliminate(targets, digit).build();
  }

  private void add(HintBuilder hint, CandidateGrid grid, Role role, int at) {
    hint.markDigits(role, at, grid.candidates(at));
    hint.lockedSet(cell.clear().add(at), grid.candidates(at));
  }
}
