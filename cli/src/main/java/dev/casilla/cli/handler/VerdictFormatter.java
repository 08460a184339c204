package dev.casilla.cli.handler;

import dev.casilla.cli.input.SourceLocation;
import dev.casilla.solver.InvalidGridException;
import java.util.Optional;

/** Puts a verdict and what speaks for it into a form. */
public interface VerdictFormatter {
  /** One or more lines without a line break at the end. */
  String format(JudgedPuzzle judged);

  /** What there is to say of a malformed puzzle beside the complaint. */
  default Optional<String> format(SourceLocation place, InvalidGridException trouble) {
    return Optional.empty();
  }
}
