package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;

/**
 * Finds extended rectangles: six cells, two in each of three blocks beside or below each other, in
 * the same two lines, that could all hold three digits. Swapping the lines would be a second
 * solution, so one of the few other candidates is true. Confined to one thread.
 */
public final class ExtendedRectangleFinder implements TechniqueFinder {
  private static final int BLOCKS = 3;
  private static final int DIGITS = 3;
  private static final int MAX_FIN_CELLS = 2;

  private final FinRule[] rules = {
    new OneFinCellRule(), new OneFinDigitRule(), new FinSubsetRule(), new FinLinkRule()
  };
  private final DeadlyPattern pattern = new DeadlyPattern();

  /** The two cells in each block. */
  private final int[] cells = new int[2 * BLOCKS];

  @Override
  public Technique technique() {
    return Technique.EXTENDED_RECTANGLE;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int line = 0; line < 2 * Cells.SIDE; line++) {
      int endOfBlock = (line / BLOCKS + 1) * BLOCKS;
      for (int other = line + 1; other < endOfBlock; other++) {
        if (choose(grid, line, other, 0, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Chooses a place in each block where both lines are empty. */
  private boolean choose(CandidateGrid grid, int line, int other, int block, HintSink sink) {
    if (block == BLOCKS) {
      return findIn(grid, sink);
    }
    for (int i = 0; i < BLOCKS; i++) {
      int cell = Units.cell(line, BLOCKS * block + i);
      int beside = Units.cell(other, BLOCKS * block + i);
      if (grid.candidates(cell) != Digits.NONE && grid.candidates(beside) != Digits.NONE) {
        cells[2 * block] = cell;
        cells[2 * block + 1] = beside;
        if (choose(grid, line, other, block + 1, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findIn(CandidateGrid grid, HintSink sink) {
    int all = Digits.NONE;
    int small = 0;
    for (int cell : cells) {
      all |= grid.candidates(cell);
      small += Digits.count(grid.candidates(cell)) <= DIGITS ? 1 : 0;
    }
    return small >= cells.length - MAX_FIN_CELLS && chooseDigits(grid, all, sink);
  }

  private boolean chooseDigits(CandidateGrid grid, int all, HintSink sink) {
    for (int one = all; one != Digits.NONE; one = Digits.withoutLowest(one)) {
      int more = Digits.withoutLowest(one);
      for (int two = more; two != Digits.NONE; two = Digits.withoutLowest(two)) {
        int rest = Digits.withoutLowest(two);
        for (int three = rest; three != Digits.NONE; three = Digits.withoutLowest(three)) {
          int digits =
              Digits.only(Digits.lowest(one))
                  | Digits.only(Digits.lowest(two))
                  | Digits.only(Digits.lowest(three));
          if (fits(grid, digits) && report(grid, digits, sink)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether every cell has some of the digits, and few cells have others. */
  private boolean fits(CandidateGrid grid, int digits) {
    int fins = 0;
    for (int cell : cells) {
      int candidates = grid.candidates(cell);
      if ((candidates & digits) == Digits.NONE) {
        return false;
      }
      fins += (candidates & ~digits) == Digits.NONE ? 0 : 1;
    }
    return fins > 0 && fins <= MAX_FIN_CELLS;
  }

  private boolean report(CandidateGrid grid, int digits, HintSink sink) {
    pattern.begin(digits);
    for (int cell : cells) {
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
