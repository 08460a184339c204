package dev.casilla.reader.repair;

import dev.casilla.reader.reading.BoardReading;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A solution, and the puzzles that have it. Not safe for use by several threads. */
final class SolutionGroup {
  private final byte[] solution;
  private double likelihood;
  private byte[] givens = {};
  private double cost;

  /** A candidate without a puzzle yet. */
  SolutionGroup(byte[] solution) {
    this.solution = solution.clone();
  }

  boolean hasSolution(byte[] other) {
    return Arrays.equals(solution, other);
  }

  /** Takes in a puzzle with this solution, only to be weighed. */
  void weigh(double itsCost) {
    likelihood += Math.exp(-itsCost);
  }

  /** Takes in a puzzle with this solution that may be shown: the first is, the likeliest. */
  void add(byte[] puzzle, double itsCost) {
    weigh(itsCost);
    if (!canBeShown()) {
      givens = puzzle.clone();
      cost = itsCost;
    }
  }

  /** Whether there is a puzzle that may be shown. */
  boolean canBeShown() {
    return givens.length > 0;
  }

  /** How much less likely the puzzle to be shown is than what was read, as a logarithm. */
  double cost() {
    return cost;
  }

  /** How likely all its puzzles are together, compared to what was read. */
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
