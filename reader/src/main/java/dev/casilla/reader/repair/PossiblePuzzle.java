package dev.casilla.reader.repair;

import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A puzzle that the picture may show: givens with exactly one solution.
 *
 * @param givens the puzzle; of several with the same solution the likeliest
 * @param solution its only solution
 * @param changes where the givens differ from those that were read, in board order
 * @param probability how likely the solution is, compared to that of all other explanations
 */
public record PossiblePuzzle(
    Grid givens, Grid solution, List<GivenChange> changes, double probability) {
  /** Keeps a copy of the list. */
  public PossiblePuzzle(Grid givens, Grid solution, List<GivenChange> changes, double probability) {
    this.givens = givens;
    this.solution = solution;
    this.changes = Collections.unmodifiableList(new ArrayList<>(changes));
    this.probability = probability;
  }
}
