package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Cells;

/**
 * The rectangles of cells that lie in two rows, two columns and two blocks.
 *
 * <p>Corners 0 and 1 share a row, as do 2 and 3; 0 and 2 share a column, as do 1 and 3. Immutable.
 */
final class Rectangles {
  static final int CORNERS = 4;
  static final int COUNT = 486;

  private static final int[] CELLS = new int[CORNERS * COUNT];

  static {
    int count = 0;
    for (int top = 0; top < Cells.COUNT; top++) {
      for (int bottom = top + 1; bottom < Cells.COUNT; bottom++) {
        int right = Cells.at(Cells.row(top), Cells.column(bottom));
        int left = Cells.at(Cells.row(bottom), Cells.column(top));
        boolean isInTwoBlocks =
            Cells.block(top) == Cells.block(right) ^ Cells.block(top) == Cells.block(left);
        if (right > top && left > right && bottom > left && isInTwoBlocks) {
          CELLS[count++] = top;
          CELLS[count++] = right;
          CELLS[count++] = left;
          CELLS[count++] = bottom;
        }
      }
    }
  }

  private Rectangles() {}

  /** The cell at {@code corner}, 0..3, of {@code rectangle}. */
  static int cell(int rectangle, int corner) {
    return CELLS[CORNERS * rectangle + corner];
  }
}
