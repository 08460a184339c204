package dev.casilla.reader.fit;

/** How much effort the search for grids spends on an image. */
public enum SearchEffort {
  /**
   * A camera frame, one of thirty in a second: the pass that nearly always succeeds, and one of the
   * others in turn, so that a grid that needs it is found a few frames later.
   */
  FRAME,
  /** A single photo: all passes. */
  PHOTO
}
