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
import dev.casilla.solver.text.Puzzle;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Judges puzzles and writes the verdict with its evidence. Confined to one thread. */
public final class CheckHandler implements PuzzleHandler {
  /** Time limit; most puzzles take a few milliseconds. */
  private static final long SECONDS_FOR_CORRECTIONS = 2;

  private final VerdictFormatter formatter;
  private final Solver solver;
  private final int limit;

  /** A handler that counts solutions up to {@code limit}. */
  public CheckHandler(VerdictFormatter formatter, int limit) {
    this.formatter = formatter;
    this.limit = limit;
    solver = new Solver(limit);
  }

  @Override
  public void handle(SourceLocation location, Puzzle puzzle, Output output) {
    Grid clues = puzzle.grid();
    Verdict verdict = solver.judge(clues);
    SolutionCount count = count(clues, verdict);
    output.addOutcome(Outcome.of(verdict));
    output.print(
        formatter.format(
            new JudgedPuzzle(location, clues, verdict, count, corrections(clues, verdict))));
  }

  @Override
  public void handleMalformed(SourceLocation location, InvalidGridException error, Output output) {
    formatter.format(location, error).ifPresent(output::print);
  }

  /** Counts solutions also for a verdict that does not carry their number. */
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
}
