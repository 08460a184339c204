package dev.casilla.solver.articles;

import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * The articles' iterative backtracking with two explicit stacks, for boards of any {@link Shape}.
 *
 * <p>Finds solutions in order, up to a limit; a board without any, or one that breaks the rules,
 * has none. Time may grow exponentially, memory does not: an interrupted thread gets a {@link
 * CancellationException}. Immutable; as safe for use by many threads as its {@link Trace}.
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

  /** Backtracking that nobody listens to. */
  public Backtracking(Order order) {
    this(order, Trace.NONE);
  }

  /** Backtracking that tells {@code trace} each choice and each taking back. */
  public Backtracking(Order order, Trace trace) {
    this.order = order;
    this.trace = trace;
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
