package dev.casilla.app.architecture.violating.feature.ui.one;

import dev.casilla.app.architecture.violating.feature.ui.two.OtherView;

/** A feature that uses only the intent of another one, which is allowed. */
final class IntentUser {
  private IntentUser() {}

  static String use() {
    return OtherView.intent();
  }
}
