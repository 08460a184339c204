package dev.casilla.solver;

/**
 * The 27 units: rows are 0..8, columns 9..17, blocks 18..26, the order of the unit list in Jordi
 * Torres' article.
 *
 * <p>Immutable and safe for use by many threads.
 */
public final class Units {
  /** How many units a grid has. */
  public static final int COUNT = 27;

  /** How many units a cell is in: its row, its column, its block. */
  public static final int PER_CELL = 3;

  private static final int[][] CELL_TABLE = new int[COUNT][Cells.SIDE];
  private static final int[][] UNIT_TABLE = new int[Cells.COUNT][];

  static {
    int[] filled = new int[COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      UNIT_TABLE[cell] =
          new int[] {row(Cells.row(cell)), column(Cells.column(cell)), block(Cells.block(cell))};
      for (int unit : UNIT_TABLE[cell]) {
        CELL_TABLE[unit][filled[unit]++] = cell;
      }
    }
  }

  private Units() {}

  /** The kinds of units. */
  public enum Kind {
    ROW,
    COLUMN,
    BLOCK
  }

  /** The unit that is row {@code index}, 0..8. */
  public static int row(int index) {
    return checked(index);
  }

  /** The unit that is column {@code index}, 0..8. */
  public static int column(int index) {
    return Cells.SIDE + checked(index);
  }

  /** The unit that is block {@code index}, 0..8. */
  public static int block(int index) {
    return 2 * Cells.SIDE + checked(index);
  }

  /** Whether {@code unit} is a row, a column or a block. */
  public static Kind kind(int unit) {
    return unit < Cells.SIDE ? Kind.ROW : unit < 2 * Cells.SIDE ? Kind.COLUMN : Kind.BLOCK;
  }

  /** Which of its kind {@code unit} is, 0..8. */
  public static int index(int unit) {
    return unit % Cells.SIDE;
  }

  /** The cell of {@code unit} at {@code place}, 0..8, in board order; allocates nothing. */
  public static int cell(int unit, int place) {
    return CELL_TABLE[unit][place];
  }

  /** The unit of {@code cell} at {@code place}: 0 its row, 1 its column, 2 its block. */
  public static int of(int cell, int place) {
    return UNIT_TABLE[cell][place];
  }

  private static int checked(int index) {
    if (index < 0 || index >= Cells.SIDE) {
      throw new IllegalArgumentException("not in 0..8: " + index);
    }
    return index;
  }
}
