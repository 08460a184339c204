package dev.casilla.solver.articles;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.GridDisplay;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The digits still possible in each cell: the articles' dictionary format.
 *
 * <p>A cell with one candidate is solved; a cell with none is a contradiction. Immutable and safe
 * for use by many threads.
 */
public final class Candidates {
  /** One digit set per cell; never changed after construction and never exposed. */
  private final int[] digits;

  private Candidates(int[] digits) {
    this.digits = digits;
  }

  /** The articles' {@code grid_values}: a given is its cell's only candidate, else all nine are. */
  public static Candidates of(Grid grid) {
    int[] digits = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = grid.isEmptyAt(cell) ? Digits.ALL : Digits.only(grid.digitAt(cell));
    }
    return new Candidates(digits);
  }

  /** The candidates of 81 digit sets in board order. */
  public static Candidates of(int[] digits) {
    if (digits.length != Cells.COUNT) {
      throw new IllegalArgumentException("81 digit sets expected, got " + digits.length);
    }
    for (int set : digits) {
      if (!Digits.isSet(set)) {
        throw new IllegalArgumentException("not a digit set: " + set);
      }
    }
    return new Candidates(digits.clone());
  }

  /** The candidates of {@code cell}, a digit set. */
  public int digitsAt(int cell) {
    return digits[cell];
  }

  /** The candidates of {@code cell} as the articles write them, for example "1459". */
  public String textAt(int cell) {
    return Digits.text(digits[cell]);
  }

  /** These candidates with just {@code set}, a digit set, in {@code cell}. */
  public Candidates with(int cell, int set) {
    int[] copy = toArray();
    copy[cell] = set;
    return of(copy);
  }

  /** How many cells are solved. */
  public int solved() {
    int solved = 0;
    for (int set : digits) {
      solved += Digits.isSingle(set) ? 1 : 0;
    }
    return solved;
  }

  /** Whether every cell has exactly one candidate. */
  public boolean isSolved() {
    return solved() == Cells.COUNT;
  }

  /** Whether some cell has no candidate. */
  public boolean hasContradiction() {
    for (int set : digits) {
      if (set == Digits.NONE) {
        return true;
      }
    }
    return false;
  }

  /** The grid of the solved cells; all others are empty. */
  public Grid toGrid() {
    int[] solved = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      solved[cell] = Digits.isSingle(digits[cell]) ? Digits.lowest(digits[cell]) : Grid.NO_DIGIT;
    }
    return Grid.of(solved);
  }

  /** The articles' map: cell name to its candidates' text, A1 first. */
  public Map<String, String> toMap() {
    Map<String, String> map = new LinkedHashMap<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      map.put(Cells.name(cell), textAt(cell));
    }
    return Collections.unmodifiableMap(map);
  }

  /** The 81 digit sets in board order, a fresh array. */
  public int[] toArray() {
    return digits.clone();
  }

  /**
   * The number of ways to choose one candidate for each cell: for Norvig's example, after its clues
   * are assigned, 4.62838344192e38.
   */
  public BigInteger possibilities() {
    BigInteger product = BigInteger.ONE;
    for (int set : digits) {
      product = product.multiply(BigInteger.valueOf(Digits.count(set)));
    }
    return product;
  }

  /** The candidates as Jordi Torres' article prints them, no line break at the end. */
  public String display() {
    return display(GridDisplay.COMPACT);
  }

  /** The candidates in the given layout. */
  public String display(GridDisplay layout) {
    return layout.of(this::textAt);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Candidates candidates && Arrays.equals(digits, candidates.digits);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(digits);
  }

  /** The map's text, for example {@code {A1=1459, A2=3, …}}. */
  @Override
  public String toString() {
    return toMap().toString();
  }
}
