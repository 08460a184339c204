package dev.casilla.app.architecture.violating.flavour.feature;

import dev.casilla.app.architecture.violating.flavour.reading.mlkit.Flavour;

/** A feature that uses a class of one flavour. */
final class ChoosyFeature extends Flavour {}
