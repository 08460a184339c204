package dev.casilla.app;

import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Optional;

/**
 * Whom the reader asks about doubtful digits, if there is anybody.
 *
 * @param opinion what is asked
 * @param wake has them get ready, which takes a while; it is not waited for, and may be called
 *     again
 */
record Adviser(Optional<SecondOpinion> opinion, Runnable wake) {
  /** Nobody to ask. */
  static final Adviser NOBODY = new Adviser(Optional.empty(), () -> {});
}
