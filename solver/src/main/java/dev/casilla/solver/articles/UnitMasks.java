package dev.casilla.solver.articles;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;

/** The digits on a board of any shape, and the digits in each unit. Confined to one thread. */
/*
 * unitDigits[u] has the digits of unit u as a bit set, so three look-ups give what a cell allows. It
 * is exact as long as no unit has a digit twice: place() requires that, and hasClash() reports it for
 * the first board. Sets reach to the shape's side, not just to 9.
 */
final class UnitMasks {
  private final Shape shape;
  private final int[] digits;
  private final int[] unitDigits;
  private int count;
  private boolean clash;

  UnitMasks(Board board) {
    this.shape = board.shape();
    this.digits = new int[shape.cells()];
    this.unitDigits = new int[shape.units()];
    for (int cell = 0; cell < digits.length; cell++) {
      if (board.digitAt(cell) != Grid.NO_DIGIT) {
        clash |= !Digits.has(allowed(cell), board.digitAt(cell));
        place(cell, board.digitAt(cell));
      }
    }
  }

  boolean hasClash() {
    return clash;
  }

  int count() {
    return count;
  }

  Board board() {
    return Board.of(shape, digits);
  }

  void place(int cell, int digit) {
    digits[cell] = digit;
    count++;
    toggle(cell, Digits.only(digit));
  }

  void remove(int cell) {
    toggle(cell, Digits.only(digits[cell]));
    digits[cell] = Grid.NO_DIGIT;
    count--;
  }

  /** The digits that no unit of {@code cell} has. */
  int allowed(int cell) {
    int taken = 0;
    for (int i = 0; i < Units.PER_CELL; i++) {
      taken |= unitDigits[shape.unit(cell, i)];
    }
    return ~taken & ((1 << shape.side()) - 1);
  }

  int firstEmpty() {
    int cell = 0;
    while (digits[cell] != Grid.NO_DIGIT) {
      cell++;
    }
    return cell;
  }

  int cellWithFewestDigits() {
    int tightest = -1;
    int fewest = shape.side() + 1;
    for (int cell = 0; cell < digits.length; cell++) {
      int count = digits[cell] == Grid.NO_DIGIT ? Digits.count(allowed(cell)) : fewest;
      if (count < fewest) {
        tightest = cell;
        fewest = count;
      }
    }
    return tightest;
  }

  /** Adds a digit that the cell's units lack, or removes one that they have. */
  private void toggle(int cell, int bit) {
    for (int i = 0; i < Units.PER_CELL; i++) {
      unitDigits[shape.unit(cell, i)] ^= bit;
    }
  }
}
