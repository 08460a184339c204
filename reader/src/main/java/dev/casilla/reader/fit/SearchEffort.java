package dev.casilla.reader.fit;

/** How much is done to find a grid in one picture. */
public enum SearchEffort {
  /**
   * A frame of a camera, of which there are thirty a second: the look that nearly always does, and
   * one of the others by turns, so that what needs it is found a few frames later.
   */
  FRAME,
  /** A photo, which there is only one of: every look. */
  PHOTO
}
