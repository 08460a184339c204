package dev.casilla.reader.fit;

import dev.casilla.reader.evidence.LineDirection;
import dev.casilla.reader.evidence.SeenLines;
import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import java.util.Arrays;
import java.util.Optional;

/**
 * Where else a grid may lie, once a mesh was fitted to its lines and they tell that it went astray.
 * Keeps its buffers; not safe for use by several threads.
 *
 * <p>Two ways to go astray are common. A frame or a heading passes for a line, and the mesh is off
 * by a row: then the lines go on beyond the opposite side. Or a corner was guessed so badly that it
 * found its way to the next lines: then a plane laid through all nodes, those that do not fit in
 * counting little, has its corner elsewhere.
 */
final class AlternativeQuadFinder {
  /** Inner lines, of 8, that go on beyond a side where the grid does. */
  private static final int MIN_CONTINUING_LINES = 4;

  /** Cells between corners beyond which a second fit may end elsewhere. */
  private static final double MIN_CORNER_SHIFT = 0.25;

  /** Cells that a node is off the plane where it loses half its weight. */
  private static final double HALF_WEIGHT_DISTANCE = 0.08;

  /** Rounds in which the weights settle. */
  private static final int ROUNDS = 6;

  private final Homography.Fit fit = new Homography.Fit();
  private final double[] weights = new double[Mesh.LINES * Mesh.LINES];

  /** The other place for a mesh that was fitted to these lines, if they tell of one. */
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

  /** A row back or on, if the lines of this direction go on there and only there; else 0. */
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
      fit.weigh(weights[node]);
      fit.add(column, row, mesh.x(row, column), mesh.y(row, column));
    }
    return fit.solve();
  }
}
