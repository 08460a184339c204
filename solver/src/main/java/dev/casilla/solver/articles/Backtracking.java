package dev.casilla.solver.articles;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.trace.Reason;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Step;
import dev.casilla.solver.articles.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * The Linux Magazine column's iterative backtracking with two explicit stacks, and the {@code
 * setup} of the web-API article, for boards of any {@link Shape}.
 *
 * <p>Finds solutions in order, up to a limit; a board that has none or breaks the rules has none.
 * Time may grow exponentially, memory does not. An interrupted thread gets a {@link
 * java.util.concurrent.CancellationException}. Immutable; as safe for use by many threads as its
 * {@link Trace}.
 */
public final class Backtracking {
  private final Order order;
  private final Trace trace;

  /** Which empty cell is filled next. */
  public enum Order {
    /** The next in board order: the articles' way, and the easiest to watch. */
    BOARD,
    /** The one with fewest possible digits, the first such: far fewer steps on large boards. */
    FEWEST_DIGITS
  }

  /** Backtracking without a trace. */
  public Backtracking(Order order) {
    this(order, Trace.NONE);
  }

  /** Backtracking that reports each step to {@code trace}. */
  public Backtracking(Order order, Trace trace) {
    this.order = order;
    this.trace = trace;
  }

  /**
   * Fills each empty cell that has a single option, the one digit its units leave, until no such
   * cell is left or some empty cell has no option. Changes nothing on a board with a clash.
   */
  public Board setup(Board board) {
    UnitMasks masks = new UnitMasks(board);
    if (masks.hasClash()) {
      return board;
    }
    int cell = masks.cellWithFewestDigits();
    while (cell >= 0 && Digits.isSingle(masks.allowed(cell))) {
      int digit = Digits.lowest(masks.allowed(cell));
      masks.place(cell, digit);
      if (trace.isListening()) {
        trace.onStep(new Step(cell, digit, Rule.SINGLE_OPTION, Reason.cell(cell), 0));
      }
      cell = masks.cellWithFewestDigits();
    }
    return masks.board();
  }

  /** The first solutions of {@code board}, at most {@code limit} (at least 1) of them. */
  public List<Board> solve(Board board, int limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("limit below 1: " + limit);
    }
    return new TwoStackSearch(board, order, trace).solve(limit);
  }

  /** The first solution of {@code grid}, or nothing if it has none. */
  public Optional<Grid> solve(Grid grid) {
    List<Board> solutions = solve(Board.of(grid), 1);
    return solutions.isEmpty() ? Optional.empty() : Optional.of(solutions.get(0).toGrid());
  }
}
