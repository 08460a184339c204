package dev.casilla.solver.hint.suedecoq;

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
 * Finds cells where a block and a line cross, cells of the rest of the line, and cells of the rest
 * of the block that have together as many cells as digits. A digit in both rests counts twice,
 * since each may hold it. Then every digit is there as often as it counts, and goes from all other
 * cells of the unit that has to hold it there. Confined to one thread.
 */
public final class SueDeCoqFinder implements TechniqueFinder {
  private static final int BLOCK_LINES = 6;
  private static final int CROSSING = 3;
  private static final int REST = 6;
  private static final int REST_MASKS = 1 << REST;

  private final int[] crossing = new int[CROSSING];
  private final Rest lineRest = new Rest();
  private final Rest blockRest = new Rest();
  private final MutableCellSet crossingCells = new MutableCellSet();
  private final MutableCellSet lineCells = new MutableCellSet();
  private final MutableCellSet blockCells = new MutableCellSet();
  private final MutableCellSet pattern = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();
  private int line;
  private int block;

  /** The digits of the three parts. */
  private int crossingDigits;

  private int lineDigits;
  private int blockDigits;

  @Override
  public Technique technique() {
    return Technique.SUE_DE_COQ;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int index = 0; index < Cells.SIDE; index++) {
      block = Units.block(index);
      int corner = Units.cell(block, 0);
      for (int i = 0; i < BLOCK_LINES; i++) {
        line =
            i < CROSSING
                ? Units.row(Cells.row(corner) + i)
                : Units.column(Cells.column(corner) + i - CROSSING);
        if (collect(grid) && findHere(grid, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Lists the cells of the three parts; answers whether each part has what it takes. */
  private boolean collect(CandidateGrid grid) {
    lineRest.clear();
    blockRest.clear();
    int count = 0;
    int empty = 0;
    for (int place = 0; place < Cells.SIDE; place++) {
      int cell = Units.cell(line, place);
      if (!CellSets.unit(block).has(cell)) {
        lineRest.add(grid, cell);
      } else {
        crossing[count++] = cell;
        empty += grid.candidates(cell) == 0 ? 0 : 1;
      }
    }
    for (int place = 0; place < Cells.SIDE; place++) {
      int cell = Units.cell(block, place);
      if (!CellSets.unit(line).has(cell)) {
        blockRest.add(grid, cell);
      }
    }
    return empty > 1 && lineRest.listSets() && blockRest.listSets();
  }

  private boolean findHere(CandidateGrid grid, HintSink sink) {
    for (int mask = 1; mask < 1 << CROSSING; mask++) {
      if (Integer.bitCount(mask) > 1 && chooseCrossing(grid, mask)) {
        int needed = Integer.bitCount(mask);
        for (int i = 0; i < lineRest.setCount; i++) {
          lineDigits = lineRest.digitsOf(i);
          // The block's set needs some of the freedom as well.
          if (lineRest.freedom(i) < needed
              && (lineDigits & crossingDigits) != 0
              && findWith(grid, i, needed, sink)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Joins the set of the line with each of the block. */
  private boolean findWith(CandidateGrid grid, int lineSet, int needed, HintSink sink) {
    int left = needed - lineRest.freedom(lineSet);
    for (int i = 0; i < blockRest.setCount; i++) {
      blockDigits = blockRest.digitsOf(i);
      int alone = Digits.count(crossingDigits & ~(lineDigits | blockDigits));
      if (blockRest.freedom(i) + alone == left
          && (blockDigits & crossingDigits) != 0
          && report(grid, lineSet, i, sink)) {
        return true;
      }
    }
    return false;
  }

  /** Takes the cells of {@code mask}; answers whether all are empty with enough candidates. */
  private boolean chooseCrossing(CandidateGrid grid, int mask) {
    crossingDigits = 0;
    crossingCells.clear();
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      int cell = crossing[Integer.numberOfTrailingZeros(rest)];
      if (grid.candidates(cell) == 0) {
        return false;
      }
      crossingCells.add(cell);
      crossingDigits |= grid.candidates(cell);
    }
    return Digits.count(crossingDigits) >= Integer.bitCount(mask) + 2;
  }

  private boolean report(CandidateGrid grid, int lineSet, int blockSet, HintSink sink) {
    lineRest.cells(lineSet, lineCells);
    blockRest.cells(blockSet, blockCells);
    pattern.setTo(crossingCells).or(lineCells).or(blockCells);
    int digits = crossingDigits | lineDigits | blockDigits;
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      if (!targets(grid, Digits.lowest(rest)).isEmpty()) {
        return sink.take(hint(grid, digits));
      }
    }
    return false;
  }

  private MutableCellSet targets(CandidateGrid grid, int digit) {
    boolean isInLine = Digits.has(lineDigits, digit);
    boolean isInBlock = Digits.has(blockDigits, digit);
    if (isInLine && isInBlock) {
      // Once in each rest, so not where they cross either.
      targets.setTo(CellSets.unit(line)).or(CellSets.unit(block));
      targets.andNot(lineCells).andNot(blockCells);
    } else {
      targets.clear();
      if (!isInBlock) {
        targets.or(CellSets.unit(line));
      }
      if (!isInLine) {
        targets.or(CellSets.unit(block));
      }
      targets.andNot(pattern);
    }
    return targets.and(grid.cells(digit));
  }

  private Hint hint(CandidateGrid grid, int digits) {
    HintBuilder hint =
        new HintBuilder(technique())
            .cover(line)
            .cover(block)
            .lockedSet(crossingCells, crossingDigits)
            .lockedSet(lineCells, lineDigits)
            .lockedSet(blockCells, blockDigits);
    for (int cell = pattern.first(); cell != CellSet.NONE; cell = pattern.next(cell)) {
      hint.markDigits(Role.CAUSE, cell, grid.candidates(cell));
    }
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      hint.eliminate(targets(grid, digit), digit);
    }
    return hint.build();
  }

  /** The cells of a line or block outside the other, and the sets of them that may count. */
  private static final class Rest {
    private final int[] cells = new int[REST];
    private final int[] digits = new int[REST_MASKS];
    private final int[] sets = new int[REST_MASKS];
    private int cellCount;
    private int setCount;

    void clear() {
      cellCount = 0;
    }

    /** Adds {@code cell} if it is empty. */
    void add(CandidateGrid grid, int cell) {
      if (grid.candidates(cell) != 0) {
        digits[1 << cellCount] = grid.candidates(cell);
        cells[cellCount++] = cell;
      }
    }

    /** Lists the sets with one or two digits more than cells; answers whether there are any. */
    boolean listSets() {
      setCount = 0;
      for (int mask = 1; mask < 1 << cellCount; mask++) {
        int rest = mask & (mask - 1);
        digits[mask] = digits[rest] | digits[mask ^ rest];
        int freedom = Digits.count(digits[mask]) - Integer.bitCount(mask);
        if (freedom == 1 || freedom == 2) {
          sets[setCount++] = mask;
        }
      }
      return setCount > 0;
    }

    int digitsOf(int set) {
      return digits[sets[set]];
    }

    int freedom(int set) {
      return Digits.count(digitsOf(set)) - Integer.bitCount(sets[set]);
    }

    void cells(int set, MutableCellSet into) {
      into.clear();
      for (int rest = sets[set]; rest != 0; rest &= rest - 1) {
        into.add(cells[Integer.numberOfTrailingZeros(rest)]);
      }
    }
  }
}
