package dev.casilla.app;

import dev.casilla.app.scan.mlkit.MlKitOpinion;
import java.util.Optional;
import java.util.concurrent.Executors;

/** Second opinions on doubtful digits: this flavour has ML Kit's. */
final class Opinions {
  private Opinions() {}

  /** Somebody to ask, unless ML Kit is a stub here. */
  static Adviser create() {
    return BuildConfig.STUBS ? Adviser.NOBODY : mlKit();
  }

  private static Adviser mlKit() {
    MlKitOpinion mlKit =
        MlKitOpinion.on(Executors.newSingleThreadExecutor(work -> new Thread(work, "opinion")));
    return new Adviser(Optional.of(mlKit.opinion()), mlKit::wake);
  }
}
