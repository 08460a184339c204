package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * All fins are the same digit, in several cells: it goes from all cells that see all fins. Confined
 * to one thread.
 */
final class OneFinDigitRule implements FinRule {
  private final MutableCellSet targets = new MutableCellSet();

  @Override
  public boolean findAll(
      CandidateGrid grid, DeadlyPattern pattern, Technique technique, HintSink sink) {
    if (!Digits.isSingle(pattern.finDigits()) || pattern.finCells().count() == 1) {
      return false;
    }
    int digit = Digits.lowest(pattern.finDigits());
    targets.setTo(grid.cells(digit)).andSeen(pattern.finCells());
    return !targets.isEmpty()
        && sink.take(pattern.hint(grid, technique).eliminate(targets, digit).build());
  }
}
