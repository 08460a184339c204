package dev.casilla.app.architecture.violating.wiring.feature;

import dev.casilla.app.architecture.violating.wiring.Wiring;

/** A feature that uses the class that wires it. */
final class KnowingFeature {
  Wiring wiring() {
    return new Wiring();
  }
}
