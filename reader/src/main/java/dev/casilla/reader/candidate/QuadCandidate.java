package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Polarity;

/**
 * An area that may be a grid, in pixels of the original image.
 *
 * @param mesh the expected crossings of its lines
 * @param polarity the polarity of the grid
 * @param kind where it comes from
 */
public record QuadCandidate(Mesh mesh, Polarity polarity, Kind kind) {
  /** Where a candidate comes from. */
  public enum Kind {
    /** A flat quad that stands alone. */
    FLAT,
    /** A lattice of cells on bent paper. */
    BENT,
    /**
     * One of several 9×9 squares that together fill a lattice, as adjacent puzzles do; its lines
     * may continue in the next one.
     */
    TILE
  }

  /** A candidate with these corners. */
  public static QuadCandidate of(Quad corners, Polarity polarity, Kind kind) {
    return new QuadCandidate(Mesh.of(Homography.of(corners, Mesh.CELLS)), polarity, kind);
  }

  /** The corners of the area. */
  public Quad corners() {
    return mesh.corners();
  }

  public boolean isTile() {
    return kind == Kind.TILE;
  }
}
