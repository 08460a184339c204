package dev.casilla.solver.text;

import dev.casilla.solver.InvalidGridException;

/**
 * One puzzle of a text, or the error that made it unreadable. Immutable and safe for use by many
 * threads.
 */
public sealed interface PuzzleResult {
  /** The line of the text at which the puzzle begins, from 1. */
  long line();

  /**
   * The puzzle.
   *
   * @throws InvalidGridException if it could not be read
   */
  Puzzle orThrow();

  /** A puzzle that was read. */
  record Found(long line, Puzzle puzzle) implements PuzzleResult {
    @Override
    public Puzzle orThrow() {
      return puzzle;
    }
  }

  /** A puzzle that could not be read, and the error. */
  record Malformed(long line, InvalidGridException error) implements PuzzleResult {
    @Override
    public Puzzle orThrow() {
      throw error;
    }
  }
}
