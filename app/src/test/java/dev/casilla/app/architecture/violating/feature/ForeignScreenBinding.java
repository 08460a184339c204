package dev.casilla.app.architecture.violating.feature;

/** Represents the binding of a layout that {@code FeatureRulesTest} writes. */
public final class ForeignScreenBinding {
  public String title() {
    return "title";
  }
}
