package dev.casilla.solver;

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
final class TwoStacks {
  private final Shape shape;
  private final Backtracking.Order order;
  private final Trace trace;
  private final Placed placed;
  private final int clues;
  private final Deque<Choice> made = new ArrayDeque<>();
  private final Deque<Choice> left = new ArrayDeque<>();

  TwoStacks(Board board, Backtracking.Order order, Trace trace) {
    this.shape = board.shape();
    this.order = order;
    this.trace = trace;
    this.placed = new Placed(board);
    this.clues = placed.count();
  }

  List<Board> solve(int limit) {
    List<Board> solutions = new ArrayList<>();
    if (placed.hasClash()) {
      return solutions;
    }
    takeStock(solutions);
    while (solutions.size() < limit && !left.isEmpty()) {
      Cancellation.check();
      Choice choice = left.pop();
      takeBackFrom(choice.depth());
      make(choice);
      takeStock(solutions);
    }
    if (solutions.size() < limit) {
      takeBackFrom(1);
    }
    return solutions;
  }

  /** Notes a solution, or puts the choices of the next cell on the stack. */
  private void takeStock(List<Board> solutions) {
    if (clues + made.size() == shape.cells()) {
      solutions.add(placed.board());
    } else {
      offer(nextCell());
    }
  }

  private void make(Choice choice) {
    choice.tell(trace, Rule.CHOICE);
    placed.place(choice.cell(), choice.digit());
    made.push(choice);
  }

  private void takeBackFrom(int depth) {
    while (made.size() >= depth) {
      Choice choice = made.pop();
      placed.remove(choice.cell());
      choice.tell(trace, Rule.TAKE_BACK);
    }
  }

  /** Puts the digits {@code cell} allows on the stack, the smallest on top. */
  private void offer(int cell) {
    int allowed = placed.allowed(cell);
    for (int digit = shape.side(); digit >= 1; digit--) {
      if (Digits.has(allowed, digit)) {
        left.push(new Choice(cell, digit, made.size() + 1));
      }
    }
    if (allowed == Digits.NONE && trace.isListening()) {
      Why why = Why.cell(cell);
      trace.tell(new Step(cell, Grid.NO_DIGIT, Rule.CONTRADICTION, why, made.size()));
    }
  }

  private int nextCell() {
    return order == Backtracking.Order.BOARD ? placed.firstEmpty() : placed.tightest();
  }
}
