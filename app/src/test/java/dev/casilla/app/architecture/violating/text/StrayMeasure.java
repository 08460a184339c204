package dev.casilla.app.architecture.violating.text;

import android.content.res.Configuration;

/** Has an idea of its own of what is large. */
final class StrayMeasure {
  private StrayMeasure() {}

  static boolean isLarge(Configuration configuration) {
    return configuration.fontScale > 1.5f;
  }
}
