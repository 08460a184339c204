package dev.casilla.solver;

/**
 * How many solutions there are, as far as somebody wanted to know. Immutable.
 *
 * @param counted how many were found
 * @param limit where counting stopped
 */
public record SolutionCount(int counted, int limit) {
  /** Whether counting stopped at its limit, so that there are at least as many. */
  public boolean isAtLeast() {
    return counted >= limit;
  }
}
