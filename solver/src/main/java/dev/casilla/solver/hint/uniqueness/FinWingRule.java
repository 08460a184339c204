package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Two opposite corners of a rectangle have fins, and one digit of the pattern forms an X-Wing on
 * the four corners: it goes from the corners with fins, since it could only be in both. Confined to
 * one thread.
 */
final class FinWingRule implements FinRule {
  private final MutableCellSet targets = new MutableCellSet();

  @Override
  public boolean findAll(
      CandidateGrid grid, DeadlyPattern pattern, Technique technique, HintSink sink) {
    int first = pattern.finCells().first();
    if (pattern.finCells().count() != 2 || Cells.arePeers(first, pattern.finCells().next(first))) {
      return false;
    }
    int last = pattern.finCells().next(first);
    for (int rest = pattern.digits(); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      targets.setToBoth(pattern.finCells(), grid.cells(digit));
      for (int kind = 0; kind < 2 && !targets.isEmpty(); kind++) {
        int base = Units.of(first, kind);
        int opposite = Units.of(last, kind);
        if (pattern.hasAllPlaces(grid, base, digit)
            && pattern.hasAllPlaces(grid, opposite, digit)
            && sink.take(
                pattern
                    .hint(grid, technique)
                    .unit(base)
                    .unit(opposite)
                    .eliminate(targets, digit)
                    .build())) {
          return true;
        }
      }
    }
    return false;
  }
}
