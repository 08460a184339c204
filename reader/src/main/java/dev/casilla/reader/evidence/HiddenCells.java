package dev.casilla.reader.evidence;

import dev.casilla.reader.board.BoardSize;
import dev.casilla.reader.board.Rectifier;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Histogram;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;
import java.util.Arrays;

/**
 * Finds occluded cells, such as those under a finger: if nearly all lines of a board are seen, a
 * cell without most of its own lines is hidden, and its content is unknown. Reuses its buffers; not
 * thread-safe.
 *
 * <p>A reflection or white paint is about as large as a cell and removes parts of two or three of
 * its lines. There the pixels are <i>bare</i>: no line and nothing dark. A pen also hides lines,
 * but it is dark.
 */
public final class HiddenCells {
  /** Minimum edges seen, of 180, on a board with clear lines; a finger hides about ten. */
  private static final int MIN_SEEN_EDGES = 160;

  /** Maximum missing edges of a visible cell, of four; a pen crosses one or two. */
  private static final int MAX_MISSING_EDGES = 2;

  /** Minimum border edges seen, of 36, on a board with a border. */
  private static final int MIN_BORDER_EDGES = 9;

  /**
   * Minimum inner edges seen, of 144, on a board without a border that is so clear that each
   * missing edge counts: a corner cell has only two.
   */
  private static final int MIN_SEEN_INNER_EDGES = 138;

  /** Minimum bare pixels on the edges of a hidden cell, of 56; hardly any empty cell has more. */
  private static final int MIN_BARE_IF_HIDDEN = 10;

  /** Minimum bare pixels on the edges of a partly covered cell. */
  private static final int MIN_BARE_IF_TOUCHED = 6;

  /** Minimum edges seen of a line, of nine, before its bare pixels count. */
  private static final int MIN_SEEN_OF_LINE = 4;

  /** The quantile of a cell's pixels that is taken for its paper. */
  private static final double PAPER_QUANTILE = 0.7;

  /** Pixels at each side of a cell that may belong to lines. */
  private static final int RIM_PIXELS = 4;

  /** Cells to each side that are used to estimate the local paper brightness. */
  private static final int NEIGHBOUR_REACH = 2;

  /** Minimum edges seen, of 180, before bare pixels count. */
  private static final int MIN_TELLING_EDGES = 144;

  /** Minimum inner edges seen, of 144, before bare pixels count on a board without a border. */
  private static final int MIN_TELLING_INNER_EDGES = 115;

  private final Rectifier rectifier = new Rectifier();
  private final GrayImage board = new GrayImage();
  private final LineScanner scan = new LineScanner();
  private final LineOffsets offsets = new LineOffsets();
  private final SeenLines lines = new SeenLines();
  private final Histogram histogram = new Histogram();
  private final int[] paperLuma = new int[Mesh.CELLS * Mesh.CELLS];
  private final int[] around = new int[(2 * NEIGHBOUR_REACH + 1) * (2 * NEIGHBOUR_REACH + 1)];
  private boolean isPaperMeasured;
  private boolean areNearlyAllLinesSeen;
  private boolean areMostLinesSeen;
  private boolean isBorderless;

  /** Analyzes a grid that was found in this image. */
  public void look(Picture picture, FoundGrid grid) {
    GrayImage level = picture.levelWith(grid.mesh().cellSide(), LineDirection.BOARD.cell());
    Mesh mesh = grid.mesh().scaled(picture.scaleOf(level));
    rectifier.rectify(level, mesh, LineDirection.BOARD, board);
    if (grid.inverted()) {
      board.invert();
    }
    scan.scan(board, LineScanner.FINAL_REACH, offsets);
    lines.analyze(board, offsets, mesh, level);
    int onBorder = lines.seenBorderEdges();
    int inside = lines.seenEdges() - onBorder;
    boolean hasBorder = onBorder >= MIN_BORDER_EDGES;
    isBorderless = !hasBorder && inside >= MIN_SEEN_INNER_EDGES;
    areNearlyAllLinesSeen = onBorder + inside >= MIN_SEEN_EDGES;
    areMostLinesSeen =
        hasBorder ? onBorder + inside >= MIN_TELLING_EDGES : inside >= MIN_TELLING_INNER_EDGES;
    isPaperMeasured = false;
  }

