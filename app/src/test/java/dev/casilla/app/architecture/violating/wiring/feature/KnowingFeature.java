package dev.casilla.app.architecture.violating.wiring.feature;

import dev.casilla.app.architecture.violating.wiring.Wiring;

/** A feature that must not be: it knows what wires it. */
final class KnowingFeature {
  Wiring wiring() {
    return new Wiring();
  }
}
