package dev.casilla.app.architecture.violating.feature.ui.one;

import dev.casilla.app.architecture.violating.feature.ForeignScreenBinding;
import dev.casilla.app.architecture.violating.feature.ui.two.OtherView;

/** A feature that uses another feature, and the binding of a layout with that feature's view. */
final class ForeignUser {
  private ForeignUser() {}

  static String use(ForeignScreenBinding views) {
    return OtherView.name() + views;
  }
}
