package dev.casilla.app.reading.frame;

/** What is wanted of the frames. */
public enum ScanMode {
  /** The reading as soon as frames agree on it. */
  READ,
  /** Nothing: the shutter was pressed, and a picture is on its way. */
  PICTURE,
  /** The next reading, sure or not: the picture showed no grid, or there is none. */
  TAKE,
  /** The solution, to be drawn into the picture, as long as it is asked for. */
  PEEK
}
