package dev.casilla.app.reading.frame;

/** How frames are processed. */
public enum ScanMode {
  /** Takes a reading as soon as frames agree on it. */
  READ,
  /** Takes nothing: the shutter is pressed and a picture is about to arrive. */
  PICTURE,
  /** Takes the next reading, even if doubtful: the picture failed or showed no grid. */
  TAKE,
  /** Takes nothing, and shows the solution in the picture. */
  PEEK
}
