package dev.casilla.app.model;

/** The source of a puzzle. The names are stored: do not change them. */
public enum Origin {
  SCAN,
  PHOTO,
  TYPED,
  PASTED,
  GENERATED
}
