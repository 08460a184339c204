package dev.casilla.cli.batch;

import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.Puzzle;

/** What a subcommand does with each puzzle. Each worker thread has its own handler. */
public interface PuzzleHandler {
  /** Handles a puzzle and writes the result. */
  void handle(SourceLocation location, Puzzle puzzle, Output output);

  /**
   * Handles 81 characters of {@code text} without parsing them into a puzzle, as a fast path.
   *
   * @return false if the handler has no fast path for them; {@code output} is unchanged then
   */
  default boolean handleGridString(String text, int start, Output output) {
    return false;
  }

  /** Handles a malformed puzzle; the caller has already written the error message. */
  default void handleMalformed(
      SourceLocation location, InvalidGridException error, Output output) {}
}
