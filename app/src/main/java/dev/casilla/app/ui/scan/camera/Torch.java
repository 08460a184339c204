package dev.casilla.app.ui.scan.camera;

/** The camera's light. */
public enum Torch {
  ABSENT,
  OFF,
  ON
}
