package dev.casilla.cli.input;

import dev.casilla.solver.text.PuzzleResult;

/** Receives the puzzles of a batch in order. */
public interface PuzzleConsumer {
  /**
   * Handles 81 characters of {@code text} if they are a plain grid string.
   *
   * @return false if they must be parsed
   */
  boolean acceptGridString(String text, int start);

  /** Handles a puzzle or a malformed one. */
  void accept(SourceLocation location, PuzzleResult result);
}
