package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Finds unique loops: six or more cells with the same two candidates, of which every unit has two
 * or none, where few cells have other candidates as well. Confined to one thread.
 */
public final class UniqueLoopFinder implements TechniqueFinder {
  private static final int MIN_CELLS = 6;
  private static final int MAX_FIN_CELLS = 2;

  private final FinRule[] rules = {
    new OneFinCellRule(), new OneFinDigitRule(), new FinSubsetRule(), new FinLinkRule()
  };
  private final DeadlyPattern pattern = new DeadlyPattern();
  private final MutableCellSet usable = new MutableCellSet();
  private final MutableCellSet loop = new MutableCellSet();

  /** How many cells of the loop each unit has, and whether its first is of the second color. */
  private final int[] count = new int[Units.COUNT];

  private final boolean[] isSecond = new boolean[Units.COUNT];
  private int finCells;

  @Override
  public Technique technique() {
    return Technique.UNIQUE_LOOP;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      for (int other = digit + 1; other <= Cells.SIDE; other++) {
        usable.setToBoth(grid.cells(digit), grid.cells(other));
        int pair = Digits.only(digit) | Digits.only(other);
        if (pairCells(grid, pair) >= MIN_CELLS - MAX_FIN_CELLS && findFor(grid, pair, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private int pairCells(CandidateGrid grid, int pair) {
    int cells = 0;
    for (int cell = usable.first(); cell != CellSet.NONE; cell = usable.next(cell)) {
      cells += grid.candidates(cell) == pair ? 1 : 0;
    }
    return cells;
  }

  /** Begins a loop at each cell, which is then done with. */
  private boolean findFor(CandidateGrid grid, int pair, HintSink sink) {
    while (!usable.isEmpty()) {
      int start = usable.first();
      usable.remove(start);
      if (extend(grid, pair, start, false, sink)) {
        return true;
      }
    }
    return false;
  }

  /** Adds {@code cell}, completes the loop in all ways, and takes the cell out again. */
  private boolean extend(
      CandidateGrid grid, int pair, int cell, boolean isSecondColor, HintSink sink) {
    int fins = grid.candidates(cell) == pair ? 0 : 1;
    if (finCells + fins > MAX_FIN_CELLS || !fits(cell, isSecondColor)) {
      return false;
    }
    finCells += fins;
    loop.add(cell);
    for (int i = 0; i < Units.PER_CELL; i++) {
      int unit = Units.of(cell, i);
      if (count[unit]++ == 0) {
        isSecond[unit] = isSecondColor;
      }
    }
    boolean hasEnough = complete(grid, pair, sink);
    for (int i = 0; i < Units.PER_CELL; i++) {
      count[Units.of(cell, i)]--;
    }
    loop.remove(cell);
    finCells -= fins;
    return hasEnough;
  }

  /** Whether the units of {@code cell} have no cell of the loop yet, or one of the other color. */
  private boolean fits(int cell, boolean isSecondColor) {
    for (int i = 0; i < Units.PER_CELL; i++) {
      int unit = Units.of(cell, i);
      if (count[unit] == 2 || (count[unit] == 1 && isSecond[unit] == isSecondColor)) {
        return false;
      }
    }
    return true;
  }

  /** Extends the loop where a unit has one cell of it only; reports it if there is none. */
  private boolean complete(CandidateGrid grid, int pair, HintSink sink) {
    int open = 0;
    while (open < Units.COUNT && count[open] != 1) {
      open++;
    }
    if (open == Units.COUNT) {
      return loop.count() >= MIN_CELLS && report(grid, pair, sink);
    }
    boolean isSecondColor = !isSecond[open];
    for (int place = 0; place < Cells.SIDE; place++) {
      int cell = Units.cell(open, place);
      if (usable.has(cell) && !loop.has(cell) && extend(grid, pair, cell, isSecondColor, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean report(CandidateGrid grid, int pair, HintSink sink) {
    pattern.begin(pair);
    for (int cell = loop.first(); cell != CellSet.NONE; cell = loop.next(cell)) {
      pattern.add(grid, cell);
    }
    for (FinRule rule : rules) {
      if (rule.findAll(grid, pattern, technique(), sink)) {
        return true;
      }
    }
    return false;
  }
}
