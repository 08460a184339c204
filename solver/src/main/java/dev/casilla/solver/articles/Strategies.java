package dev.casilla.solver.articles;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import dev.casilla.solver.articles.trace.Reason;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Step;
import dev.casilla.solver.articles.trace.Trace;

/**
 * The two strategies of Jordi Torres' article, eliminate and only choice, and reduce, which
 * alternates them.
 *
 * <p>The methods return new {@link Candidates} and never change those given. Immutable; as safe for
 * use by many threads as its {@link Trace}.
 */
/*
 * The order of work is the article's, because its printed boards depend on it: both strategies change
 * the board while they iterate over it. A cell that eliminate solves during a pass waits for the next
 * pass, while only choice sees at once what it placed.
 */
public final class Strategies {
  private final Trace trace;
  private final int depth;

  /** Strategies that report each step to {@code trace}. */
  public Strategies(Trace trace) {
    this(trace, 0);
  }

  Strategies(Trace trace, int depth) {
    this.trace = trace;
    this.depth = depth;
  }

  /** One pass over the cells solved at its start: the digit of each is removed from its peers. */
  public Candidates eliminate(Candidates candidates) {
    int[] board = candidates.toArray();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (Digits.isSingle(candidates.digitsAt(cell))) {
        eliminateFromPeers(board, cell);
      }
    }
    return Candidates.of(board);
  }

  /** One pass over the 27 units: a digit with only one place in a unit is placed there. */
  public Candidates onlyChoice(Candidates candidates) {
    int[] board = candidates.toArray();
    for (int unit = 0; unit < Units.COUNT; unit++) {
      for (int digit = 1; digit <= Cells.SIDE; digit++) {
        placeOnlyChoice(board, unit, digit);
      }
    }
    return Candidates.of(board);
  }

  /**
   * The article's {@code reduce_puzzle}: eliminate and only choice in turn, until a pass of both
   * solves no further cell or leaves a cell without candidates ({@link
   * Candidates#hasContradiction()}).
   */
  public Candidates reduce(Candidates candidates) {
    Candidates before = candidates;
    Candidates after = onlyChoice(eliminate(before));
    while (after.solved() != before.solved() && !after.hasContradiction()) {
      before = after;
      after = onlyChoice(eliminate(before));
    }
    if (trace.isListening()) {
      reportContradiction(after);
    }
    return after;
  }

  private void eliminateFromPeers(int[] board, int cell) {
    int digits = board[cell];
    for (int i = 0; i < Cells.PEERS; i++) {
      int peer = Cells.peer(cell, i);
      if ((board[peer] & digits) != 0) {
        board[peer] &= ~digits;
        report(peer, digits, Rule.ELIMINATE, cell);
      }
    }
  }

  private void placeOnlyChoice(int[] board, int unit, int digit) {
    int places = 0;
    int place = 0;
    for (int i = 0; i < Cells.SIDE; i++) {
      int cell = Units.cell(unit, i);
      if (Digits.has(board[cell], digit)) {
        places++;
        place = cell;
      }
    }
    if (places == 1 && !Digits.isSingle(board[place])) {
      board[place] = Digits.only(digit);
      report(place, board[place], Rule.ONLY_CHOICE, unit);
    }
  }

  private void report(int cell, int digits, Rule rule, int source) {
    if (trace.isListening()) {
      Reason reason = rule == Rule.ELIMINATE ? Reason.cell(source) : Reason.unit(source);
      trace.onStep(new Step(cell, Digits.lowest(digits), rule, reason, depth));
    }
  }

  private void reportContradiction(Candidates candidates) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (candidates.digitsAt(cell) == Digits.NONE) {
        trace.onStep(new Step(cell, Grid.NO_DIGIT, Rule.CONTRADICTION, Reason.cell(cell), depth));
        return;
      }
    }
  }
}
