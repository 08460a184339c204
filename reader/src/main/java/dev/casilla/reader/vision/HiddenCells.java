package dev.casilla.reader.vision;

/**
 * Finds cells that something lies upon, as a finger on a corner of the paper: where nearly all
 * lines of a board are seen, a cell that lacks most of its own is hidden. What is below cannot be
 * known. Keeps its buffers; not safe for use by several threads.
 */
public final class HiddenCells {
  /** Edges of a board, of 180, that are seen where its lines are plain: a finger hides some ten. */
  private static final int PLAIN = 160;

  /** Edges of a cell, of four, that are not seen where it is hidden; a pen crosses one or two. */
  private static final int MOST_LACKING = 2;

  private final Rectifier rectifier = new Rectifier();
  private final GrayImage board = new GrayImage();
  private final LineScan scan = new LineScan();
  private final SeenLines lines = new SeenLines();
  private boolean isPlain;

  /** Looks at a grid that was found in this picture. */
  public void look(Picture picture, FoundGrid grid) {
    GrayImage level = picture.levelWith(grid.mesh().cellSide(), LineDirection.BOARD.cell());
    Mesh mesh = grid.mesh().times(picture.scaleOf(level));
    rectifier.rectify(level, mesh, LineDirection.BOARD, board);
    if (grid.inverted()) {
      board.invert();
    }
    scan.scan(board, GridFitter.FINAL_REACH);
    lines.look(board, scan, mesh, level);
    int seen = 0;
    for (LineDirection direction : LineDirection.values()) {
      for (int edge = 0; edge < LineDirection.EDGES; edge++) {
        seen += lines.isEdge(direction, edge) ? 1 : 0;
      }
    }
    isPlain = seen >= PLAIN;
  }

  /** Whether the cell is hidden; counted row by row. */
  public boolean isHidden(int cell) {
    int row = cell / Mesh.CELLS;
    int column = cell % Mesh.CELLS;
    int lacking =
        lacking(LineDirection.DOWN, column, row)
            + lacking(LineDirection.DOWN, column + 1, row)
            + lacking(LineDirection.RIGHT, row, column)
            + lacking(LineDirection.RIGHT, row + 1, column);
    return isPlain && lacking > MOST_LACKING;
  }

  private int lacking(LineDirection direction, int line, int place) {
    return lines.isEdge(direction, line * Mesh.CELLS + place) ? 0 : 1;
  }
}
