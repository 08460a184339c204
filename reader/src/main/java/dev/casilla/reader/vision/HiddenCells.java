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

  /** Edges of the border, of 36, below which a puzzle has none. */
  private static final int FEWEST_ON_BORDER = 9;

  /**
   * Edges inside, of 144, that are seen where a board without a border is so plain that each of
   * them counts: a cell in the corner has no more than two.
   */
  private static final int PLAIN_INSIDE = 138;

  private final Rectifier rectifier = new Rectifier();
  private final GrayImage board = new GrayImage();
  private final LineScan scan = new LineScan();
  private final LineOffsets offsets = new LineOffsets();
  private final SeenLines lines = new SeenLines();
  private boolean isPlain;
  private boolean isOpen;

  /** Looks at a grid that was found in this picture. */
  public void look(Picture picture, FoundGrid grid) {
    GrayImage level = picture.levelWith(grid.mesh().cellSide(), LineDirection.BOARD.cell());
    Mesh mesh = grid.mesh().times(picture.scaleOf(level));
    rectifier.rectify(level, mesh, LineDirection.BOARD, board);
    if (grid.inverted()) {
      board.invert();
    }
    scan.scan(board, GridFitter.FINAL_REACH, offsets);
    lines.look(board, offsets, mesh, level);
    int onBorder = lines.onBorder();
    int inside = lines.seen() - onBorder;
    isOpen = onBorder < FEWEST_ON_BORDER && inside >= PLAIN_INSIDE;
    isPlain = onBorder + inside >= PLAIN;
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
    return isOpen ? lacking > 0 : isPlain && lacking > MOST_LACKING;
  }

  private int lacking(LineDirection direction, int line, int place) {
    boolean isBorder = line == 0 || line == Mesh.CELLS;
    return lines.isEdge(direction, line * Mesh.CELLS + place) || (isOpen && isBorder) ? 0 : 1;
  }
}
