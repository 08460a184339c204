package dev.casilla.app.ui.board;

import dev.casilla.solver.Cells;

/**
 * Positions of a board's lines and cells, in whole pixels from its top left corner.
 *
 * <p>A board is square: columns and rows have the same positions. Immutable.
 */
/*
 * All cells have the same whole number of pixels and every line starts on a whole pixel, so that
 * lines are crisp at any size. The remainder of the division by nine is left outside.
 * Invariant: start(i + 1) == start(i) + cell + line(i + 1), and side == start(8) + cell + frame.
 */
final class BoardGeometry {
  private static final int BLOCK = 3;
  private static final float FRAME_DP = 2f;
  private static final float BLOCK_LINE_DP = 1.5f;
  private static final float CELL_LINE_DP = 0.5f;

  /** Smaller boards have only thick lines. */
  private static final float SMALL_DP = 100f;

  private static final float THICKEST_OF_SMALL_DP = 1f;

  private final int frame;
  private final int blockLine;
  private final int cellLine;
  private final int cell;

  /** The largest board in {@code room} pixels, at {@code density} pixels per dp. */
  BoardGeometry(int room, float density) {
    float thickest = room < SMALL_DP * density ? THICKEST_OF_SMALL_DP : FRAME_DP;
    frame = whole(thickest * density);
    blockLine = whole(Math.min(BLOCK_LINE_DP, thickest) * density);
    cellLine = whole(CELL_LINE_DP * density);
    cell = Math.max(0, (room - lines()) / Cells.SIDE);
  }

  int side() {
    return Cells.SIDE * cell + lines();
  }

  int cellSide() {
    return cell;
  }

  /** Where the column (or row) {@code index}, 0..8, starts. */
  int start(int index) {
    int blockLines = index / BLOCK;
    return frame + index * cell + blockLines * blockLine + (index - blockLines) * cellLine;
  }

  /** How wide the line before the column (or row) {@code index} is; 9 is the frame at the end. */
  int lineBefore(int index) {
    if (index == 0 || index == Cells.SIDE) {
      return frame;
    }
    return index % BLOCK == 0 ? blockLine : cellLine;
  }

  /** The cell at a point, or -1 outside the board; a line belongs to the cell after it. */
  int cellAt(float x, float y) {
    if (x < 0 || y < 0 || x >= side() || y >= side()) {
      return -1;
    }
    return Cells.at(indexAt(y), indexAt(x));
  }

  private int indexAt(float place) {
    int index = Cells.SIDE - 1;
    while (index > 0 && place < start(index) - lineBefore(index)) {
      index--;
    }
    return index;
  }

  private int lines() {
    return 2 * frame + 2 * blockLine + 6 * cellLine;
  }

  private static int whole(float pixels) {
    return Math.max(1, Math.round(pixels));
  }
}
