package dev.casilla.app;

import dev.casilla.app.reading.mlkit.MlKitSecondOpinion;
import java.util.Optional;
import java.util.concurrent.Executors;

/** Second opinions on doubtful digits: this flavour has ML Kit's. */
final class SecondOpinionFactory {
  private SecondOpinionFactory() {}

  /** ML Kit on a thread of its own. */
  static SecondOpinionProvider create() {
    MlKitSecondOpinion mlKit =
        MlKitSecondOpinion.on(
            Executors.newSingleThreadExecutor(work -> new Thread(work, "opinion")));
    return new SecondOpinionProvider(Optional.of(mlKit.opinion()), mlKit::wake);
  }
}
