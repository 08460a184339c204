package dev.casilla.reader.repair;

import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.solver.Cells;
import dev.casilla.solver.engine.FastSolver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Finds the puzzles with exactly one solution that a reading may show: the grid as read, or grids
 * with changes in doubtful cells. Reuses its buffers; not thread-safe.
 *
 * <p>Throws {@link CancellationException} if the thread is interrupted.
 */
/*
 * The grids come in order of likelihood. Those with one solution are grouped by it: whether a
 * digit that follows from the others is printed makes a different puzzle, but not a different
 * solution. The search stops when the remaining grids are too unlikely to matter, or after a fixed
 * number of grids; so its result does not depend on time, and it takes some milliseconds at most.
 */
public final class ReadingRepair {
  /** Maximum puzzles that are proposed to a person. */
  private static final int MAX_PUZZLES = 4;

  /** Maximum cost of a grid relative to the most likely puzzle, as a natural logarithm. */
  private static final double MAX_COST_GAP = 8;

  /** The minimum number of givens of a puzzle with one solution. */
  public static final int MIN_GIVENS = 17;

  private final AlternativeGrids alternatives = new AlternativeGrids();
  private final FastSolver solver = new FastSolver();
  private final byte[] grid = new byte[Cells.COUNT];
  private final byte[] solution = new byte[Cells.COUNT];
  private final List<SolutionGroup> groups = new ArrayList<>();
  private boolean hasSeveralSolutions;

  /** Returns the puzzles that the reading may show. */
  public Conclusion conclude(BoardReading reading) {
    search(FewEntriesRule.withUncertainEntries(reading));
    List<PossiblePuzzle> explanations = explain(reading);
    if (!explanations.isEmpty()) {
      return CertaintyRules.isCertain(reading, explanations.get(0), groups.get(0).cost())
          ? new Conclusion.Accepted(explanations.get(0))
          : new Conclusion.Proposed(explanations);
    }
    Conclusion.None none = new Conclusion.None(noPuzzleReason(reading));
    return reading.count(CellContent.ENTRY) == 0 ? none : concludeFromHandwriting(reading, none);
  }

  /**
   * Searches again with handwriting as print, if the printed digits alone are no puzzle. The result
   * is never certain.
   */
  private Conclusion concludeFromHandwriting(BoardReading reading, Conclusion.None otherwise) {
    search(reading.withoutHandwriting());
    List<PossiblePuzzle> explanations = explain(reading);
    return explanations.isEmpty() ? otherwise : new Conclusion.Proposed(explanations);
  }

  private void search(BoardReading reading) {
    groups.clear();
    hasSeveralSolutions = false;
    double costLimit = Double.MAX_VALUE;
    alternatives.begin(reading);
    while (alternatives.next(grid) && alternatives.cost() < costLimit) {
      int count = countSolutions();
      hasSeveralSolutions |= count > 1;
      if (count == 1) {
        addToGroup(alternatives.cost());
        costLimit = Math.min(costLimit, alternatives.cost() + MAX_COST_GAP);
      }
    }
    groups.sort(Comparator.comparingDouble(SolutionGroup::likelihood).reversed());
  }

  private int countSolutions() {
    int count =
        Thread.currentThread().isInterrupted()
            ? FastSolver.CANCELLED
            : solver.countSolutions(grid, 2);
    if (count == FastSolver.CANCELLED) {
      throw new CancellationException("interrupted");
    }
    return count;
  }

  private void addToGroup(double cost) {
    solver.copySolution(0, solution);
    SolutionGroup group = groupOf(solution);
    if (alternatives.changesConfidentCell()) {
      group.addLikelihood(cost);
    } else {
      group.add(grid, cost);
    }
  }

  private SolutionGroup groupOf(byte[] wanted) {
    for (SolutionGroup group : groups) {
      if (group.hasSolution(wanted)) {
        return group;
      }
    }
    SolutionGroup group = new SolutionGroup(wanted);
    groups.add(group);
    return group;
  }

  /**
   * Returns the puzzles that may be shown, with probabilities relative to all groups; removes the
   * other groups.
   */
  private List<PossiblePuzzle> explain(BoardReading reading) {
    double sum = 0;
    for (SolutionGroup group : groups) {
      sum += group.likelihood();
    }
    groups.removeIf(group -> !group.canBeShown());
    List<PossiblePuzzle> explanations = new ArrayList<>();
    for (SolutionGroup group : groups) {
      if (explanations.size() < MAX_PUZZLES) {
        explanations.add(group.toPossiblePuzzle(reading, group.likelihood() / sum));
      }
    }
    return explanations;
  }

  private Conclusion.NoPuzzleReason noPuzzleReason(BoardReading reading) {
    if (reading.count(CellContent.GIVEN) < MIN_GIVENS) {
      return Conclusion.NoPuzzleReason.TOO_FEW_DIGITS;
    }
    return hasSeveralSolutions
        ? Conclusion.NoPuzzleReason.SEVERAL_SOLUTIONS
        : Conclusion.NoPuzzleReason.NO_SOLUTION;
  }
}
