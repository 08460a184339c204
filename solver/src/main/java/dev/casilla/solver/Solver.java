package dev.casilla.solver;

import dev.casilla.solver.engine.FastSolver;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Solves grids, judges whether they have exactly one solution, and corrects wrong clues.
 *
 * <p>An interrupted thread gets a {@link CancellationException} within milliseconds. Keeps its work
 * space between calls, so reuse an instance. Confined to one thread.
 */
public final class Solver {
  /** The default limit to which {@link #judge} counts solutions. */
  public static final int COUNT_LIMIT = 1_000;

  private final FastSolver engine = new FastSolver();
  private final byte[] digits = new byte[Cells.COUNT];
  private final int countLimit;
  private final LongSupplier nanoTime;

  /** A solver that counts solutions up to {@link #COUNT_LIMIT}. */
  public Solver() {
    this(COUNT_LIMIT);
  }

  /**
   * A solver that counts solutions up to {@code countLimit}.
   *
   * @param countLimit at least 2
   */
  public Solver(int countLimit) {
    this(countLimit, System::nanoTime);
  }

  Solver(int countLimit, LongSupplier nanoTime) {
    if (countLimit < 2) {
      throw new IllegalArgumentException("limit must be at least 2:  " + countLimit);
    }
    this.countLimit = countLimit;
    this.nanoTime = nanoTime;
  }

  /** Whether the clues have one solution, several or none, with evidence. */
  public Verdict judge(Grid clues) {
    SortedSet<Integer> clashes = clues.clashes();
    if (!clashes.isEmpty()) {
      return new Verdict.Clashing(clashes);
    }
    boolean areTooFew = cannotBeUnique(clues);
    int found = count(clues, areTooFew ? 1 : 2);
    if (found == 0) {
      return new Verdict.Unsolvable(new MinimalConflict(this).find(clues));
    }
    if (areTooFew) {
      return new Verdict.TooFewClues(clues.givens(), clues.distinctDigits());
    }
    return found == 1 ? new Verdict.Unique(solution(0)) : several(clues);
  }

  /** A solution of {@code clues}, or nothing if they have none. */
  public Optional<Grid> solve(Grid clues) {
    return count(clues, 1) == 0 ? Optional.empty() : Optional.of(solution(0));
  }

  /** How many solutions {@code clues} have, counted up to {@code limit}. */
  public SolutionCount countSolutions(Grid clues, int limit) {
    return new SolutionCount(count(clues, limit), limit);
  }

  /**
   * All changes of one given, to another digit or to an empty cell, that leave a puzzle with
   * exactly one solution, the likeliest first; as many as are found in {@code time}.
   *
   * <p>None for a grid that has exactly one solution already.
   */
  public List<Correction> corrections(Grid clues, long time, TimeUnit unit) {
    if (cannotBecomeUnique(clues)) {
      return Collections.emptyList();
    }
    CorrectionFinder corrections = new CorrectionFinder(this, nanoTime, unit.toNanos(time));
    return corrections.find(clues, suspects(clues, judge(clues)));
  }

  /** How many solutions {@code clues} have, counted up to {@code limit}. */
  int count(Grid clues, int limit) {
    // The engine checks the interrupt flag only after some guesses.
    clues.copyTo(digits);
    int count =
        Thread.currentThread().isInterrupted()
            ? FastSolver.CANCELLED
            : engine.countSolutions(digits, limit);
    if (count == FastSolver.CANCELLED) {
      throw new CancellationException("interrupted");
    }
    return count;
  }

  /** The solution that the last count found first (0) or second (1). */
  private Grid solution(int index) {
    engine.copySolution(index, digits);
    return Grid.of(digits);
  }

  private static SortedSet<Integer> suspects(Grid clues, Verdict verdict) {
    if (verdict instanceof Verdict.Clashing clashing) {
      return clashing.cells();
    }
    if (verdict instanceof Verdict.Unsolvable unsolvable) {
      return unsolvable.contradiction();
    }
    return verdict instanceof Verdict.Unique ? new TreeSet<>() : clues.filled();
  }

  private static boolean cannotBeUnique(Grid clues) {
    return clues.givens() < Verdict.TooFewClues.FEWEST_GIVENS
        || clues.distinctDigits() < Verdict.TooFewClues.FEWEST_DIGITS;
  }

  /** A change of one clue adds none, and one different digit at most. */
  private static boolean cannotBecomeUnique(Grid clues) {
    return clues.givens() < Verdict.TooFewClues.FEWEST_GIVENS
        || clues.distinctDigits() < Verdict.TooFewClues.FEWEST_DIGITS - 1;
  }

  private Verdict several(Grid clues) {
    Grid first = solution(0);
    Grid second = solution(1);
    return new Verdict.Several(
        first, second, countSolutions(clues, countLimit), differing(first, second));
  }

  private static SortedSet<Integer> differing(Grid first, Grid second) {
    SortedSet<Integer> cells = new TreeSet<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (first.digitAt(cell) != second.digitAt(cell)) {
        cells.add(cell);
      }
    }
    return cells;
  }
}
