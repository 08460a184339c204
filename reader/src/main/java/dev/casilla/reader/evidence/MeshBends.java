package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.result.FoundGrid;
import java.util.Arrays;

/**
 * How sharply a mesh bends, or how suddenly its cells change in size, at its worst. Paper that is
 * curled or folded does so a little; a mesh that was drawn to what is no line of the grid, as where
 * a corner is beyond the rim of the picture, does so much more. Keeps its buffer; not safe for use
 * by several threads.
 *
 * <p>For three nodes in a row that is how far the middle one is from where two equal steps would
 * have it, twice.
 */
public final class MeshBends {
  /** The worst few are left out: a pen may have drawn a node aside. */
  private static final int IGNORED_WORST = 5;

  /** Evidence that a bend of a cell's side outweighs; meshes bend by a tenth of that at most. */
  private static final double BEND_PENALTY = 3;

  private final double[] bends = new double[2 * Mesh.LINES * (Mesh.LINES - 2)];

  /** The worst bend, in parts of a cell's side. */
  double peakBend(Mesh mesh) {
    measure(mesh);
    Arrays.sort(bends);
    return bends[bends.length - 1 - IGNORED_WORST] / mesh.cellSide();
  }

  /** The root of the mean of all bends' squares, in parts of a cell's side. */
  public double rmsBend(Mesh mesh) {
    measure(mesh);
    double sum = 0;
    for (double bend : bends) {
      sum += bend * bend;
    }
    return Math.sqrt(sum / bends.length) / mesh.cellSide();
  }

  /** Of two fits of one grid that are seen as well, the straighter one is right nearly always. */
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
