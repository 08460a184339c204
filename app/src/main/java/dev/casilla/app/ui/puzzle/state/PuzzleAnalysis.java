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
 * What is known about some clues. Immutable.
 *
 * @param corrections changes of one clue that make a proper puzzle of them, the likeliest first
 */
public record PuzzleAnalysis(Grid clues, Verdict verdict, List<Correction> corrections) {
  /** A person waits for the verdict; corrections are welcome, but not worth a long wait. */
  private static final long CORRECTION_MILLIS = 250;

  public PuzzleAnalysis {
    corrections = Collections.unmodifiableList(new ArrayList<>(corrections));
  }

  /** Judges {@code clues} with a solver of its own: they are for one thread, and quickly made. */
  public static PuzzleAnalysis of(Grid clues) {
    return of(clues, CORRECTION_MILLIS);
  }

  /** The same, with so long to look for corrections. */
  static PuzzleAnalysis of(Grid clues, long correctionMillis) {
    Solver solver = new Solver();
    Verdict verdict = solver.judge(clues);
    boolean canBeMended =
        verdict instanceof Verdict.Unsolvable || verdict instanceof Verdict.Clashing;
    return new PuzzleAnalysis(
        clues,
        verdict,
        canBeMended
            ? solver.corrections(clues, correctionMillis, TimeUnit.MILLISECONDS)
            : Collections.emptyList());
  }

  /** The solution, if there is exactly one. */
  public Optional<Grid> solution() {
    return verdict instanceof Verdict.Unique unique
        ? Optional.of(unique.solution())
        : Optional.empty();
  }

  /** The cells of clues that are too few, or of too few digits, to leave just one solution. */
  SortedSet<Integer> tooFew() {
    return verdict instanceof Verdict.TooFewClues ? clues.filled() : new TreeSet<>();
  }

  /** The digits that no clue has, as a digit set, if these alone leave several solutions. */
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

  /** Two of several solutions, if there are several. */
  Optional<Verdict.Several> several() {
    return verdict instanceof Verdict.Several several ? Optional.of(several) : Optional.empty();
  }
}
