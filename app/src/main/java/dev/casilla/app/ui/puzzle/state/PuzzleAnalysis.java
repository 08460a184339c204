package dev.casilla.app.ui.puzzle.state;

import dev.casilla.solver.Correction;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/**
 * The analysis of some clues. Immutable.
 *
 * @param corrections changes of one clue that lead to exactly one solution, likeliest first
 */
public record PuzzleAnalysis(Grid clues, Verdict verdict, List<Correction> corrections) {
  /** Time limit for corrections, as the verdict is shown only after them. */
  private static final long CORRECTION_MILLIS = 250;

  public PuzzleAnalysis {
    corrections = Collections.unmodifiableList(new ArrayList<>(corrections));
  }

  /** Analyzes {@code clues}, which may take long; can be interrupted. */
  public static PuzzleAnalysis of(Grid clues) {
    return of(clues, CORRECTION_MILLIS);
  }

  /** Likewise, with a time limit for corrections. */
  static PuzzleAnalysis of(Grid clues, long correctionMillis) {
    Solver solver = new Solver();
    Verdict verdict = solver.judge(clues);
    boolean canBeCorrected =
        verdict instanceof Verdict.Unsolvable || verdict instanceof Verdict.Clashing;
    return new PuzzleAnalysis(
        clues,
        verdict,
        canBeCorrected
            ? solver.corrections(clues, correctionMillis, TimeUnit.MILLISECONDS)
            : Collections.emptyList());
  }

  public Optional<Grid> solution() {
    return verdict instanceof Verdict.Unique unique
        ? Optional.of(unique.solution())
        : Optional.empty();
  }

  /** The cells of the clues if they or their digits are too few for exactly one solution. */
  SortedSet<Integer> tooFew() {
    return verdict instanceof Verdict.TooFewClues ? clues.filled() : new TreeSet<>();
  }

  /** The digit set that no clue has, if it alone rules out exactly one solution. */
  int missingDigits() {
    boolean areEnough = clues.givens() >= Verdict.TooFewClues.FEWEST_GIVENS;
    if (!(verdict instanceof Verdict.TooFewClues) || !areEnough) {
      return Digits.NONE;
    }
    int missing = Digits.ALL;
    for (int cell : clues.filled()) {
      missing &= ~Digits.only(clues.digitAt(cell));
    }
    return missing;
  }

  Optional<Verdict.Several> several() {
    return verdict instanceof Verdict.Several several ? Optional.of(several) : Optional.empty();
  }
}
