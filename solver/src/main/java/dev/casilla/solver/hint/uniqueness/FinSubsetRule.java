package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * The fins of two cells of a unit count as one cell, and form a naked subset with other cells of
 * the unit: the digits of the subset go from the cells that see all of them. Confined to one
 * thread.
 */
final class FinSubsetRule implements FinRule {
  private final int[] others = new int[Cells.SIDE];
  private final MutableCellSet chosen = new MutableCellSet();
  private final MutableCellSet having = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();
  private int digits;

  @Override
  public boolean findAll(
      CandidateGrid grid, DeadlyPattern pattern, Technique technique, HintSink sink) {
    if (pattern.finCells().count() != 2 || Digits.count(pattern.finDigits()) < 2) {
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
    int count = 0;
    for (int place = 0; place < Cells.SIDE; place++) {
      int cell = Units.cell(unit, place);
      if (grid.candidates(cell) != 0 && !pattern.cells().has(cell)) {
        others[count++] = cell;
      }
    }
    for (int size = 1; size < count; size++) {
      for (int mask = 1; mask < 1 << count; mask++) {
        if (Integer.bitCount(mask) == size
            && isSubset(grid, pattern, mask)
            && sink.take(hint(grid, pattern, technique))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Chooses the cells of {@code mask}. Answers whether they lack one digit to be locked, that is
   * among the fins, and there is something to remove.
   */
  private boolean isSubset(CandidateGrid grid, DeadlyPattern pattern, int mask) {
    chosen.clear();
    digits = pattern.finDigits();
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      int cell = others[Integer.numberOfTrailingZeros(rest)];
      chosen.add(cell);
      digits |= grid.candidates(cell);
    }
    if (Digits.count(digits) != Integer.bitCount(mask) + 1) {
      return false;
    }
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      if (!targets(grid, pattern, Digits.lowest(rest)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** The cells that see all places of {@code digit} in the chosen cells and among the fins. */
  private MutableCellSet targets(CandidateGrid grid, DeadlyPattern pattern, int digit) {
    having.setTo(chosen);
    if (Digits.has(pattern.finDigits(), digit)) {
      having.or(pattern.finCells());
    }
    having.and(grid.cells(digit));
    return targets.setTo(grid.cells(digit)).andSeen(having).andNot(pattern.cells());
  }

  private Hint hint(CandidateGrid grid, DeadlyPattern pattern, Technique technique) {
    HintBuilder hint = pattern.hint(grid, technique).lockedSet(chosen, digits);
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      hint.eliminate(targets(grid, pattern, digit), digit);
    }
    return hint.build();
  }
}
