package dev.casilla.solver;

import java.util.function.IntFunction;

/**
 * Lays out a text for each cell as a board: columns one wider than the longest text, bars and rules
 * between blocks, no line break at the end.
 *
 * <p>Immutable and safe for use by many threads.
 */
public final class GridDisplay {
  /** The 9×9 board of Jordi Torres' article: {@code 4 8 3 |9 2 1 |6 5 7}. */
  public static final GridDisplay COMPACT = new GridDisplay(Cells.SIDE, 3, 3, false);

  /** The 9×9 board of the article in Go, with a space after each bar. */
  public static final GridDisplay SPACED = new GridDisplay(Cells.SIDE, 3, 3, true);

  private final int side;
  private final int blockRows;
  private final int blockColumns;
  private final boolean hasSpaceAfterBar;

  private GridDisplay(int side, int blockRows, int blockColumns, boolean hasSpaceAfterBar) {
    this.side = side;
    this.blockRows = blockRows;
    this.blockColumns = blockColumns;
    this.hasSpaceAfterBar = hasSpaceAfterBar;
  }

  /** A compact board of any size; blocks one row high or as wide as the board get no lines. */
  public static GridDisplay compact(int side, int blockRows, int blockColumns) {
    boolean hasBlocks = blockRows > 1 && blockColumns > 1;
    return new GridDisplay(
        side, hasBlocks ? blockRows : side, hasBlocks ? blockColumns : side, false);
  }

  /** The board of the texts that {@code textAt} gives for cells in board order. */
  public String of(IntFunction<String> textAt) {
    int width = 1 + longest(textAt);
    StringBuilder board = new StringBuilder();
    for (int row = 0; row < side; row++) {
      if (row > 0) {
        board.append('\n').append(row % blockRows == 0 ? rule(width) + "\n" : "");
      }
      for (int column = 0; column < side; column++) {
        if (column > 0 && column % blockColumns == 0) {
          board.append(hasSpaceAfterBar ? "| " : "|");
        }
        center(board, textAt.apply(row * side + column), width);
      }
    }
    return board.toString();
  }

  private int longest(IntFunction<String> textAt) {
    int longest = 0;
    for (int cell = 0; cell < side * side; cell++) {
      longest = Math.max(longest, textAt.apply(cell).length());
    }
    return longest;
  }

  private String rule(int width) {
    StringBuilder rule = new StringBuilder();
    for (int column = 0; column < side; column += blockColumns) {
      rule.append(column == 0 ? "" : hasSpaceAfterBar ? "+-" : "+");
      append(rule, '-', width * blockColumns);
    }
    return rule.toString();
  }

  /** As Python's {@code str.center}: where the padding is odd, an odd width has more at left. */
  private static void center(StringBuilder board, String text, int width) {
    int padding = width - text.length();
    int left = padding / 2 + (padding & width & 1);
    append(board, ' ', left);
    board.append(text);
    append(board, ' ', padding - left);
  }

  private static void append(StringBuilder target, char character, int times) {
    for (int i = 0; i < times; i++) {
      target.append(character);
    }
  }
}
