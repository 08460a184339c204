package dev.casilla.app;

import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Optional;

/**
 * An optional second recognizer for doubtful digits.
 *
 * @param opinion the recognizer
 * @param warmUp loads it in the background; may be called repeatedly
 */
record SecondOpinionProvider(Optional<SecondOpinion> opinion, Runnable warmUp) {
  /** No second recognizer. */
  static final SecondOpinionProvider NONE = new SecondOpinionProvider(Optional.empty(), () -> {});
}
