package dev.casilla.reader.repair;

import dev.casilla.reader.reading.BoardReading;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A solution and the puzzles that have it. Not thread-safe. */
final class SolutionGroup {
  private final byte[] solution;
  private double likelihood;
  private byte[] givens = {};
  private double cost;

  /** Creates a group without puzzles. */
  SolutionGroup(byte[] solution) {
    this.solution = solution.clone();
  }

  boolean hasSolution(byte[] other) {
    return Arrays.equals(solution, other);
  }

  /** Adds only the likelihood of a puzzle with this solution; the group does not show it. */
  void addLikelihood(double puzzleCost) {
    likelihood += Math.exp(-puzzleCost);
  }

  /**
   * Adds a puzzle with this solution that may be shown. The group keeps the first one, which is the
   * most likely.
   */
  void add(byte[] puzzle, double puzzleCost) {
    addLikelihood(puzzleCost);
    if (!canBeShown()) {
      givens = puzzle.clone();
      cost = puzzleCost;
    }
  }

  /** Returns whether the group has a puzzle that may be shown. */
  boolean canBeShown() {
    return givens.length > 0;
  }

  /**
   * Returns how much less likely the kept puzzle is than the grid as read, as a natural logarithm.
   */
  double cost() {
    return cost;
  }

  /** Returns the likelihood of all puzzles of the group together, relative to the grid as read. */
  double likelihood() {
    return likelihood;
  }

  PossiblePuzzle toPossiblePuzzle(BoardReading reading, double probability) {
    FewEntriesRule.addToGivens(reading, givens, solution);
    List<GivenChange> changes = new ArrayList<>();
    Grid read = reading.givens();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (givens[cell] != read.digitAt(cell)) {
        changes.add(new GivenChange(cell, read.digitAt(cell), givens[cell]));
      }
    }
    return new PossiblePuzzle(gridOf(givens), gridOf(solution), changes, probability);
  }

  private static Grid gridOf(byte[] digits) {
    int[] wide = new int[digits.length];
    for (int i = 0; i < wide.length; i++) {
      wide[i] = digits[i];
    }
    return Grid.of(wide);
  }
}
