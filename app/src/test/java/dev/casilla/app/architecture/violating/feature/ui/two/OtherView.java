package dev.casilla.app.architecture.violating.feature.ui.two;

/** Represents a screen and a view of another feature. */
public final class OtherView {
  private OtherView() {}

  public static String intent() {
    return "intent";
  }

  public static String name() {
    return "name";
  }
}
