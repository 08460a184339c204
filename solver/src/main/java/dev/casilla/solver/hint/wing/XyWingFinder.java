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
 * Finds a cell with candidates x and y that sees one with x and z and one with y and z: one of the
 * two holds z, so z goes where both are seen. Confined to one thread.
 */
public final class XyWingFinder implements TechniqueFinder {
  private final MutableCellSet pairs = new MutableCellSet();
  private final MutableCellSet wings = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();

  @Override
  public Technique technique() {
    return Technique.XY_WING;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    CellsWith.candidates(grid, 2, 2, pairs);
    for (int pivot = pairs.first(); pivot != CellSet.NONE; pivot = pairs.next(pivot)) {
      wings.setToBoth(pairs, CellSets.peers(pivot));
      for (int one = wings.first(); one != CellSet.NONE; one = wings.next(one)) {
        if (Digits.count(grid.candidates(pivot) & grid.candidates(one)) == 1
            && findAt(grid, pivot, one, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findAt(CandidateGrid grid, int pivot, int one, HintSink sink) {
    int wanted = grid.candidates(pivot) ^ grid.candidates(one);
    int removed = grid.candidates(one) & ~grid.candidates(pivot);
    for (int two = wings.next(one); two != CellSet.NONE; two = wings.next(two)) {
      if (grid.candidates(two) == wanted) {
        int digit = Digits.lowest(removed);
        targets.setToBoth(CellSets.peers(one), CellSets.peers(two)).and(grid.cells(digit));
        if (!targets.isEmpty() && sink.take(hint(grid, pivot, one, two, digit))) {
          return true;
        }
      }
    }
    return false;
  }

  private Hint hint(CandidateGrid grid, int pivot, int one, int two, int digit) {
    int shared = Digits.lowest(grid.candidates(one) & grid.candidates(pivot));
    int other = Digits.lowest(grid.candidates(two) & grid.candidates(pivot));
    return new HintBuilder(technique())
        .markDigits(Role.PIVOT, pivot, grid.candidates(pivot))
        .markDigits(Role.PINCER, one, grid.candidates(one))
        .markDigits(Role.PINCER, two, grid.candidates(two))
        .strong(one, digit, one, shared)
        .weak(one, shared, pivot, shared)
        .strong(pivot, shared, pivot, other)
        .weak(pivot, other, two, other)
        .strong(two, other, two, digit)
        .eliminate(targets, digit)
        .build();
  }
}
