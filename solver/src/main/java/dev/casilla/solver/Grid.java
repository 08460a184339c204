package dev.casilla.solver;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A 9×9 grid: each of its 81 cells holds a digit 1..9 or is empty.
 *
 * <p>A grid may break the rules ({@link #clashes()} names the cells). Immutable and safe for use by
 * many threads.
 */
public final class Grid {
  /** The digit of an empty cell. */
  public static final int NO_DIGIT = 0;

  /** The grid of 81 empty cells. */
  public static final Grid EMPTY = new Grid(new byte[Cells.COUNT]);

  /** Never changed after construction and never exposed. */
  private final byte[] digits;

  private Grid(byte[] digits) {
    this.digits = digits;
  }

  /**
   * Reads a grid string of 81 cells, row by row: {@code 1}–{@code 9}, and {@code . 0 _ * -} for
   * empty.
   *
   * <p>Line breaks are ignored. Blanks (space, tab) are ignored where 81 cells remain without them,
   * and count as empty cells where that makes 81.
   *
   * @throws InvalidGridException for any other text
   */
  public static Grid parse(CharSequence text) {
    return new Grid(GridParser.read(Cells.SIDE, text));
  }

  /** The grid of 81 digits in board order, {@link #NO_DIGIT} for empty cells. */
  public static Grid of(int[] digits) {
    if (digits.length != Cells.COUNT) {
      throw new IllegalArgumentException("81 digits expected, got " + digits.length);
    }
    byte[] copy = new byte[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      copy[cell] = (byte) checked(digits[cell]);
    }
    return new Grid(copy);
  }

  /** The grid of 81 digits as the engine gives them. */
  static Grid of(byte[] digits) {
    return new Grid(digits.clone());
  }

  /** The digit in {@code cell}, or {@link #NO_DIGIT}. */
  public int digitAt(int cell) {
    return digits[cell];
  }

  /** Whether {@code cell} holds no digit. */
  public boolean isEmptyAt(int cell) {
    return digits[cell] == NO_DIGIT;
  }

  /** This grid with {@code digit} in {@code cell}; {@link #NO_DIGIT} empties it. */
  public Grid with(int cell, int digit) {
    byte[] copy = digits.clone();
    copy[cell] = (byte) checked(digit);
    return new Grid(copy);
  }

  /** The 81 digits in board order, {@link #NO_DIGIT} for empty cells, a fresh array. */
  public int[] toArray() {
    int[] array = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      array[cell] = digits[cell];
    }
    return array;
  }

  /** The 81 digits as the engine takes them, a fresh array. */
  byte[] toBytes() {
    return digits.clone();
  }

  /** Copies the 81 digits. */
  void copyTo(byte[] cells) {
    System.arraycopy(digits, 0, cells, 0, Cells.COUNT);
  }

  /** How many cells hold a digit. */
  public int givens() {
    int givens = 0;
    for (byte digit : digits) {
      givens += digit == NO_DIGIT ? 0 : 1;
    }
    return givens;
  }

  /** The cells that hold a digit, in board order. */
  public SortedSet<Integer> filled() {
    SortedSet<Integer> filled = new TreeSet<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (!isEmptyAt(cell)) {
        filled.add(cell);
      }
    }
    return Collections.unmodifiableSortedSet(filled);
  }

  /** How many different digits occur. */
  public int distinctDigits() {
    int seen = Digits.NONE;
    for (byte digit : digits) {
      seen |= digit == NO_DIGIT ? Digits.NONE : Digits.only(digit);
    }
    return Digits.count(seen);
  }

  /** Whether every cell holds a digit, right or wrong. */
  public boolean isComplete() {
    return givens() == Cells.COUNT;
  }

  /** Whether every cell holds a digit and none clashes. */
  public boolean isSolved() {
    return isComplete() && clashes().isEmpty();
  }

  /** The cells whose digit occurs again in their row, column or block, in board order. */
  public SortedSet<Integer> clashes() {
    SortedSet<Integer> clashing = new TreeSet<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (clashesAt(cell)) {
        clashing.add(cell);
      }
    }
    return Collections.unmodifiableSortedSet(clashing);
  }

  /** The article's {@code grid_values}: each cell name with its digit, {@code .} for empty. */
  public Map<String, String> toMap() {
    Map<String, String> map = new LinkedHashMap<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      map.put(Cells.name(cell), String.valueOf(mark(cell)));
    }
    return Collections.unmodifiableMap(map);
  }

  /** The grid as nine lines and two rules, no line break at the end. */
  public String display() {
    return display(GridDisplay.COMPACT);
  }

  /** The grid in the given layout. */
  public String display(GridDisplay layout) {
    return layout.of(cell -> String.valueOf(mark(cell)));
  }

  /** The grid string: 81 characters, {@code 1}–{@code 9} and {@code .} for empty. */
  @Override
  public String toString() {
    char[] marks = new char[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      marks[cell] = mark(cell);
    }
    return new String(marks);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Grid grid && Arrays.equals(digits, grid.digits);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(digits);
  }

  private boolean clashesAt(int cell) {
    for (int i = 0; i < Cells.PEERS; i++) {
      if (digits[cell] != NO_DIGIT && digits[Cells.peer(cell, i)] == digits[cell]) {
        return true;
      }
    }
    return false;
  }

  private char mark(int cell) {
    return GridParser.mark(digits[cell]);
  }

  private static int checked(int digit) {
    if (digit < NO_DIGIT || digit > Cells.SIDE) {
      throw new IllegalArgumentException("not a digit: " + digit);
    }
    return digit;
  }
}
