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
 * <p>Stack <i>made</i> holds the choices that are on the board, the deepest on top. Stack
 * <i>left</i> holds the choices still to be tried, the next on top.
 */
/*
 * The step: take the next choice off <left>; take back what was made as deep or deeper; make it;
 * put the choices of the next empty cell on <left>. Where that cell allows no digit nothing is put
 * there, and so the next turn goes back by itself. <left> never holds more than one choice per
 * digit for each depth: memory stays below cells × side, whatever the board.
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
      Guess choice = pending.pop();
      undoFrom(choice.depth());
      apply(choice);
      recordOrExpand(solutions);
    }
    if (solutions.size() < limit) {
      undoFrom(1);
    }
    return solutions;
  }

  /** Notes a solution, or puts the choices of the next cell on the stack. */
  private void recordOrExpand(List<Board> solutions) {
    if (clues + applied.size() == shape.cells()) {
      solutions.add(masks.board());
    } else {
      pushGuesses(nextCell());
    }
  }

  private void apply(Guess choice) {
    choice.report(trace, Rule.GUESS);
    masks.place(choice.cell(), choice.digit());
    applied.push(choice);
  }

  private void undoFrom(int depth) {
    while (applied.size() >= depth) {
      Guess choice = applied.pop();
      masks.remove(choice.cell());
      choice.report(trace, Rule.BACKTRACK);
    }
  }

  /** Puts the digits {@code cell} allows on the stack, the smallest on top. */
  private void pushGuesses(int cell) {
    int allowed = masks.allowed(cell);
    for (int digit = shape.side(); digit >= 1; digit--) {
      if (Digits.has(allowed, digit)) {
        pending.push(new Guess(cell, digit, applied.size() + 1));
      }
    }
    if (allowed == Digits.NONE && trace.isListening()) {
      Reason why = Reason.cell(cell);
      trace.tell(new Step(cell, Grid.NO_DIGIT, Rule.CONTRADICTION, why, applied.size()));
    }
  }

  private int nextCell() {
    return order == Backtracking.Order.BOARD ? masks.firstEmpty() : masks.cellWithFewestDigits();
  }
}
