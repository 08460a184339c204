package dev.casilla.solver.hint.subset;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Finds digits whose places in one unit all lie in another one too: from the rest of that other
 * unit they go. Pointing looks from blocks to lines, claiming from lines to blocks. Confined to one
 * thread.
 */
public final class LockedCandidatesFinder implements TechniqueFinder {
  private static final int FIRST_BLOCK = Units.block(0);

  private final Technique technique;
  private final MutableCellSet places = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();

  /** A finder for {@link Technique#POINTING} or {@link Technique#CLAIMING}. */
  public LockedCandidatesFinder(Technique technique) {
    this.technique = technique;
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    boolean isPointing = technique == Technique.POINTING;
    int end = isPointing ? Units.COUNT : FIRST_BLOCK;
    for (int unit = isPointing ? FIRST_BLOCK : 0; unit < end; unit++) {
      for (int rest = grid.missing(unit); rest != 0; rest = Digits.withoutLowest(rest)) {
        if (findIn(grid, unit, Digits.lowest(rest), sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findIn(CandidateGrid grid, int unit, int digit, HintSink sink) {
    int count = Integer.bitCount(grid.places(unit, digit));
    // One place is a single, and more than three do not fit into two units at once.
    if (count != 2 && count != 3) {
      return false;
    }
    places.setToBoth(grid.cells(digit), CellSets.unit(unit));
    int cell = places.first();
    for (int i = 0; i < Units.PER_CELL; i++) {
      int other = Units.of(cell, i);
      if (other != unit && places.isWithin(CellSets.unit(other))) {
        targets.setToBoth(grid.cells(digit), CellSets.unit(other)).andNot(places);
        return !targets.isEmpty() && sink.take(hint(unit, other, digit));
      }
    }
    return false;
  }

  private Hint hint(int unit, int other, int digit) {
    return new HintBuilder(technique)
        .unit(unit)
        .cover(other)
        .mark(Role.CAUSE, places, digit)
        .eliminate(targets, digit)
        .build();
  }
}
