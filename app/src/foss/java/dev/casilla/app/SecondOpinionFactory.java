package dev.casilla.app;

import dev.casilla.app.reading.SecondOpinionProvider;

/** Creates the second opinion on doubtful digits: none in this flavour. */
final class SecondOpinionFactory {
  private SecondOpinionFactory() {}

  static SecondOpinionProvider create() {
    return SecondOpinionProvider.NONE;
  }
}
