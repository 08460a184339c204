package dev.casilla.app;

import dev.casilla.app.scan.mlkit.MlKitLineReader;
import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Second opinions on doubtful digits: this flavour has ML Kit's. */
final class Opinions {
  /** A line takes some 50 ms; the first one, which loads the model, several times that. */
  private static final long PATIENCE_MILLIS = 800;

  private Opinions() {}

  /** Somebody to ask, unless ML Kit is a stub here. */
  static Optional<SecondOpinion> create() {
    return BuildConfig.STUBS
        ? Optional.empty()
        : Optional.of(
            new SecondOpinion(
                MlKitLineReader.create(),
                Executors.newSingleThreadExecutor(work -> new Thread(work, "opinion")),
                PATIENCE_MILLIS,
                TimeUnit.MILLISECONDS));
  }
}
