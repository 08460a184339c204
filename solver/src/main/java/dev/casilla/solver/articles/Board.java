package dev.casilla.solver.articles;

import dev.casilla.solver.Grid;
import dev.casilla.solver.GridDisplay;
import dev.casilla.solver.GridParser;
import dev.casilla.solver.InvalidGridException;
import java.util.Arrays;

/**
 * A grid of any {@link Shape}: each cell holds a digit from 1 to the shape's side or is empty.
 *
 * <p>May break the rules. Immutable and safe for use by many threads. {@link Grid} has more
 * operations for 9×9.
 */
public final class Board {
  private final Shape shape;

  /** Never changed after construction and never exposed. */
  private final byte[] digits;

  private Board(Shape shape, byte[] digits) {
    this.shape = shape;
    this.digits = digits;
  }

  /**
   * Reads a board row by row: {@code 1}–{@code 9}, then letters from {@code A} for ten, and {@code
   * . 0 _ * -} for empty; blanks and line breaks as in {@link Grid#parse}.
   *
   * @throws InvalidGridException for any other text
   */
  public static Board parse(Shape shape, CharSequence text) {
    return new Board(shape, GridParser.read(shape.side(), text));
  }

  /** The board with no digit in it. */
  public static Board empty(Shape shape) {
    return new Board(shape, new byte[shape.cells()]);
  }

  /** The board of as many digits as the shape has cells, {@link Grid#NO_DIGIT} for empty. */
  public static Board of(Shape shape, int[] digits) {
    if (digits.length != shape.cells()) {
      throw new IllegalArgumentException(shape.cells() + " digits expected: " + digits.length);
    }
    byte[] copy = new byte[digits.length];
    for (int cell = 0; cell < digits.length; cell++) {
      copy[cell] = (byte) checked(shape, digits[cell]);
    }
    return new Board(shape, copy);
  }

  /** The board with the digits of {@code grid}. */
  public static Board of(Grid grid) {
    return of(Shape.SUDOKU_9, grid.toArray());
  }

  /** This board as a grid; only for {@link Shape#SUDOKU_9}. */
  public Grid toGrid() {
    if (!shape.equals(Shape.SUDOKU_9)) {
      throw new IllegalStateException("not a 9×9 grid: " + shape);
    }
    return Grid.of(toArray());
  }

  /** The shape. */
  public Shape shape() {
    return shape;
  }

  /** The digit in {@code cell}, or {@link Grid#NO_DIGIT}. */
  public int digitAt(int cell) {
    return digits[cell];
  }

  /** This board with {@code digit} in {@code cell}; {@link Grid#NO_DIGIT} empties it. */
  public Board with(int cell, int digit) {
    byte[] copy = digits.clone();
    copy[cell] = (byte) checked(shape, digit);
    return new Board(shape, copy);
  }

  /** The digits in board order, {@link Grid#NO_DIGIT} for empty cells, a fresh array. */
  public int[] toArray() {
    int[] array = new int[digits.length];
    for (int cell = 0; cell < digits.length; cell++) {
      array[cell] = digits[cell];
    }
    return array;
  }

  /**
   * The digits that the units of an empty {@code cell} leave it, a digit set that reaches to the
   * shape's side.
   */
  public int allowed(int cell) {
    if (digits[cell] != Grid.NO_DIGIT) {
      throw new IllegalArgumentException("cell " + cell + " holds " + digits[cell]);
    }
    return new UnitMasks(this).allowed(cell);
  }

  /** The board in lines, with bars and rules between blocks, no line break at the end. */
  public String display() {
    return GridDisplay.compact(shape.side(), shape.blockRows(), shape.blockColumns())
        .of(cell -> String.valueOf(GridParser.mark(digits[cell])));
  }

  /** All marks in one line, {@code .} for empty. */
  @Override
  public String toString() {
    char[] marks = new char[digits.length];
    for (int cell = 0; cell < digits.length; cell++) {
      marks[cell] = GridParser.mark(digits[cell]);
    }
    return new String(marks);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && shape.equals(board.shape)
        && Arrays.equals(digits, board.digits);
  }

  @Override
  public int hashCode() {
    return 31 * shape.hashCode() + Arrays.hashCode(digits);
  }

  private static int checked(Shape shape, int digit) {
    if (digit < Grid.NO_DIGIT || digit > shape.side()) {
      throw new IllegalArgumentException("not a digit of this shape: " + digit);
    }
    return digit;
  }
}
