package dev.casilla.solver.articles;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.trace.Trace;
import java.util.Optional;

/**
 * The search of Jordi Torres' article: reduces, then guesses in the cell with fewest candidates,
 * depth first, and reduces again after each guess.
 *
 * <p>Finds one solution or none; it does not search for a second. An interrupted thread gets a
 * {@link java.util.concurrent.CancellationException}. Immutable; as safe for use by many threads as
 * its {@link Trace}.
 */
public final class Search {
  private final Trace trace;

  /** A search without a trace. */
  public Search() {
    this(Trace.NONE);
  }

  /** A search that reports each step to {@code trace}. */
  public Search(Trace trace) {
    this.trace = trace;
  }

  /** A solution of {@code grid}, or nothing if it has none. */
  public Optional<Grid> solve(Grid grid) {
    return search(Candidates.of(grid)).map(Candidates::toGrid);
  }

  /** A solution within {@code candidates}, or nothing if there is none. */
  public Optional<Candidates> search(Candidates candidates) {
    return reduce(candidates, 0).flatMap(new DepthFirstSearch(this::after, trace)::search);
  }

  private Optional<Candidates> after(Candidates candidates, Guess guess) {
    int digits = Digits.only(guess.digit());
    return reduce(candidates.with(guess.cell(), digits), guess.depth());
  }

  private Optional<Candidates> reduce(Candidates candidates, int depth) {
    Candidates reduced = new Strategies(trace, depth).reduce(candidates);
    return reduced.hasContradiction() ? Optional.empty() : Optional.of(reduced);
  }
}
