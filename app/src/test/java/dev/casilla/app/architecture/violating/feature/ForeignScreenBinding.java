package dev.casilla.app.architecture.violating.feature;

/** Stands for the binding of a layout that {@code FeatureRulesTest} writes. */
public final class ForeignScreenBinding {}
