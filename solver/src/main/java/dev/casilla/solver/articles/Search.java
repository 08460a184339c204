package dev.casilla.solver.articles;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.trace.Trace;
import java.util.Optional;

/**
 * The articles' search: reduce, then try the candidates of the cell that has fewest, depth first,
 * and reduce again after each choice.
 *
 * <p>Finds one solution, or that there is none; it does not look for a second. An interrupted
 * thread gets a {@link CancellationException}. Immutable; as safe for use by many threads as its
 * {@link Trace}.
 */
public final class Search {
  private final Trace trace;

  /** A search that nobody listens to. */
  public Search() {
    this(Trace.NONE);
  }

  /** A search that tells {@code trace} each step. */
  public Search(Trace trace) {
    this.trace = trace;
  }

  /** A solution of {@code grid}, or nothing if it has none. */
  public Optional<Grid> solve(Grid grid) {
    return search(Candidates.of(grid)).map(Candidates::toGrid);
  }

  /** A solution within {@code candidates}, or nothing if they hold none. */
  public Optional<Candidates> search(Candidates candidates) {
    return reduce(candidates, 0).flatMap(new DepthFirstSearch(this::after, trace)::search);
  }

  private Optional<Candidates> after(Candidates candidates, Guess choice) {
    int digits = Digits.only(choice.digit());
    return reduce(candidates.with(choice.cell(), digits), choice.depth());
  }

  private Optional<Candidates> reduce(Candidates candidates, int depth) {
    Candidates reduced = new Strategies(trace, depth).reduce(candidates);
    return reduced.hasContradiction() ? Optional.empty() : Optional.of(reduced);
  }
}
