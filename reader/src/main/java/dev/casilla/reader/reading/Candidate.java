package dev.casilla.reader.reading;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A solution, and the puzzles that have it. Not safe for use by several threads. */
final class Candidate {
  private final byte[] solution;
  private final byte[] givens;
  private final double cost;
  private double likelihood;

  /** A candidate; of its puzzles this is the first to be met, and so the likeliest. */
  Candidate(byte[] solution, byte[] givens, double cost) {
    this.solution = solution.clone();
    this.givens = givens.clone();
    this.cost = cost;
    likelihood = Math.exp(-cost);
  }

  boolean hasSolution(byte[] other) {
    return Arrays.equals(solution, other);
  }

  /** Takes in another puzzle with the same solution. */
  void add(double otherCost) {
    likelihood += Math.exp(-otherCost);
  }

  /** How much less likely its best puzzle is than what was read, as a natural logarithm. */
  double cost() {
    return cost;
  }

  /** How likely all its puzzles are together, compared to what was read. */
  double likelihood() {
    return likelihood;
  }

  Explanation explain(Reading reading, double probability) {
    LoneEntries.print(reading, givens, solution);
    List<Change> changes = new ArrayList<>();
    Grid read = reading.givens();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (givens[cell] != read.digitAt(cell)) {
        changes.add(new Change(cell, read.digitAt(cell), givens[cell]));
      }
    }
    return new Explanation(gridOf(givens), gridOf(solution), changes, probability);
  }

  private static Grid gridOf(byte[] digits) {
    int[] wide = new int[digits.length];
    for (int i = 0; i < wide.length; i++) {
      wide[i] = digits[i];
    }
    return Grid.of(wide);
  }
}
