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
 * Finds the puzzles that a reading may be of: what was read, or what comes of it by changing
 * doubtful cells, as far as it has exactly one solution. Keeps its buffers; not safe for use by
 * several threads.
 *
 * <p>An interrupted thread gets a {@link CancellationException}.
 */
/*
 * Grids come in the order of their likelihood. Those with one solution are gathered by that
 * solution: whether a digit that follows from the others is printed or not makes another puzzle,
 * but not another answer. The search ends where whatever may still come is too unlikely to matter
 * beside what was found, or after so many grids; so it takes the same steps each time, and never
 * more than some milliseconds.
 */
public final class ReadingRepair {
  /** Explanations that a person can choose from. */
  private static final int MAX_PUZZLES = 4;

  /** How much less likely than the best a puzzle is that is not looked at, as a logarithm. */
  private static final double MAX_COST_GAP = 8;

  /** With fewer there is no puzzle with one solution. */
  public static final int MIN_GIVENS = 17;

  private final AlternativeGrids alternatives = new AlternativeGrids();
  private final FastSolver solver = new FastSolver();
  private final byte[] grid = new byte[Cells.COUNT];
  private final byte[] solution = new byte[Cells.COUNT];
  private final List<SolutionGroup> candidates = new ArrayList<>();
  private boolean sawSeveral;

  /** What the reading amounts to. */
  public Conclusion conclude(BoardReading reading) {
    search(FewEntriesRule.withUncertainEntries(reading));
    List<PossiblePuzzle> explanations = explain(reading);
    if (!explanations.isEmpty()) {
      return CertaintyRules.isCertain(reading, explanations.get(0), candidates.get(0).cost())
          ? new Conclusion.Accepted(explanations.get(0))
          : new Conclusion.Proposed(explanations);
    }
    Conclusion.None none = new Conclusion.None(why(reading));
    return reading.count(CellContent.ENTRY) == 0 ? none : concludeFromHandwriting(reading, none);
  }

  /** Where print alone is no puzzle: what it is with the handwriting, as a proposal at best. */
  private Conclusion concludeFromHandwriting(BoardReading reading, Conclusion.None otherwise) {
    search(reading.withoutHandwriting());
    List<PossiblePuzzle> explanations = explain(reading);
    return explanations.isEmpty() ? otherwise : new Conclusion.Proposed(explanations);
  }

  private void search(BoardReading reading) {
    candidates.clear();
    sawSeveral = false;
    double enough = Double.MAX_VALUE;
    alternatives.begin(reading);
    while (alternatives.next(grid) && alternatives.cost() < enough) {
      int count = count();
      sawSeveral |= count > 1;
      if (count == 1) {
        addToGroup(alternatives.cost());
        enough = Math.min(enough, alternatives.cost() + MAX_COST_GAP);
      }
    }
    candidates.sort(Comparator.comparingDouble(SolutionGroup::likelihood).reversed());
  }

  private int count() {
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
    SolutionGroup candidate = candidateOf(solution);
    if (alternatives.changesConfident()) {
      candidate.weigh(cost);
    } else {
      candidate.add(grid, cost);
    }
  }

  private SolutionGroup candidateOf(byte[] wanted) {
    for (SolutionGroup candidate : candidates) {
      if (candidate.hasSolution(wanted)) {
        return candidate;
      }
    }
    SolutionGroup candidate = new SolutionGroup(wanted);
    candidates.add(candidate);
    return candidate;
  }

  /** What of the candidates may be shown, each weighed among all; the others are dropped. */
  private List<PossiblePuzzle> explain(BoardReading reading) {
    double sum = 0;
    for (SolutionGroup candidate : candidates) {
      sum += candidate.likelihood();
    }
    candidates.removeIf(candidate -> !candidate.canBeShown());
    List<PossiblePuzzle> explanations = new ArrayList<>();
    for (SolutionGroup candidate : candidates) {
      if (explanations.size() < MAX_PUZZLES) {
        explanations.add(candidate.toPossiblePuzzle(reading, candidate.likelihood() / sum));
      }
    }
    return explanations;
  }

  private Conclusion.NoPuzzleReason why(BoardReading reading) {
    if (reading.count(CellContent.GIVEN) < MIN_GIVENS) {
      return Conclusion.NoPuzzleReason.TOO_FEW_DIGITS;
    }
    return sawSeveral
        ? Conclusion.NoPuzzleReason.SEVERAL_SOLUTIONS
        : Conclusion.NoPuzzleReason.NO_SOLUTION;
  }
}
