package dev.casilla.reader.result;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;

/**
 * A grid in an image.
 *
 * @param mesh the crossings of its lines, in pixels of the upright image
 * @param evidence the part of the grid's lines that was seen: 1 for all of them; below 0.5 there is
 *     no grid
 * @param inverted whether the lines are lighter than the paper
 */
public record FoundGrid(Mesh mesh, double evidence, boolean inverted) {
  public Quad corners() {
    return mesh.corners();
  }

  /** The same grid, rotated clockwise by a quarter turn. */
  public FoundGrid quarterTurned() {
    return new FoundGrid(mesh.quarterTurned(), evidence, inverted);
  }
}
