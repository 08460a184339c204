package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;

/**
 * One corner of a rectangle is without fins, and in row and column of the opposite corner one digit
 * of the pattern has no place outside the rectangle: the other digit goes from the opposite corner,
 * since it would force the first digit into both corners between. Stateless.
 */
final class HiddenRule implements FinRule {
  @Override
  public boolean findAll(
      CandidateGrid grid, DeadlyPattern pattern, Technique technique, HintSink sink) {
    CellSet cells = pattern.cells();
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      if (!pattern.finCells().has(cell)
          && findAt(grid, pattern, opposite(cells, cell), technique, sink)) {
        return true;
      }
    }
    return false;
  }

  private static int opposite(CellSet cells, int cell) {
    int opposite = cells.first();
    while (Cells.row(opposite) == Cells.row(cell) || Cells.column(opposite) == Cells.column(cell)) {
      opposite = cells.next(opposite);
    }
    return opposite;
  }

  private boolean findAt(
      CandidateGrid grid, DeadlyPattern pattern, int cell, Technique technique, HintSink sink) {
    int row = Units.of(cell, 0);
    int column = Units.of(cell, 1);
    for (int rest = pattern.digits(); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int other = Digits.lowest(pattern.digits() & ~Digits.only(digit));
      if (grid.hasCandidate(cell, other)
          && pattern.hasAllPlaces(grid, row, digit)
          && pattern.hasAllPlaces(grid, column, digit)
          && sink.take(
              pattern
                  .hint(grid, technique)
                  .unit(row)
                  .unit(column)
                  .eliminate(cell, other)
                  .build())) {
        return true;
      }
    }
    return false;
  }
}
