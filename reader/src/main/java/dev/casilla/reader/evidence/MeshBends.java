package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.result.FoundGrid;
import java.util.Arrays;

/**
 * Measures how sharply a mesh bends, or how abruptly its cells change in size. Curled or folded
 * paper bends a little. A mesh that was fitted to something else, for instance because a corner is
 * outside of the image, bends much more. Reuses its buffer; not thread-safe.
 *
 * <p>The bend at three consecutive nodes is the second difference of their positions: twice the
 * distance of the middle node from the midpoint of the others.
 */
public final class MeshBends {
  /** The largest bends are ignored: a pen may have displaced a node. */
  private static final int IGNORED_WORST = 5;

  /** Evidence that outweighs a bend of one cell side; meshes bend by at most a tenth of that. */
  private static final double BEND_PENALTY = 3;

  private final double[] bends = new double[2 * Mesh.LINES * (Mesh.LINES - 2)];

  /** The largest bend in cell sides, without outliers. */
  double peakBend(Mesh mesh) {
    measure(mesh);
    Arrays.sort(bends);
    return bends[bends.length - 1 - IGNORED_WORST] / mesh.cellSide();
  }

  /** The root mean square of all bends, in cell sides. */
  public double rmsBend(Mesh mesh) {
    measure(mesh);
    double sum = 0;
    for (double bend : bends) {
      sum += bend * bend;
    }
    return Math.sqrt(sum / bends.length) / mesh.cellSide();
  }

  /**
   * Score for choosing between fits of one grid: with similar evidence, the straighter mesh is
   * nearly always correct.
   */
  public double rankingScore(FoundGrid fit) {
    return fit.evidence() - BEND_PENALTY * rmsBend(fit.mesh());
  }

  private void measure(Mesh mesh) {
    int count = 0;
    for (int line = 0; line < Mesh.LINES; line++) {
      for (int place = 1; place < Mesh.CELLS; place++) {
        bends[count++] = bend(mesh, line, place, 0, 1);
        bends[count++] = bend(mesh, place, line, 1, 0);
      }
    }
  }

  private static double bend(Mesh mesh, int row, int column, int down, int right) {
    double x =
        mesh.x(row - down, column - right)
            - 2 * mesh.x(row, column)
            + mesh.x(row + down, column + right);
    double y =
        mesh.y(row - down, column - right)
            - 2 * mesh.y(row, column)
            + mesh.y(row + down, column + right);
    return Math.sqrt(x * x + y * y);
  }
}
