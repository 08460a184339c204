package dev.casilla.reader.vision;

/**
 * Fits a mesh to the lines near a quad, and says how much of a grid is there. Keeps its buffers;
 * not safe for use by several threads.
 *
 * <p>The board is flattened by the mesh as known so far, the lines are looked for on it, and the
 * nodes are moved to them. At first the window is wide and the mesh stiff, so that it finds its way
 * to the lines as a whole; then it is let go step by step, until it follows a fold.
 */
final class GridFitter {
  /** A step: pixels to look to each side of a line, cells within which edges hold together. */
  private record Step(int reach, double radius) {}

  private static final Step[] STEPS = {
    new Step(8, 9), new Step(6, 5), new Step(5, 4), new Step(3, 2.2)
  };

  /** Pixels a line may still be off its place at last. */
  private static final int FINAL_REACH = 2;

  private final Rectifier rectifier = new Rectifier();
  private final GrayImage board = new GrayImage();
  private final LineScan scan = new LineScan();
  private final OffsetField field = new OffsetField();

  /** How much of a grid there seems to be near the quad at first sight: evidence, but rough. */
  double promise(Picture picture, Quad quad) {
    GrayImage level = levelFor(picture, quad);
    look(level, meshOn(picture, level, quad), STEPS[0].reach);
    return evidence();
  }

  /** The mesh that meets the lines near the quad best. */
  FoundGrid fit(Picture picture, Quad quad) {
    GrayImage level = levelFor(picture, quad);
    Mesh mesh = meshOn(picture, level, quad);
    for (Step step : STEPS) {
      look(level, mesh, step.reach);
      mesh = moved(mesh, step.radius);
    }
    look(level, mesh, FINAL_REACH);
    return new FoundGrid(mesh.times(1 / picture.scaleOf(level)), evidence(), picture.isInverted());
  }

  private static GrayImage levelFor(Picture picture, Quad quad) {
    double cell = Math.sqrt(Math.max(0, quad.area())) / Mesh.CELLS;
    return picture.levelWith(cell, LineDirection.BOARD.cell());
  }

  private static Mesh meshOn(Picture picture, GrayImage level, Quad quad) {
    return Mesh.of(Homography.of(quad.times(picture.scaleOf(level)), Mesh.CELLS));
  }

  private double evidence() {
    return new LineEvidence(board, scan).total();
  }

  private void look(GrayImage level, Mesh mesh, int reach) {
    rectifier.rectify(level, mesh, LineDirection.BOARD, board);
    scan.scan(board, reach);
  }

  private Mesh moved(Mesh mesh, double radius) {
    double[] right = field.smooth(scan, LineDirection.DOWN, radius);
    double[] down = field.smooth(scan, LineDirection.RIGHT, radius);
    double cell = LineDirection.BOARD.cell();
    return new Mesh(
        (row, column) -> {
          int node = row * Mesh.LINES + column;
          return mesh.at(column + right[node] / cell, row + down[node] / cell);
        });
  }
}
