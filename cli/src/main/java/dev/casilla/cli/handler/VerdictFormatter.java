package dev.casilla.cli.handler;

import dev.casilla.cli.input.SourceLocation;
import dev.casilla.solver.InvalidGridException;
import java.util.Optional;

/** Formats a verdict and its evidence. */
public interface VerdictFormatter {
  /** One or more lines without a line break at the end. */
  String format(JudgedPuzzle judged);

  /** The result for a malformed puzzle, besides the error message on standard error. */
  default Optional<String> format(SourceLocation location, InvalidGridException error) {
    return Optional.empty();
  }
}
