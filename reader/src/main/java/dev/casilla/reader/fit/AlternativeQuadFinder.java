package dev.casilla.reader.fit;

import dev.casilla.reader.evidence.LineDirection;
import dev.casilla.reader.evidence.SeenLines;
import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import java.util.Arrays;
import java.util.Optional;

/**
 * Proposes another position for a grid if the lines near a fitted mesh show that the fit is wrong.
 * Reuses its buffers; not thread-safe.
 *
 * <p>Two errors are common. If a frame or a heading was taken for a line, the mesh is off by one
 * row, and the lines continue beyond the opposite side. If a corner of the candidate was far off,
 * its mesh node was attracted by the wrong lines; a robust plane through all nodes has its corner
 * elsewhere.
 */
final class AlternativeQuadFinder {
  /** Minimum inner lines, of 8, that continue beyond a side of the mesh where the grid does. */
  private static final int MIN_CONTINUING_LINES = 4;

  /** Minimum distance between corners, in cells, for a second fit. */
  private static final double MIN_CORNER_SHIFT = 0.25;

  /** Distance of a node from the plane, in cells, at which it has half its weight. */
  private static final double HALF_WEIGHT_DISTANCE = 0.08;

  /** Rounds of iteratively reweighted least squares. */
  private static final int ROUNDS = 6;

  private final Homography.Fit fit = new Homography.Fit();
  private final double[] weights = new double[Mesh.LINES * Mesh.LINES];

  /** Returns the alternative position of a mesh that was fitted to these lines, if there is one. */
  Optional<Quad> of(Mesh mesh, SeenLines lines) {
    int right = step(lines, LineDirection.RIGHT);
    int down = step(lines, LineDirection.DOWN);
    if (right != 0 || down != 0) {
      return Optional.of(cornersOf(Homography.of(mesh.corners(), Mesh.CELLS), right, down));
    }
    Quad plane = cornersOf(planeThrough(mesh), 0, 0);
    return plane.farthestCorner(mesh.corners()) < MIN_CORNER_SHIFT * mesh.cellSide()
        ? Optional.empty()
        : Optional.of(plane);
  }

  /**
   * Returns 1 or -1 if the lines of this direction continue beyond their end only or their start
   * only, else 0.
   */
  private static int step(SeenLines lines, LineDirection direction) {
    int back = lines.continuingLinesBefore(direction) >= MIN_CONTINUING_LINES ? 1 : 0;
    int on = lines.continuingLinesAfter(direction) >= MIN_CONTINUING_LINES ? 1 : 0;
    return on - back;
  }

  private static Quad cornersOf(Homography view, int right, int down) {
    int farRight = right + Mesh.CELLS;
    int farDown = down + Mesh.CELLS;
    return new Quad(
        view.map(right, down),
        view.map(farRight, down),
        view.map(farRight, farDown),
        view.map(right, farDown));
  }

  private Homography planeThrough(Mesh mesh) {
    double unit = HALF_WEIGHT_DISTANCE * mesh.cellSide();
    Arrays.fill(weights, 1);
    Homography plane = weighted(mesh);
    for (int round = 1; round < ROUNDS; round++) {
      for (int node = 0; node < weights.length; node++) {
        int row = node / Mesh.LINES;
        int column = node % Mesh.LINES;
        double x = (plane.x(column, row) - mesh.x(row, column)) / unit;
        double y = (plane.y(column, row) - mesh.y(row, column)) / unit;
        weights[node] = 1 / (1 + x * x + y * y);
      }
      plane = weighted(mesh);
    }
    return plane;
  }

  private Homography weighted(Mesh mesh) {
    fit.clear();
    for (int node = 0; node < weights.length; node++) {
      int row = node / Mesh.LINES;
      int column = node % Mesh.LINES;
      fit.setWeight(weights[node]);
      fit.add(column, row, mesh.x(row, column), mesh.y(row, column));
    }
    return fit.solve();
  }
}
