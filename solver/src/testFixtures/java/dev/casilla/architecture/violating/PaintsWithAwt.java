package dev.casilla.architecture.violating;

import java.awt.Color;

/** Uses AWT, which Android lacks, to prove the rule against it. */
public final class PaintsWithAwt {
  public Color ink() {
    return Color.BLACK;
  }
}
