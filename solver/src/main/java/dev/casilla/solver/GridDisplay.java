package dev.casilla.solver;

import java.util.function.IntFunction;

/**
 * A board of 81 short texts as the articles print it: columns one wider than the longest text, a
 * bar after columns 3 and 6, a rule after rows C and F.
 *
 * <p>Stateless and safe for use by many threads.
 */
public final class GridDisplay {
  private GridDisplay() {}

  public static String of(IntFunction<String> textAt) {
    int width = 1 + longest(textAt);
    StringBuilder board = new StringBuilder((width + 1) * Cells.COUNT + width * Cells.SIDE);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      center(board, textAt.apply(cell), width);
      board.append(separator(cell, width));
    }
    return board.toString();
  }

  private static int longest(IntFunction<String> textAt) {
    int longest = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      longest = Math.max(longest, textAt.apply(cell).length());
    }
    return longest;
  }

  private static String separator(int cell, int width) {
    int column = Cells.column(cell);
    if (column == 2 || column == 5) {
      return "|";
    }
    if (column < 8 || cell == Cells.COUNT - 1) {
      return "";
    }
    int row = Cells.row(cell);
    return row == 2 || row == 5 ? "\n" + rule(width) + "\n" : "\n";
  }

  private static String rule(int width) {
    StringBuilder dashes = new StringBuilder();
    append(dashes, '-', width * 3);
    return dashes + "+" + dashes + "+" + dashes;
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
