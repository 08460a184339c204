package dev.casilla.reader.result;

/** Why no grid was found, as the person can act on it. */
public enum RejectionReason implements GridSearchResult {
  /** The sizes do not fit the bytes: a picture that was cut short or never was one. */
  BROKEN_PICTURE,
  /** More pixels than a picture may have here. */
  HUGE_PICTURE,
  /** Nothing like a grid in the picture. */
  NO_GRID,
  /** There is a grid, but its cells are too small to be read: go closer. */
  TOO_SMALL,
  /** Seen at too flat an angle: hold the camera above the page. */
  TOO_SKEWED,
  /** Nothing in the picture is sharp: hold still, or clean the lens. */
  TOO_BLURRED,
  /** Not enough light, or not enough contrast. */
  TOO_DARK,
  /** A part of a grid that goes on beyond the rim of the picture: go back. */
  CUT_OFF,
  /** Every grid has more printed digits than puzzles have: solved already, or a solution. */
  FILLED_IN,
  /** Seen in a mirror, or through the paper. */
  MIRRORED
}
