package dev.casilla.app;

import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Optional;

/** Second opinions on doubtful digits: this flavour has none. */
final class Opinions {
  private Opinions() {}

  /** Nobody to ask. */
  static Optional<SecondOpinion> create() {
    return Optional.empty();
  }
}
