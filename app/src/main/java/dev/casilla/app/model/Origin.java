package dev.casilla.app.model;

/** How a puzzle came to Casilla. The names are stored: do not change them. */
public enum Origin {
  SCAN,
  PHOTO,
  TYPED,
  PASTED,
  GENERATED
}