  /** Computed on demand: most boards have no missing line. */
  private void measurePaper() {
    for (int cell = 0; cell < paperLuma.length; cell++) {
      paperLuma[cell] = paperIn(cell);
    }
    isPaperMeasured = true;
  }

  private int paperIn(int cell) {
    BoardSize size = LineDirection.BOARD;
    int first = size.index(cell, RIM_PIXELS);
    histogram.clear();
    histogram.addSquare(board.luma(), size.side(), first, size.cell() - 2 * RIM_PIXELS);
    return histogram.quantile(PAPER_QUANTILE);
  }

  /** Whether the cell is hidden; cells are numbered row by row. */
  public boolean isHidden(int cell) {
    int missing = missingEdges(cell);
    return isBorderless
        ? missing > 0
        : (areNearlyAllLinesSeen && missing > MAX_MISSING_EDGES)
            || (areMostLinesSeen && missing > 0 && barePixels(cell) >= MIN_BARE_IF_HIDDEN);
  }

  /** Whether something bright touches the cell and may cover a part of it. */
  public boolean isTouched(int cell) {
    return areMostLinesSeen && missingEdges(cell) > 0 && barePixels(cell) >= MIN_BARE_IF_TOUCHED;
  }

  private int missingEdges(int cell) {
    int row = cell / Mesh.CELLS;
    int column = cell % Mesh.CELLS;
    return missingEdges(LineDirection.DOWN, column, row)
        + missingEdges(LineDirection.DOWN, column + 1, row)
        + missingEdges(LineDirection.RIGHT, row, column)
        + missingEdges(LineDirection.RIGHT, row + 1, column);
  }

  private int missingEdges(LineDirection direction, int line, int place) {
    boolean isSeen = lines.isEdgeSeen(direction, line * Mesh.CELLS + place);
    return isSeen || (isBorderless && isBorder(line)) ? 0 : 1;
  }

  /**
   * Counts the bare pixels on the edges of the cell. Borders are often broken, so they count only
   * up to the number inside.
   */
  private int barePixels(int cell) {
    int row = cell / Mesh.CELLS;
    int column = cell % Mesh.CELLS;
    int dark = (int) (paperAround(row, column) - offsets.contrast());
    int inside = 0;
    int onBorder = 0;
    for (int side = 0; side < 2; side++) {
      int across = barePixels(LineDirection.DOWN, column + side, row, dark);
      int along = barePixels(LineDirection.RIGHT, row + side, column, dark);
      inside += (isBorder(column + side) ? 0 : across) + (isBorder(row + side) ? 0 : along);
      onBorder += (isBorder(column + side) ? across : 0) + (isBorder(row + side) ? along : 0);
    }
    return inside + Math.min(onBorder, inside);
  }

  private static boolean isBorder(int line) {
    return line == 0 || line == Mesh.CELLS;
  }

  private int barePixels(LineDirection direction, int line, int place, int dark) {
    return lines.seenEdgesOfLine(direction, line) >= MIN_SEEN_OF_LINE
        ? lines.barePixels(direction, line * Mesh.CELLS + place, dark)
        : 0;
  }

  /** The median over the neighbouring cells, because the cell itself may be covered. */
  private int paperAround(int row, int column) {
    if (!isPaperMeasured) {
      measurePaper();
    }
    int count = 0;
    for (int y = Math.max(0, row - NEIGHBOUR_REACH);
        y <= Math.min(Mesh.CELLS - 1, row + NEIGHBOUR_REACH);
        y++) {
      int last = Math.min(Mesh.CELLS - 1, column + NEIGHBOUR_REACH);
      for (int x = Math.max(0, column - NEIGHBOUR_REACH); x <= last; x++) {
        around[count] = paperLuma[y * Mesh.CELLS + x];
        count++;
      }
    }
    Arrays.sort(around, 0, count);
    return around[count / 2];
  }
}
