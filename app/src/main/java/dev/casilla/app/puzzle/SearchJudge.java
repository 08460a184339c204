package dev.casilla.app.puzzle;

import dev.casilla.solver.Candidates;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Strategies;
import dev.casilla.solver.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

/** The articles' search, carried on until a second solution is found or ruled out. */
final class SearchJudge implements Judge {
  private static final int ENOUGH = 2;

  private final Strategies strategies = new Strategies(Trace.NONE);

  @Override
  public Verdict judge(Grid givens) {
    List<Grid> solutions = new ArrayList<>();
    search(Candidates.of(givens), solutions);
    return switch (solutions.size()) {
      case 0 -> new Verdict.None();
      case 1 -> new Verdict.Unique(solutions.get(0));
      default -> new Verdict.Several(solutions.get(0), solutions.get(1));
    };
  }

  private void search(Candidates candidates, List<Grid> solutions) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
    Candidates reduced = strategies.reduce(candidates);
    if (reduced.hasContradiction()) {
      return;
    }
    if (reduced.isSolved()) {
      solutions.add(reduced.toGrid());
    } else {
      tryEach(reduced, solutions);
    }
  }

  private void tryEach(Candidates candidates, List<Grid> solutions) {
    int cell = tightest(candidates);
    int rest = candidates.digitsAt(cell);
    while (rest != Digits.NONE && solutions.size() < ENOUGH) {
      search(candidates.with(cell, Digits.only(Digits.lowest(rest))), solutions);
      rest = Digits.withoutLowest(rest);
    }
  }

  private static int tightest(Candidates candidates) {
    int tightest = -1;
    int fewest = Cells.SIDE + 1;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int count = Digits.count(candidates.digitsAt(cell));
      if (count > 1 && count < fewest) {
        tightest = cell;
        fewest = count;
      }
    }
    return tightest;
  }
}
