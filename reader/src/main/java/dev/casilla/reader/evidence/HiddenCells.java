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
 * Finds cells that something lies upon, as a finger on a corner of the paper: where nearly all
 * lines of a board are seen, a cell that lacks most of its own is hidden. What is below cannot be
 * known. Keeps its buffers; not safe for use by several threads.
 *
 * <p>A reflection or white paint is as small as a cell, and takes parts of two or three of its
 * lines: there the paper is <i>bare</i>. Under a pen lines are not seen either, but it is dark.
 */
public final class HiddenCells {
  /** Edges of a board, of 180, that are seen where its lines are plain: a finger hides some ten. */
  private static final int MIN_SEEN_EDGES = 160;

  /** Edges of a cell, of four, that are not seen where it is hidden; a pen crosses one or two. */
  private static final int MAX_MISSING_EDGES = 2;

  /** Edges of the border, of 36, below which a puzzle has none. */
  private static final int MIN_BORDER_EDGES = 9;

  /**
   * Edges inside, of 144, that are seen where a board without a border is so plain that each of
   * them counts: a cell in the corner has no more than two.
   */
  private static final int MIN_SEEN_INNER_EDGES = 138;

  /** Bare pixels of a cell's edges, of 56, that hide it: of what is empty hardly any has more. */
  private static final int MIN_BARE_IF_HIDDEN = 10;

  /** The same that touch it. */
  private static final int MIN_BARE_IF_TOUCHED = 6;

  /** Edges of a line, of nine, that are seen where a bare one tells something. */
  private static final int MIN_SEEN_OF_LINE = 4;

  /** Parts of the pixels inside a cell, from the darkest, that are darker than its paper. */
  private static final double PAPER_QUANTILE = 0.7;

  /** Pixels of a cell's rim that may belong to lines. */
  private static final int RIM_PIXELS = 4;

  /** Cells to each side that tell how bright the paper is here. */
  private static final int NEIGHBOUR_REACH = 2;

  /** Edges of a board, of 180, that are seen where bare ones tell something. */
  private static final int MIN_TELLING_EDGES = 144;

  /** The same inside, of 144, of a board without a border. */
  private static final int MIN_TELLING_INNER_EDGES = 115;

  private final Rectifier rectifier = new Rectifier();
  private final GrayImage board = new GrayImage();
  private final LineScanner scan = new LineScanner();
  private final LineOffsets offsets = new LineOffsets();
  private final SeenLines lines = new SeenLines();
  private final Histogram histogram = new Histogram();
  private final int[] papers = new int[Mesh.CELLS * Mesh.CELLS];
  private final int[] around = new int[(2 * NEIGHBOUR_REACH + 1) * (2 * NEIGHBOUR_REACH + 1)];
  private boolean arePapersKnown;
  private boolean isPlain;
  private boolean isFair;
  private boolean isOpen;

  /** Looks at a grid that was found in this picture. */
  public void look(Picture picture, FoundGrid grid) {
    GrayImage level = picture.levelWith(grid.mesh().cellSide(), LineDirection.BOARD.cell());
    Mesh mesh = grid.mesh().times(picture.scaleOf(level));
    rectifier.rectify(level, mesh, LineDirection.BOARD, board);
    if (grid.inverted()) {
      board.invert();
    }
    scan.scan(board, LineScanner.FINAL_REACH, offsets);
    lines.look(board, offsets, mesh, level);
    int onBorder = lines.seenBorderEdges();
    int inside = lines.seenEdges() - onBorder;
    boolean hasBorder = onBorder >= MIN_BORDER_EDGES;
    isOpen = !hasBorder && inside >= MIN_SEEN_INNER_EDGES;
    isPlain = onBorder + inside >= MIN_SEEN_EDGES;
    isFair = hasBorder ? onBorder + inside >= MIN_TELLING_EDGES : inside >= MIN_TELLING_INNER_EDGES;
    arePapersKnown = false;
  }

  /** Only where a line is missing: of most boards that are seen whole nobody asks. */
  private void lookAtPapers() {
    for (int cell = 0; cell < papers.length; cell++) {
      papers[cell] = paperIn(cell);
    }
    arePapersKnown = true;
  }

  private int paperIn(int cell) {
    BoardSize size = LineDirection.BOARD;
    int row = cell / Mesh.CELLS;
    int top = size.margin() + row * size.cell();
    int left = size.margin() + cell % Mesh.CELLS * size.cell();
    histogram.clear();
    for (int y = top + RIM_PIXELS; y < top + size.cell() - RIM_PIXELS; y++) {
      int from = y * size.side() + left;
      histogram.add(board.luma(), from + RIM_PIXELS, from + size.cell() - RIM_PIXELS);
    }
    return histogram.quantile(PAPER_QUANTILE);
  }

  /** Whether the cell is hidden; counted row by row. */
  public boolean isHidden(int cell) {
    int lacking = missingEdges(cell);
    return isOpen
        ? lacking > 0
        : (isPlain && lacking > MAX_MISSING_EDGES)
            || (isFair && lacking > 0 && bare(cell) >= MIN_BARE_IF_HIDDEN);
  }

  /** Whether something bright touches the cell: it may hide part of what is inside. */
  public boolean isTouched(int cell) {
    return isFair && missingEdges(cell) > 0 && bare(cell) >= MIN_BARE_IF_TOUCHED;
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
    return isSeen || (isOpen && isBorder(line)) ? 0 : 1;
  }

  /** Bare pixels of the cell's edges. Borders break off by themselves: alone they tell nothing. */
  private int bare(int cell) {
    int row = cell / Mesh.CELLS;
    int column = cell % Mesh.CELLS;
    int dark = (int) (paperAround(row, column) - offsets.contrast());
    int inside = 0;
    int onBorder = 0;
    for (int side = 0; side < 2; side++) {
      int across = bare(LineDirection.DOWN, column + side, row, dark);
      int along = bare(LineDirection.RIGHT, row + side, column, dark);
      inside += (isBorder(column + side) ? 0 : across) + (isBorder(row + side) ? 0 : along);
      onBorder += (isBorder(column + side) ? across : 0) + (isBorder(row + side) ? along : 0);
    }
    return inside + Math.min(onBorder, inside);
  }

  private static boolean isBorder(int line) {
    return line == 0 || line == Mesh.CELLS;
  }

  private int bare(LineDirection direction, int line, int place, int dark) {
    return lines.seenEdgesOfLine(direction, line) >= MIN_SEEN_OF_LINE
        ? lines.barePixels(direction, line * Mesh.CELLS + place, dark)
        : 0;
  }

  /** The median of the cells around: of the cell itself something else may be seen than paper. */
  private int paperAround(int row, int column) {
    if (!arePapersKnown) {
      lookAtPapers();
    }
    int count = 0;
    for (int y = Math.max(0, row - NEIGHBOUR_REACH);
        y <= Math.min(Mesh.CELLS - 1, row + NEIGHBOUR_REACH);
        y++) {
      int last = Math.min(Mesh.CELLS - 1, column + NEIGHBOUR_REACH);
      for (int x = Math.max(0, column - NEIGHBOUR_REACH); x <= last; x++) {
        around[count] = papers[y * Mesh.CELLS + x];
        count++;
      }
    }
    Arrays.sort(around, 0, count);
    return around[count / 2];
  }
}
