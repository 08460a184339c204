package dev.casilla.reader.reading;

import dev.casilla.solver.FastSolver;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Finds the puzzles that a reading may be of: what was read, or what comes of it by changing
 * doubtful cells, as far as it has exactly one solution. Keeps its buffers; not safe for use by
 * several threads.
 *
 * <p>An interrupted thread gets a {@link CancellationException}.
 */
public final class Repair {
  /** Explanations that a person can choose from. */
  private static final int MOST_EXPLANATIONS = 4;

  /** No puzzle with fewer has just one solution. */
  private static final int FEWEST_GIVENS = 17;

  private final Alternatives alternatives = new Alternatives();
  private final FastSolver solver = new FastSolver();
  private final byte[] digits = new byte[81];
  private final byte[] solution = new byte[81];

  /** What the reading amounts to. */
  public Conclusion conclude(Reading reading) {
    List<Candidate> found = new ArrayList<>();
    boolean sawSeveral = false;
    alternatives.begin(reading);
    while (found.size() < MOST_EXPLANATIONS && alternatives.next(digits)) {
      int count = solver.countSolutions(digits, 2);
      if (count == FastSolver.CANCELLED || Thread.currentThread().isInterrupted()) {
        throw new CancellationException("interrupted");
      }
      sawSeveral |= count > 1;
      if (count == 1) {
        solver.copySolution(0, solution);
        found.add(new Candidate(gridOf(digits), gridOf(solution), alternatives.cost()));
      }
    }
    return found.isEmpty() ? none(reading, sawSeveral) : choose(reading, found);
  }

  private static Conclusion none(Reading reading, boolean sawSeveral) {
    if (reading.givens().givens() < FEWEST_GIVENS) {
      return new Conclusion.None(Conclusion.Why.TOO_FEW_DIGITS);
    }
    return new Conclusion.None(
        sawSeveral ? Conclusion.Why.SEVERAL_SOLUTIONS : Conclusion.Why.NO_SOLUTION);
  }

  private static Conclusion choose(Reading reading, List<Candidate> found) {
    double sum = 0;
    for (Candidate candidate : found) {
      sum += Math.exp(-candidate.cost);
    }
    List<Explanation> explanations = new ArrayList<>();
    for (Candidate candidate : found) {
      explanations.add(candidate.explain(reading.givens(), Math.exp(-candidate.cost) / sum));
    }
    return Acceptance.isCertain(reading, explanations)
        ? new Conclusion.Accepted(explanations.get(0))
        : new Conclusion.Proposed(explanations);
  }

  private static Grid gridOf(byte[] digits) {
    int[] wide = new int[digits.length];
    for (int i = 0; i < wide.length; i++) {
      wide[i] = digits[i];
    }
    return Grid.of(wide);
  }

  /** {@code cost}: how much less likely than what was read, as a natural logarithm. */
  private record Candidate(Grid givens, Grid solution, double cost) {
    Explanation explain(Grid read, double probability) {
      List<Change> changes = new ArrayList<>();
      for (int cell = 0; cell < 81; cell++) {
        if (givens.digitAt(cell) != read.digitAt(cell)) {
          changes.add(new Change(cell, read.digitAt(cell), givens.digitAt(cell)));
        }
      }
      return new Explanation(givens, solution, changes, probability);
    }
  }
}
