package dev.casilla.solver.rating.difficulty.chain;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;
import dev.casilla.solver.rating.difficulty.stage.Removals;
import dev.casilla.solver.rating.difficulty.stage.Stage;
import java.util.Arrays;

/**
 * Forcing chains with branches: what follows from each candidate of a cell, or from each place of a
 * digit in a unit. The fewer statements in all branches, the easier. Confined to one thread.
 */
public final class BranchStage implements Stage {
  private static final int BRANCHES = 80;
  private static final int CANDIDATES = Cells.COUNT * Cells.SIDE;

  /** No statement: the candidate does not follow. */
  private static final int NEVER = 1 << 12;

  private final Removals removals = new Removals();
  private final MutableCellSet targets = new MutableCellSet();

  /** How many statements it takes from a true candidate to each false one, itself included. */
  private short[][] toFalse = {};

  private final int[] queue = new int[CANDIDATES];
  private final short[] toTrue = new short[CANDIDATES];
  private final int[] total = new int[CANDIDATES];
  private int queued;

  @Override
  public int advance(CandidateGrid grid, int reached) {
    removals.begin(reached);
    if (toFalse.length == 0) {
      // A megabyte, that few puzzles need.
      toFalse = new short[CANDIDATES][CANDIDATES];
    }
    for (int candidate = 0; candidate < CANDIDATES; candidate++) {
      if (isThere(grid, candidate)) {
        follow(grid, candidate);
      }
    }
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (Digits.count(grid.candidates(cell)) > 2) {
        Arrays.fill(total, 0);
        int rest = grid.candidates(cell);
        for (; rest != 0; rest = Digits.withoutLowest(rest)) {
          addBranch(candidate(cell, Digits.lowest(rest)));
        }
        report(grid);
      }
    }
    for (int unit = 0; unit < Units.COUNT; unit++) {
      for (int rest = grid.missing(unit); rest != 0; rest = Digits.withoutLowest(rest)) {
        reportPlaces(grid, unit, Digits.lowest(rest));
      }
    }
    return removals.applyTo(grid);
  }

  private void reportPlaces(CandidateGrid grid, int unit, int digit) {
    int places = grid.places(unit, digit);
    if (Integer.bitCount(places) > 2) {
      Arrays.fill(total, 0);
      for (int rest = places; rest != 0; rest &= rest - 1) {
        addBranch(candidate(CellSets.cellAt(unit, rest), digit));
      }
      report(grid);
    }
  }

  private void addBranch(int candidate) {
    short[] statements = toFalse[candidate];
    for (int i = 0; i < CANDIDATES; i++) {
      total[i] += statements[i];
    }
  }

  private void report(CandidateGrid grid) {
    for (int i = 0; i < CANDIDATES; i++) {
      if (total[i] < NEVER && isThere(grid, i)) {
        removals.add(BRANCHES + ChainLength.added(total[i]), cell(i), digit(i));
      }
    }
  }

  /** Follows what is true or false if {@code start} is true, by the shortest way. */
  private void follow(CandidateGrid grid, int start) {
    short[] statements = toFalse[start];
    Arrays.fill(statements, (short) NEVER);
    Arrays.fill(toTrue, (short) NEVER);
    toTrue[start] = 1;
    queue[0] = start;
    queued = 1;
    for (int done = 0; done < queued; done++) {
      int next = queue[done];
      int cell = cell(next);
      int digit = digit(next);
      short length = (short) (toTrue[next] + 1);
      int others = grid.candidates(cell) & ~Digits.only(digit);
      for (int rest = others; rest != 0; rest = Digits.withoutLowest(rest)) {
        deny(grid, statements, candidate(cell, Digits.lowest(rest)), length);
      }
      targets.setToBoth(grid.cells(digit), CellSets.peers(cell));
      for (int seen = targets.first(); seen != CellSet.NONE; seen = targets.next(seen)) {
        deny(grid, statements, candidate(seen, digit), length);
      }
    }
  }

  private void deny(CandidateGrid grid, short[] statements, int candidate, short length) {
    if (statements[candidate] == NEVER) {
      statements[candidate] = length;
      int cell = cell(candidate);
      int digit = digit(candidate);
      int others = grid.candidates(cell) & ~Digits.only(digit);
      if (Digits.isSingle(others)) {
        confirm(candidate(cell, Digits.lowest(others)), length);
      }
      for (int i = 0; i < Units.PER_CELL; i++) {
        int unit = Units.of(cell, i);
        int places = grid.places(unit, digit);
        if (Integer.bitCount(places) == 2) {
          int first = CellSets.cellAt(unit, places);
          int other = first == cell ? CellSets.cellAt(unit, places & (places - 1)) : first;
          confirm(candidate(other, digit), length);
        }
      }
    }
  }

  private void confirm(int candidate, int length) {
    if (toTrue[candidate] == NEVER) {
      toTrue[candidate] = (short) (length + 1);
      queue[queued++] = candidate;
    }
  }

  private static boolean isThere(CandidateGrid grid, int candidate) {
    return grid.hasCandidate(cell(candidate), digit(candidate));
  }

  private static int candidate(int cell, int digit) {
    return Cells.SIDE * cell + digit - 1;
  }

  private static int cell(int candidate) {
    return candidate / Cells.SIDE;
  }

  private static int digit(int candidate) {
    return candidate % Cells.SIDE + 1;
  }
}
