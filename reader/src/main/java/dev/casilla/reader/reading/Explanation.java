package dev.casilla.reader.reading;

import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A puzzle that the picture may show: givens with exactly one solution.
 *
 * @param givens the puzzle
 * @param solution its only solution
 * @param changes where the givens differ from those that were read, likeliest change first
 * @param probability how likely it is among all explanations that were found, 0 to 1
 */
public record Explanation(Grid givens, Grid solution, List<Change> changes, double probability) {
  /** Keeps a copy of the list. */
  public Explanation(Grid givens, Grid solution, List<Change> changes, double probability) {
    this.givens = givens;
    this.solution = solution;
    this.changes = Collections.unmodifiableList(new ArrayList<>(changes));
    this.probability = probability;
  }
}
