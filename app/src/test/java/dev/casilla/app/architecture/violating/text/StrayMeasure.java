package dev.casilla.app.architecture.violating.text;

import android.content.res.Configuration;

/** Defines its own limit for large text. */
final class StrayMeasure {
  private StrayMeasure() {}

  static boolean isLarge(Configuration configuration) {
    return configuration.fontScale > 1.5f;
  }
}
