package dev.casilla.solver;

import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.articles.Shape;

/**
 * Reads a grid string: a mark for each cell, row by row.
 *
 * <p>Marks are the shape's digits and, for an empty cell, {@code . 0 _ * -}. A blank (space, tab)
 * is decoration where the marks alone fill the grid, and an empty cell where marks and blanks
 * together do; a line break is never a cell. Confined to one thread.
 */
/*
 * Which of the two a blank is can only be known at the end, so the text is walked twice: once to
 * count, once to fill. Nothing is stored between but two counts, so a text of megabytes costs its
 * length in time and nothing in memory.
 */
public final class GridParser {
  private static final String EMPTY_MARKS = ".0_*-";
  private static final int NO_MARK = -1;

  private final Shape shape;
  private final CharSequence text;
  private int marks;
  private int blanks;

  private GridParser(Shape shape, CharSequence text) {
    this.shape = shape;
    this.text = text;
  }

  /** The digits of a grid of {@code shape} in board order, 0 for empty cells. */
  public static byte[] read(Shape shape, CharSequence text) {
    GridParser gridText = new GridParser(shape, text);
    gridText.count();
    return gridText.fill();
  }

  private void count() {
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (digit(character) != NO_MARK) {
        marks++;
      } else if (isBlank(character)) {
        blanks++;
      } else if (character != '\n' && character != '\r') {
        throw new InvalidGridException(Problem.UNEXPECTED_CHARACTER, text, i, marks);
      }
    }
  }

  private byte[] fill() {
    boolean blanksAreCells = marks + blanks == shape.cells();
    byte[] digits = new byte[shape.cells()];
    int cell = 0;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      int digit = blanksAreCells && isBlank(character) ? Grid.NO_DIGIT : digit(character);
      if (digit != NO_MARK) {
        if (cell == digits.length) {
          throw new InvalidGridException(Problem.TOO_MANY_CELLS, text, i, marks);
        }
        digits[cell++] = (byte) digit;
      }
    }
    if (cell < digits.length) {
      throw new InvalidGridException(Problem.TOO_FEW_CELLS, text, text.length(), cell);
    }
    return digits;
  }

  /** The digit a mark stands for, 0 for empty, {@link #NO_MARK} for any other character. */
  private int digit(char character) {
    return EMPTY_MARKS.indexOf(character) >= 0 ? Grid.NO_DIGIT : shape.digit(character);
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t';
  }
}
