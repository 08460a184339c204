package dev.casilla.cli.batch;

import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;

/** What a subcommand does with each puzzle; every thread has one of its own. */
public interface PuzzleHandler {
  /** Writes about a puzzle. */
  void handle(SourceLocation place, Grid puzzle, Output page);

  /** Writes about a malformed one, beside the complaint, which is made already. */
  default void handleMalformed(SourceLocation place, InvalidGridException trouble, Output page) {}
}
