package dev.casilla.architecture.violating;

import java.awt.Color;

/** Breaks the rule that what runs on Android uses no AWT, to show that the rule bites. */
public final class PaintsWithAwt {
  public Color ink() {
    return Color.BLACK;
  }
}
