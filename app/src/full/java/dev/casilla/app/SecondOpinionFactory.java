package dev.casilla.app;

import dev.casilla.app.reading.SecondOpinionProvider;
import dev.casilla.app.reading.mlkit.MlKitSecondOpinion;
import java.util.Optional;
import java.util.concurrent.Executors;

/** Creates the second opinion on doubtful digits: ML Kit's in this flavour. */
final class SecondOpinionFactory {
  private SecondOpinionFactory() {}

  static SecondOpinionProvider create() {
    MlKitSecondOpinion mlKit =
        MlKitSecondOpinion.on(
            Executors.newSingleThreadExecutor(work -> new Thread(work, "opinion")));
    return new SecondOpinionProvider(Optional.of(mlKit.opinion()), mlKit::wake);
  }
}
