package dev.casilla.solver.hint.wing;

import dev.casilla.solver.Digits;
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
 * Finds a cell and three that it sees, with four candidates together, where all but one of these
 * can be in the four cells only once, since its places there see each other. So the last one is in
 * one of them, and goes where all its places there are seen. Confined to one thread.
 */
public final class WxyzWingFinder implements TechniqueFinder {
  private static final int SIZE = 4;

  private final MutableCellSet few = new MutableCellSet();
  private final MutableCellSet wings = new MutableCellSet();
  private final MutableCellSet chosen = new MutableCellSet();
  private final MutableCellSet places = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();

  @Override
  public Technique technique() {
    return Technique.WXYZ_WING;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    CellsWith.candidates(grid, 2, SIZE, few);
    for (int pivot = few.first(); pivot != CellSet.NONE; pivot = few.next(pivot)) {
      wings.setToBoth(few, CellSets.peers(pivot));
      chosen.clear().add(pivot);
      if (choose(grid, pivot, wings.first(), SIZE - 1, grid.candidates(pivot), sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean choose(
      CandidateGrid grid, int pivot, int from, int missing, int digits, HintSink sink) {
    if (missing == 0) {
      return Digits.count(digits) == SIZE && report(grid, pivot, digits, sink);
    }
    for (int cell = from; cell != CellSet.NONE; cell = wings.next(cell)) {
      int union = digits | grid.candidates(cell);
      if (Digits.count(union) <= SIZE) {
        chosen.add(cell);
        if (choose(grid, pivot, wings.next(cell), missing - 1, union, sink)) {
          return true;
        }
        chosen.remove(cell);
      }
    }
    return false;
  }

  private boolean report(CandidateGrid grid, int pivot, int digits, HintSink sink) {
    int free = Digits.NONE;
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      places.setToBoth(chosen, grid.cells(digit));
      if (!seeEachOther(places)) {
        free |= Digits.only(digit);
      }
    }
    if (!Digits.isSingle(free)) {
      return false;
    }
    int digit = Digits.lowest(free);
    places.setToBoth(chosen, grid.cells(digit));
    targets.setTo(grid.cells(digit)).andNot(chosen).andSeen(places);
    return !targets.isEmpty() && sink.take(hint(grid, pivot, digit));
  }

  private static boolean seeEachOther(MutableCellSet cells) {
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      for (int other = cells.next(cell); other != CellSet.NONE; other = cells.next(other)) {
        if (!CellSets.peers(cell).has(other)) {
          return false;
        }
      }
    }
    return true;
  }

  private Hint hint(CandidateGrid grid, int pivot, int digit) {
    HintBuilder hint = new HintBuilder(technique());
    for (int cell = chosen.first(); cell != CellSet.NONE; cell = chosen.next(cell)) {
      int candidates = grid.candidates(cell);
      hint.markDigits(cell == pivot ? Role.PIVOT : Role.PINCER, cell, candidates);
      hint.lockedSet(places.clear().add(cell), candidates);
    }
    return hint.eliminate(targets, digit).build();
  }
}
