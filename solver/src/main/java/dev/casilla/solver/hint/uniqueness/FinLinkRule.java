package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Two cells of a unit have fins, and one digit of the pattern has no other place in that unit: the
 * other digit of the pattern goes from both. Confined to one thread.
 */
final class FinLinkRule implements FinRule {
  private final MutableCellSet places = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();

  @Override
  public boolean findAll(
      CandidateGrid grid, DeadlyPattern pattern, Technique technique, HintSink sink) {
    if (pattern.finCells().count() != 2) {
      return false;
    }
    for (int place = 0; place < Units.PER_CELL; place++) {
      int unit = pattern.finUnit(place);
      if (unit != CellSet.NONE && findIn(grid, pattern, unit, technique, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean findIn(
      CandidateGrid grid, DeadlyPattern pattern, int unit, Technique technique, HintSink sink) {
    for (int rest = pattern.pair(); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int other = Digits.lowest(pattern.pair() & ~Digits.only(digit));
      places.setToBoth(grid.cells(digit), CellSets.unit(unit));
      targets.setToBoth(grid.cells(other), pattern.finCells());
      if (places.isSame(pattern.finCells())
          && !targets.isEmpty()
          && sink.take(
              pattern.hint(grid, technique).unit(unit).eliminate(targets, other).build())) {
        return true;
      }
    }
    return false;
  }
}
