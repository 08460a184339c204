package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;

/** All fins are in one cell: the digits of the pattern go from there. Stateless. */
final class OneFinCellRule implements FinRule {
  @Override
  public boolean findAll(
      CandidateGrid grid, DeadlyPattern pattern, Technique technique, HintSink sink) {
    if (pattern.finCells().count() != 1) {
      return false;
    }
    int cell = pattern.finCells().first();
    int out = grid.candidates(cell) & pattern.digits();
    return out != 0 && sink.take(pattern.hint(grid, technique).eliminateDigits(cell, out).build());
  }
}
