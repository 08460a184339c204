package dev.casilla.app;

import dev.casilla.app.scan.mlkit.MlKitOpinion;
import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Optional;
import java.util.concurrent.Executors;

/** Second opinions on doubtful digits: this flavour has ML Kit's. */
final class Opinions {
  private Opinions() {}

  /** Somebody to ask, unless ML Kit is a stub here. */
  static Optional<SecondOpinion> create() {
    return BuildConfig.STUBS
        ? Optional.empty()
        : Optional.of(
            MlKitOpinion.on(
                Executors.newSingleThreadExecutor(work -> new Thread(work, "opinion"))));
  }
}
