package dev.casilla.app.reading;

import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Optional;

/**
 * The recognizer that the reader asks about doubtful digits.
 *
 * @param opinion the recognizer; empty if this build has none
 * @param warmUp starts to load the recognizer in the background; further calls do nothing
 */
public record SecondOpinionProvider(Optional<SecondOpinion> opinion, Runnable warmUp) {
  /** No recognizer. */
  public static final SecondOpinionProvider NONE =
      new SecondOpinionProvider(Optional.empty(), () -> {});
}
