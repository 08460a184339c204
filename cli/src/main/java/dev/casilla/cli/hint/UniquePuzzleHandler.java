package dev.casilla.cli.hint;

import dev.casilla.cli.batch.PuzzleHandler;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.Solver;
import dev.casilla.solver.text.Puzzle;

/** Handles puzzles with exactly one solution and refuses others. Confined to one thread. */
abstract class UniquePuzzleHandler implements PuzzleHandler {
  final Messages messages;
  private final ResultFormat format;
  private final Solver solver = new Solver(2);

  UniquePuzzleHandler(Messages messages, ResultFormat format) {
    this.messages = messages;
    this.format = format;
  }

  @Override
  public final void handle(SourceLocation location, Puzzle puzzle, Output output) {
    Outcome outcome = Outcome.of(solver.judge(puzzle.grid()));
    output.addOutcome(outcome);
    if (outcome == Outcome.UNIQUE) {
      handleUnique(location, puzzle.grid(), output);
    } else {
      output.complain(location, messages.text("hint.notUnique"));
      if (isJson()) {
        output.print(JsonObject.verdict(outcome, puzzle.grid()).toString());
      }
    }
  }

  @Override
  public final void handleMalformed(
      SourceLocation location, InvalidGridException error, Output output) {
    if (isJson()) {
      output.print(JsonObject.malformed(location, error));
    }
  }

  final boolean isJson() {
    return format == ResultFormat.JSON;
  }

  abstract void handleUnique(SourceLocation location, Grid clues, Output output);
}
