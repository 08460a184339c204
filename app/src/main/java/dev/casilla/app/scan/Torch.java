package dev.casilla.app.scan;

/** The camera's light. */
public enum Torch {
  ABSENT,
  OFF,
  ON
}
