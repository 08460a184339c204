package dev.casilla.app.scan;

/** What is wanted of the frames. */
public enum Aim {
  /** The reading as soon as frames agree on it. */
  READ,
  /** The reading now, sure or not: the shutter was pressed. */
  TAKE,
  /** The solution, to be drawn into the picture, as long as it is asked for. */
  PEEK
}
