package dev.casilla.reader.repair;

import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A puzzle that the picture may show: givens with exactly one solution.
 *
 * @param givens the puzzle; the most likely of those with this solution
 * @param solution its only solution
 * @param changes where the givens differ from the reading, in board order
 * @param probability the probability of the solution among all solutions that were found
 */
public record PossiblePuzzle(
    Grid givens, Grid solution, List<GivenChange> changes, double probability) {
  /** Copies the list. */
  public PossiblePuzzle(Grid givens, Grid solution, List<GivenChange> changes, double probability) {
    this.givens = givens;
    this.solution = solution;
    this.changes = Collections.unmodifiableList(new ArrayList<>(changes));
    this.probability = probability;
  }
}
