package dev.casilla.cli.hint;

import dev.casilla.cli.batch.PuzzleHandler;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.text.Puzzle;

/** Handles puzzles with exactly one solution and refuses others. Confined to one thread. */
abstract class UniquePuzzleHandler implements PuzzleHandler {
  private final Messages messages;
  private final Solver solver = new Solver(2);

  UniquePuzzleHandler(Messages messages) {
    this.messages = messages;
  }

  @Override
  public final void handle(SourceLocation location, Puzzle puzzle, Output output) {
    Outcome outcome = Outcome.of(solver.judge(puzzle.grid()));
    output.addOutcome(outcome);
    if (outcome == Outcome.UNIQUE) {
      handleUnique(puzzle.grid(), output);
    } else {
      output.complain(location, messages.text("hint.notUnique"));
      handleOther(outcome, puzzle.grid(), output);
    }
  }

  abstract void handleUnique(Grid clues, Output output);

  /** Writes the result for a puzzle with several solutions or none, besides the message. */
  void handleOther(Outcome outcome, Grid clues, Output output) {}
}
