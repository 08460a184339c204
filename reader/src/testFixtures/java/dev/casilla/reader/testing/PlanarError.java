package dev.casilla.reader.testing;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.result.FoundGrid;
import java.util.List;

/**
 * Distance of a found grid from the truth in cells, by its worst corner or node. The order of the
 * four corners is ignored, because geometry does not determine it.
 */
public final class PlanarError {
  /** Maximum error of a found grid in cells; beyond it, cells are mixed up. */
  public static final double FOUND = 0.35;

  private PlanarError() {}

  /** The error of the worst corner. */
  public static double ofCorners(FoundGrid grid, Quad truth) {
    double best = Double.MAX_VALUE;
    Quad turned = truth;
    for (int i = 0; i < 4; i++) {
      best = Math.min(best, grid.corners().farthestCorner(turned));
      turned = turned.quarterTurned();
    }
    return best / grid.mesh().cellSide();
  }

  /** The error of the worst of the 100 nodes, given row by row. */
  public static double ofNodes(FoundGrid grid, List<Point> truth) {
    double best = Double.MAX_VALUE;
    Mesh turned = grid.mesh();
    for (int i = 0; i < 4; i++) {
      best = Math.min(best, worstNode(turned, truth));
      turned = turned.quarterTurned();
    }
    return best / grid.mesh().cellSide();
  }

  /** The corners of a grid with these nodes. */
  public static Quad cornersOf(List<Point> nodes) {
    return new Quad(nodes.get(0), nodes.get(9), nodes.get(99), nodes.get(90));
  }

  private static double worstNode(Mesh mesh, List<Point> truth) {
    double worst = 0;
    for (int i = 0; i < truth.size(); i++) {
      Point node = mesh.node(i / Mesh.LINES, i % Mesh.LINES);
      worst = Math.max(worst, Math.hypot(node.x() - truth.get(i).x(), node.y() - truth.get(i).y()));
    }
    return worst;
  }
}
