package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;
import dev.casilla.solver.rating.difficulty.stage.Removals;
import dev.casilla.solver.rating.difficulty.stage.Stage;

/**
 * Wings of a given size: an almost locked set, one cell smaller, and a cell with two of its digits
 * that sees all cells of the set with one of them. The other one is in the set or in the cell. If
 * the cell sees all of both, the set is locked. Confined to one thread.
 */
final class WingStage implements Stage {
  private final int size;
  private final int easiest;
  private final Removals removals = new Removals();
  private final MutableCellSet pairs = new MutableCellSet();
  private final MutableCellSet set = new MutableCellSet();
  private final MutableCellSet having = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();
  private int largest;

  /**
   * Looks for wings of {@code size} cells.
   *
   * @param easiest the difficulty if the largest cell of the set has all digits or only two; cells
   *     between are harder to see
   */
  WingStage(int size, int easiest) {
    this.size = size;
    this.easiest = easiest;
  }

  @Override
  public int advance(CandidateGrid grid, int reached) {
    removals.begin(reached);
    pairs.clear();
    CellSet empty = grid.empty();
    for (int cell = empty.first(); cell != CellSet.NONE; cell = empty.next(cell)) {
      if (Digits.count(grid.candidates(cell)) == 2) {
        pairs.add(cell);
      }
    }
    if (!pairs.isEmpty()) {
      for (int unit = 0; unit < Units.COUNT; unit++) {
        largest = 0;
        set.clear();
        choose(grid, unit, 0, Digits.NONE, 1);
      }
    }
    return removals.applyTo(grid);
  }

  /** Chooses one more cell of the set, at {@code place} or after. */
  private void choose(CandidateGrid grid, int unit, int place, int digits, int chosen) {
    for (int next = place; next < Cells.SIDE; next++) {
      int cell = Units.cell(unit, next);
      int candidates = grid.candidates(cell);
      int union = digits | candidates;
      if (Digits.count(candidates) > 1 && Digits.count(union) <= size) {
        int before = largest;
        largest = Math.max(largest, Digits.count(candidates));
        set.add(cell);
        if (chosen < size - 1) {
          choose(grid, unit, next + 1, union, chosen + 1);
        } else if (Digits.count(union) == size && difficulty() <= removals.limit()) {
          findPairs(grid, union);
        }
        set.remove(cell);
        largest = before;
      }
    }
  }

  private int difficulty() {
    int middle = (size + 2) / 2;
    return easiest + size - middle - Math.abs(middle - largest);
  }

  private void findPairs(CandidateGrid grid, int digits) {
    for (int pair = pairs.first(); pair != CellSet.NONE; pair = pairs.next(pair)) {
      int two = grid.candidates(pair);
      if ((two & ~digits) == 0 && !set.has(pair)) {
        int one = Digits.lowest(two);
        int other = Digits.lowest(Digits.withoutLowest(two));
        boolean seesOne = seesAll(grid, pair, one);
        boolean seesOther = seesAll(grid, pair, other);
        if (seesOne) {
          removeFrom(grid, pair, other);
        }
        if (seesOther) {
          removeFrom(grid, pair, one);
        }
        if (seesOne && seesOther) {
          removeOthers(grid, digits & ~two);
        }
      }
    }
  }

  private boolean seesAll(CandidateGrid grid, int pair, int digit) {
    return having.setToBoth(set, grid.cells(digit)).isWithin(CellSets.peers(pair));
  }

  /** What sees {@code digit} in the set and in the pair goes. */
  private void removeFrom(CandidateGrid grid, int pair, int digit) {
    having.setToBoth(set, grid.cells(digit));
    targets.setToBoth(grid.cells(digit), CellSets.peers(pair)).andSeen(having).andNot(set);
    removals.add(difficulty(), targets, digit);
  }

  /** The set is locked: what sees all of a digit in it goes. */
  private void removeOthers(CandidateGrid grid, int digits) {
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      having.setToBoth(set, grid.cells(digit));
      targets.setTo(grid.cells(digit)).andSeen(having).andNot(set);
      removals.add(difficulty(), targets, digit);
    }
  }
}
