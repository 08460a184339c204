package dev.casilla.app;

import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Optional;

/**
 * Whom the reader asks about doubtful digits, if there is anybody.
 *
 * @param opinion what is asked
 * @param warmUp has them get ready, which takes a while; it is not waited for, and may be called
 *     again
 */
record SecondOpinionProvider(Optional<SecondOpinion> opinion, Runnable warmUp) {
  /** Nobody to ask. */
  static final SecondOpinionProvider NONE = new SecondOpinionProvider(Optional.empty(), () -> {});
}
