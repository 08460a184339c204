package dev.casilla.solver;

/**
 * A number of solutions, counted up to a limit. Immutable.
 *
 * @param counted the solutions found
 * @param limit the count at which counting stops
 */
public record SolutionCount(int counted, int limit) {
  /** Whether counting stopped at the limit, so that there may be more. */
  public boolean isAtLeast() {
    return counted >= limit;
  }
}
