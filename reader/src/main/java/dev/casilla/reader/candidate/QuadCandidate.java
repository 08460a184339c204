package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Polarity;
import java.util.Optional;

/**
 * An area that may be a grid, in pixels of the original image.
 *
 * @param corners its corners
 * @param polarity the polarity of the grid
 * @param kind where it comes from
 * @param bent the expected crossings of its lines, if they do not lie in a plane
 */
public record QuadCandidate(Quad corners, Polarity polarity, Kind kind, Optional<Mesh> bent) {
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
    return new QuadCandidate(corners, polarity, kind, Optional.empty());
  }

  /** A candidate on bent paper. */
  static QuadCandidate bent(Mesh mesh, Polarity polarity) {
    return new QuadCandidate(mesh.corners(), polarity, Kind.BENT, Optional.of(mesh));
  }

  /** The expected crossings of its lines in an image that is scaled by this factor. */
  public Mesh meshScaled(double factor) {
    return bent.isPresent()
        ? bent.get().scaled(factor)
        : Mesh.of(Homography.of(corners.scaled(factor), Mesh.CELLS));
  }

  public boolean isTile() {
    return kind == Kind.TILE;
  }
}
