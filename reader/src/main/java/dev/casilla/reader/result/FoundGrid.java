package dev.casilla.reader.result;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;

/**
 * A grid in a picture.
 *
 * @param mesh where its lines cross, in pixels of the picture when it stands upright
 * @param evidence how much of the grid's lines was seen: 1 all of them, below 0.5 no grid
 * @param inverted whether its lines are lighter than what is between them
 */
public record FoundGrid(Mesh mesh, double evidence, boolean inverted) {
  public Quad corners() {
    return mesh.corners();
  }

  /** The same grid, taken to stand a quarter turn clockwise from how it lies here. */
  public FoundGrid quarterTurned() {
    return new FoundGrid(mesh.quarterTurned(), evidence, inverted);
  }
}
