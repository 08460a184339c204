package dev.casilla.app.architecture.violating.flavour.feature;

import dev.casilla.app.architecture.violating.flavour.reading.mlkit.Flavour;

/** Knows what one flavour alone has. */
final class ChoosyFeature extends Flavour {}
