package dev.casilla.cli.handler;

import dev.casilla.cli.batch.PuzzleHandler;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Judges puzzles and writes the evidence. Confined to one thread. */
public final class CheckHandler implements PuzzleHandler {
  /** A few milliseconds are enough, as a rule; a person waits for the rest of the cases. */
  private static final long SECONDS_FOR_CORRECTIONS = 2;

  private final VerdictFormatter evidence;
  private final Solver solver;
  private final int limit;

  /** Checking that counts solutions up to {@code limit}. */
  public CheckHandler(VerdictFormatter evidence, int limit) {
    this.evidence = evidence;
    this.limit = limit;
    solver = new Solver(limit);
  }

  @Override
  public void handle(SourceLocation place, Grid puzzle, Output page) {
    Verdict verdict = solver.judge(puzzle);
    SolutionCount count = count(puzzle, verdict);
    page.addOutcome(outcome(verdict, count));
    page.print(
        evidence.format(
            new JudgedPuzzle(place, puzzle, verdict, count, corrections(puzzle, verdict))));
  }

  @Override
  public void handleMalformed(SourceLocation place, InvalidGridException trouble, Output page) {
    evidence.format(place, trouble).ifPresent(page::print);
  }

  /** Counted also where the verdict says no more than that there are several. */
  private SolutionCount count(Grid puzzle, Verdict verdict) {
    if (verdict instanceof Verdict.Several several) {
      return several.count();
    }
    if (verdict instanceof Verdict.TooFewClues) {
      return solver.countSolutions(puzzle, limit);
    }
    return new SolutionCount(verdict instanceof Verdict.Unique ? 1 : 0, limit);
  }

  private List<Correction> corrections(Grid puzzle, Verdict verdict) {
    return verdict instanceof Verdict.Clashing || verdict instanceof Verdict.Unsolvable
        ? solver.corrections(puzzle, SECONDS_FOR_CORRECTIONS, TimeUnit.SECONDS)
        : List.of();
  }

  private static Outcome outcome(Verdict verdict, SolutionCount count) {
    if (verdict instanceof Verdict.Unique) {
      return Outcome.UNIQUE;
    }
    return count.counted() == 0 ? Outcome.NONE : Outcome.SEVERAL;
  }
}
