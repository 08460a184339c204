package dev.casilla.solver.hint.wing;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
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
 * Finds two cells with the same two candidates x and y, and a unit with two places for x, each in
 * sight of one of the cells. So one of the cells holds y, and y goes where both are seen. Confined
 * to one thread.
 */
public final class WWingFinder implements TechniqueFinder {
  private final MutableCellSet pairs = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();

  /** The cells with the same candidates. */
  private int one;

  private int two;

  /** The candidate with two places in a unit. */
  private int linked;

  /** The other one, which is to go. */
  private int digit;

  @Override
  public Technique technique() {
    return Technique.W_WING;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    CellsWith.candidates(grid, 2, 2, pairs);
    for (one = pairs.first(); one != CellSet.NONE; one = pairs.next(one)) {
      for (two = pairs.next(one); two != CellSet.NONE; two = pairs.next(two)) {
        int pair = grid.candidates(one);
        if (grid.candidates(two) == pair && !CellSets.peers(one).has(two)) {
          int low = Digits.lowest(pair);
          int high = Digits.lowest(Digits.withoutLowest(pair));
          if (find(grid, low, high, sink) || find(grid, high, low, sink)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean find(CandidateGrid grid, int link, int removed, HintSink sink) {
    linked = link;
    digit = removed;
    targets.setToBoth(CellSets.peers(one), CellSets.peers(two)).and(grid.cells(digit));
    if (targets.isEmpty()) {
      return false;
    }
    for (int unit = 0; unit < Units.COUNT; unit++) {
      int places = grid.places(unit, linked);
      if (Integer.bitCount(places) == 2) {
        int first = CellSets.cellAt(unit, places);
        int second = CellSets.cellAt(unit, places & (places - 1));
        if (report(unit, first, second, sink) || report(unit, second, first, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean report(int unit, int near, int far, HintSink sink) {
    return CellSets.peers(one).has(near)
        && CellSets.peers(two).has(far)
        && sink.take(hint(unit, near, far));
  }

  private Hint hint(int unit, int near, int far) {
    return new HintBuilder(technique())
        .unit(unit)
        .mark(Role.PINCER, one, digit)
        .mark(Role.PINCER, one, linked)
        .mark(Role.CAUSE, near, linked)
        .mark(Role.CAUSE, far, linked)
        .mark(Role.PINCER, two, linked)
        .mark(Role.PINCER, two, digit)
        .strong(one, digit, one, linked)
        .weak(one, linked, near, linked)
        .strong(near, linked, far, linked)
        .weak(far, linked, two, linked)
        .strong(two, linked, two, digit)
        .eliminate(targets, digit)
        .build();
  }
}
