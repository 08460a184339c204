package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Polarity;

/**
 * A quad that may be the border of a grid.
 *
 * @param corners its position, in pixels of the original image
 * @param polarity the polarity of the grid
 * @param isTile whether it is one of several 9×9 squares that together fill a lattice, as adjacent
 *     puzzles do; its lines may continue in the next one
 */
public record QuadCandidate(Quad corners, Polarity polarity, boolean isTile) {
  /** A candidate that stands alone. */
  public static QuadCandidate alone(Quad corners, Polarity polarity) {
    return new QuadCandidate(corners, polarity, false);
  }
}
