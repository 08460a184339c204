package dev.casilla.solver.articles;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.trace.Reason;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Step;
import dev.casilla.solver.articles.trace.Trace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * One run of {@link Backtracking}. Confined to one thread.
 *
 * <p>Stack {@code applied} holds the guesses on the board, the deepest on top. Stack {@code
 * pending} holds the guesses still to be tried, the next on top.
 */
/*
 * The step: pop the next guess from pending; undo the applied guesses as deep or deeper; apply it;
 * push the guesses of the next empty cell. If that cell allows no digit nothing is pushed, so the
 * next step backtracks by itself. Pending holds at most one guess for each digit at each depth:
 * memory stays below cells × side for any board.
 */
final class TwoStackSearch {
  private final Shape shape;
  private final Backtracking.Order order;
  private final Trace trace;
  private final UnitMasks masks;
  private final int clues;
  private final Deque<Guess> applied = new ArrayDeque<>();
  private final Deque<Guess> pending = new ArrayDeque<>();

  TwoStackSearch(Board board, Backtracking.Order order, Trace trace) {
    this.shape = board.shape();
    this.order = order;
    this.trace = trace;
    this.masks = new UnitMasks(board);
    this.clues = masks.count();
  }

  List<Board> solve(int limit) {
    List<Board> solutions = new ArrayList<>();
    if (masks.hasClash()) {
      return solutions;
    }
    recordOrExpand(solutions);
    while (solutions.size() < limit && !pending.isEmpty()) {
      Cancellation.check();
      Guess guess = pending.pop();
      undoFrom(guess.depth());
      apply(guess);
      recordOrExpand(solutions);
    }
    if (solutions.size() < limit) {
      undoFrom(1);
    }
    return solutions;
  }

  /** Records a solution, or pushes the guesses of the next cell. */
  private void recordOrExpand(List<Board> solutions) {
    if (clues + applied.size() == shape.cells()) {
      solutions.add(masks.board());
    } else {
      pushGuesses(nextCell());
    }
  }

  private void apply(Guess guess) {
    guess.report(trace, Rule.GUESS);
    masks.place(guess.cell(), guess.digit());
    applied.push(guess);
  }

  private void undoFrom(int depth) {
    while (applied.size() >= depth) {
      Guess guess = applied.pop();
      masks.remove(guess.cell());
      guess.report(trace, Rule.BACKTRACK);
    }
  }

  /** Pushes a guess for each digit that {@code cell} allows, the smallest on top. */
  private void pushGuesses(int cell) {
    int allowed = masks.allowed(cell);
    for (int digit = shape.side(); digit >= 1; digit--) {
      if (Digits.has(allowed, digit)) {
        pending.push(new Guess(cell, digit, applied.size() + 1));
      }
    }
    if (allowed == Digits.NONE && trace.isListening()) {
      Reason reason = Reason.cell(cell);
      trace.onStep(new Step(cell, Grid.NO_DIGIT, Rule.CONTRADICTION, reason, applied.size()));
    }
  }

  private int nextCell() {
    return order == Backtracking.Order.BOARD ? masks.firstEmpty() : masks.cellWithFewestDigits();
  }
}
