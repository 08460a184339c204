package dev.casilla.reader.testing;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.result.FoundGrid;
import java.util.List;

/**
 * How far a found grid is off the truth, in cells, by the corner or node that is farthest off.
 * Which of the four corners comes first does not count: geometry cannot tell.
 */
public final class PlanarError {
  /** Cells that a grid may be off and still be found: beyond that its cells are mixed up. */
  public static final double FOUND = 0.35;

  private PlanarError() {}

  /** The worst of the four corners. */
  public static double ofCorners(FoundGrid grid, Quad truth) {
    double best = Double.MAX_VALUE;
    Quad turned = truth;
    for (int i = 0; i < 4; i++) {
      best = Math.min(best, grid.corners().farthestCorner(turned));
      turned = turned.quarterTurned();
    }
    return best / grid.mesh().cellSide();
  }

  /** The worst of the hundred nodes, which come row by row. */
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
