package dev.casilla.solver.articles;

import dev.casilla.solver.GridParser;
import dev.casilla.solver.Units;

/**
 * The shape of a square grid: its side, and the size of its blocks in cells.
 *
 * <p>Cells count row by row from 0. Units count rows first, then columns, then blocks, as in {@link
 * Units}. Immutable and safe for use by many threads.
 *
 * @param side how many rows, columns and digits, 1..31
 * @param blockRows how many rows a block has
 * @param blockColumns how many columns a block has
 */
/*
 * A Latin square has no blocks. Here its block is one row high and a row wide, so each block equals a
 * row and adds no rule: the algorithms need no special case. A digit set
 * of the largest side, 31, fits an int without its sign bit.
 */
public record Shape(int side, int blockRows, int blockColumns) {
  /** The 3×3 mini-sudoku without blocks. */
  public static final Shape LATIN_3 = latin(3);

  /** 4×4 with blocks of 2×2. */
  public static final Shape SUDOKU_4 = sudoku(2, 2);

  /** 6×6 with blocks of two rows and three columns. */
  public static final Shape SUDOKU_6 = sudoku(2, 3);

  /** The common 9×9 with blocks of 3×3. */
  public static final Shape SUDOKU_9 = sudoku(3, 3);

  /** 16×16 with blocks of 4×4. */
  public static final Shape SUDOKU_16 = sudoku(4, 4);

  private static final String ROW_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcde";

  /** Checks that blocks tile the grid and hold each digit once. */
  public Shape {
    if (side < 1 || side > GridParser.LARGEST_DIGIT) {
      throw new IllegalArgumentException("side not in 1..31: " + side);
    }
    if (blockRows < 1 || blockColumns < 1 || blockRows * blockColumns != side) {
      throw new IllegalArgumentException(
          "blocks of " + blockRows + "×" + blockColumns + " do not fit side " + side);
    }
  }

  /** A Latin square: rows and columns only. */
  public static Shape latin(int side) {
    return new Shape(side, 1, side);
  }

  /** A Sudoku whose blocks have {@code blockRows} rows and {@code blockColumns} columns. */
  public static Shape sudoku(int blockRows, int blockColumns) {
    return new Shape(blockRows * blockColumns, blockRows, blockColumns);
  }

  /** The number of cells. */
  public int cells() {
    return side * side;
  }

  /** Whether blocks add rules to those of rows and columns. */
  public boolean hasBlocks() {
    return blockRows > 1 && blockColumns > 1;
  }

  /** The row of {@code cell}, which is also its number as a unit. */
  public int row(int cell) {
    return cell / side;
  }

  /** The column of {@code cell}, from 0. */
  public int column(int cell) {
    return cell % side;
  }

  /** The block of {@code cell}, from 0. */
  public int block(int cell) {
    return row(cell) / blockRows * blockRows + column(cell) / blockColumns;
  }

  /** The unit of {@code cell} at {@code place}: 0 its row, 1 its column, 2 its block. */
  public int unit(int cell, int place) {
    return switch (place) {
      case 0 -> row(cell);
      case 1 -> side + column(cell);
      case 2 -> 2 * side + block(cell);
      default -> throw new IllegalArgumentException("not in 0..2: " + place);
    };
  }

  /** The name of {@code cell}: its row letter, then its column number, as A1 or P16. */
  public String name(int cell) {
    return ROW_LETTERS.charAt(row(cell)) + String.valueOf(column(cell) + 1);
  }

  /** The number of units. */
  int units() {
    return Units.PER_CELL * side;
  }
}
