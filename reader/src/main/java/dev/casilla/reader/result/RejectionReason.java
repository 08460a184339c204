package dev.casilla.reader.result;

/** Why no grid could be read, in terms that the user can act on. */
public enum RejectionReason implements GridSearchResult {
  /** The dimensions do not match the data: the image is truncated or invalid. */
  BROKEN_PICTURE,
  /** The image has too many pixels. */
  HUGE_PICTURE,
  /** Nothing in the image looks like a grid. */
  NO_GRID,
  /** The cells of the grid are too small to read: move closer. */
  TOO_SMALL,
  /** The page is tilted too much: hold the camera above it. */
  TOO_SKEWED,
  /** The image is blurred: hold still, or clean the lens. */
  TOO_BLURRED,
  /** Not enough light, or not enough contrast. */
  TOO_DARK,
  /** A part of the grid lies outside of the image: move back. */
  CUT_OFF,
  /** Every grid has more printed digits than a puzzle has: it is a solution. */
  FILLED_IN,
  /** The page is mirrored, or seen through the paper. */
  MIRRORED
}
