package dev.casilla.cli.handler;

import dev.casilla.cli.batch.PuzzleHandler;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.GridFormat;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.Solver;
import dev.casilla.solver.engine.FastSolver;
import dev.casilla.solver.text.Puzzle;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** Writes solutions. Confined to one thread. */
/*
 * For speed, the engine counts first, and only a puzzle without exactly one solution is examined
 * further.
 *
 * In grid format, a puzzle without a printed solution leaves an empty line, so that line n of the
 * output belongs to puzzle n.
 */
public final class SolveHandler implements PuzzleHandler {
  /** Which solutions are printed. */
  public enum SolutionChoice {
    /** The only solution. */
    ONLY,
    /** Any solution of a puzzle with one or more. */
    ANY
  }

  private final GridFormat format;
  private final SolutionChoice choice;
  private final Messages messages;
  private final FastSolver engine = new FastSolver();
  private final SolutionBuffer buffer = new SolutionBuffer();

  public SolveHandler(GridFormat format, SolutionChoice choice, Messages messages) {
    this.format = format;
    this.choice = choice;
    this.messages = messages;
  }

  @Override
  public void handle(SourceLocation location, Puzzle puzzle, Output output) {
    Grid clues = puzzle.grid();
    switch (count(clues, 2)) {
      case 0 -> none(location, clues, output);
      case 1 -> unique(clues, output);
      default -> several(location, clues, output);
    }
  }

  @Override
  public boolean handleGridString(String text, int start, Output output) {
    if (format != GridFormat.GRID) {
      return false;
    }
    Optional<byte[]> digits = buffer.of(text, start);
    boolean isUnique = digits.isPresent() && engine.countSolutions(digits.get(), 2) == 1;
    if (isUnique) {
      engine.copySolution(0, buffer.solution());
      output.print(buffer.text());
    }
    return isUnique;
  }

  @Override
  public void handleMalformed(SourceLocation location, InvalidGridException error, Output output) {
    if (format == GridFormat.JSON) {
      output.print(JsonObject.malformed(location, error));
    }
    printEmptyLine(output);
  }

  private void unique(Grid puzzle, Output output) {
    switch (format) {
      case GRID -> output.print(buffer.text());
      case JSON ->
          output.print(
              JsonObject.verdict(Outcome.UNIQUE, puzzle).solution(buffer.grid()).toString());
      default -> format.print(Puzzle.of(buffer.grid()), output);
    }
  }

  private void none(SourceLocation location, Grid puzzle, Output output) {
    output.addOutcome(Outcome.NONE);
    output.complain(location, messages.text("solve.none"));
    if (format == GridFormat.JSON) {
      output.print(JsonObject.verdict(Outcome.NONE, puzzle).toString());
    }
    printEmptyLine(output);
  }

  private void several(SourceLocation location, Grid puzzle, Output output) {
    Grid one = buffer.grid();
    int count = count(puzzle, Solver.COUNT_LIMIT);
    if (choice == SolutionChoice.ONLY) {
      output.addOutcome(Outcome.SEVERAL);
      output.complain(location, messages.text(key(count), count));
      printEmptyLine(output);
    } else if (format != GridFormat.JSON) {
      format.print(Puzzle.of(one), output);
    }
    if (format == GridFormat.JSON) {
      JsonObject json =
          JsonObject.verdict(Outcome.SEVERAL, puzzle).count(count, Solver.COUNT_LIMIT);
      output.print((choice == SolutionChoice.ANY ? json.solution(one) : json).toString());
    }
  }

  private static String key(int count) {
    return count < Solver.COUNT_LIMIT ? "solve.several" : "solve.atLeast";
  }

  private void printEmptyLine(Output output) {
    if (format == GridFormat.GRID) {
      output.print("");
    }
  }

  private int count(Grid puzzle, int limit) {
    int count = engine.countSolutions(buffer.of(puzzle), limit);
    if (count == FastSolver.CANCELLED) {
      throw new CancellationException("interrupted");
    }
    if (count > 0) {
      engine.copySolution(0, buffer.solution());
    }
    return count;
  }
}
