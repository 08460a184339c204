package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Two cells of a unit have fins, and one digit of the pattern has no other place in that unit: the
 * others of the pattern go from both. Confined to one thread.
 */
final class FinLinkRule implements FinRule {
  private final MutableCellSet places = new MutableCellSet();

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
    for (int rest = pattern.digits(); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      places.setToBoth(grid.cells(digit), CellSets.unit(unit));
      if (places.isSame(pattern.finCells())) {
        Hint hint = hint(grid, pattern, technique, unit, digit);
        if (!hint.eliminations().isEmpty() && sink.take(hint)) {
          return true;
        }
      }
    }
    return false;
  }

  /** A hint that removes all digits of the pattern but {@code digit} from the cells with fins. */
  private static Hint hint(
      CandidateGrid grid, DeadlyPattern pattern, Technique technique, int unit, int digit) {
    HintBuilder hint = pattern.hint(grid, technique).unit(unit);
    int others = pattern.digits() & ~Digits.only(digit);
    CellSet cells = pattern.finCells();
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      hint.eliminateDigits(cell, grid.candidates(cell) & others);
    }
    return hint.build();
  }
}
