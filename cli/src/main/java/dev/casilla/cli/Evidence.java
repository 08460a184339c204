package dev.casilla.cli;

import dev.casilla.solver.InvalidGridException;
import java.util.Optional;

/** Puts a verdict and what speaks for it into a form. */
interface Evidence {
  /** One or more lines without a line break at the end. */
  String of(Case judged);

  /** What there is to say of a malformed puzzle beside the complaint. */
  default Optional<String> of(Place place, InvalidGridException trouble) {
    return Optional.empty();
  }
}
