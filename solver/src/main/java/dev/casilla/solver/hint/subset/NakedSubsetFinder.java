package dev.casilla.solver.hint.subset;

import dev.casilla.solver.Cells;
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
 * Finds as many cells of a unit as they have candidates together: those digits go from the rest of
 * the unit. If the cells share two units and both have something to remove, the subset is locked.
 * Confined to one thread.
 */
public final class NakedSubsetFinder implements TechniqueFinder {
  private final Technique technique;
  private final int size;
  private final boolean isLocked;
  private final MutableCellSet chosen = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();

  /** A finder for a naked pair, triple or quadruple, or a locked pair or triple. */
  public NakedSubsetFinder(Technique technique) {
    this.technique = technique;
    this.isLocked = technique == Technique.LOCKED_PAIR || technique == Technique.LOCKED_TRIPLE;
    this.size =
        switch (technique) {
          case LOCKED_PAIR, NAKED_PAIR -> 2;
          case LOCKED_TRIPLE, NAKED_TRIPLE -> 3;
          case NAKED_QUADRUPLE -> 4;
          default -> throw new IllegalArgumentException("no naked subset: " + technique);
        };
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    // Locked subsets lie in a block and a line, so blocks suffice.
    for (int unit = isLocked ? Units.block(0) : 0; unit < Units.COUNT; unit++) {
      if (Digits.count(grid.missing(unit)) > size) {
        int eligible = eligible(grid, unit);
        chosen.clear();
        if (Integer.bitCount(eligible) >= size
            && choose(grid, unit, eligible, 0, Digits.NONE, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The places in {@code unit} with few enough candidates, but more than one. */
  private int eligible(CandidateGrid grid, int unit) {
    int eligible = 0;
    for (int place = 0; place < Cells.SIDE; place++) {
      int count = Digits.count(grid.candidates(Units.cell(unit, place)));
      eligible |= count > 1 && count <= size ? 1 << place : 0;
    }
    return eligible;
  }

  /** Chooses one more cell of the {@code eligible} places, while there are not too many digits. */
  private boolean choose(
      CandidateGrid grid, int unit, int eligible, int count, int digits, HintSink sink) {
    if (count == size) {
      return report(grid, unit, digits, sink);
    }
    for (int rest = eligible; rest != 0; rest &= rest - 1) {
      int cell = CellSets.cellAt(unit, rest);
      int union = digits | grid.candidates(cell);
      if (Digits.count(union) <= size) {
        chosen.add(cell);
        if (choose(grid, unit, rest & (rest - 1), count + 1, union, sink)) {
          return true;
        }
        chosen.remove(cell);
      }
    }
    return false;
  }

  private boolean report(CandidateGrid grid, int unit, int digits, HintSink sink) {
    if (!hasTargets(grid, unit, digits)) {
      return false;
    }
    int other = otherUnit(unit);
    boolean hasBoth = other != CellSet.NONE && hasTargets(grid, other, digits);
    return hasBoth == isLocked && sink.take(hint(grid, unit, other, digits));
  }

  /** The other unit that all chosen cells share, or {@link CellSet#NONE}. */
  private int otherUnit(int unit) {
    for (int i = 0; i < Units.PER_CELL; i++) {
      int other = Units.of(chosen.first(), i);
      if (other != unit && chosen.isWithin(CellSets.unit(other))) {
        return other;
      }
    }
    return CellSet.NONE;
  }

  private boolean hasTargets(CandidateGrid grid, int unit, int digits) {
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      if (!targetsIn(grid, unit, Digits.lowest(rest)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private MutableCellSet targetsIn(CandidateGrid grid, int unit, int digit) {
    return targets.setToBoth(grid.cells(digit), CellSets.unit(unit)).andNot(chosen);
  }

  private Hint hint(CandidateGrid grid, int unit, int other, int digits) {
    HintBuilder hint = new HintBuilder(technique).unit(unit).lockedSet(chosen, digits);
    for (int cell = chosen.first(); cell != CellSet.NONE; cell = chosen.next(cell)) {
      hint.markDigits(Role.CAUSE, cell, grid.candidates(cell));
    }
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      hint.eliminate(targetsIn(grid, unit, digit), digit);
      if (isLocked) {
        hint.eliminate(targetsIn(grid, other, digit).andNot(CellSets.unit(unit)), digit);
      }
    }
    return isLocked ? hint.unit(other).build() : hint.build();
  }
}
