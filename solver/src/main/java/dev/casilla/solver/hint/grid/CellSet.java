package dev.casilla.solver.hint.grid;

import dev.casilla.solver.Cells;

/**
 * A set of cells as 81 bits, to read.
 *
 * <p>A {@link CandidateGrid} hands out sets that change with it; {@link MutableCellSet} is the one
 * to write to. Walk through a set with {@code for (int c = set.first(); c != CellSet.NONE; c =
 * set.next(c))}. Allocates nothing. Confined to one thread unless it is a constant of {@link
 * CellSets}.
 */
/*
 * Cells 0..63 are the bits of one long, cells 64..80 the low 17 bits of another. Java takes shift
 * counts modulo 64, so "1L << cell" is the bit of a cell in either long, without a subtraction.
 */
public sealed class CellSet permits MutableCellSet {
  /** What {@link #first} and {@link #next} answer where there is no such cell. */
  public static final int NONE = -1;

  static final int LOW_CELLS = Long.SIZE;

  /** Cells 0..63: bit {@code c} for cell {@code c}. */
  long low;

  /** Cells 64..80: bit {@code c - 64} for cell {@code c}. */
  long high;

  CellSet() {}

  /** The cells 0..63 as bits, for loops that count every nanosecond. */
  public final long low() {
    return low;
  }

  /** The cells 64..80 as bits 0..16. */
  public final long high() {
    return high;
  }

  /** Whether {@code cell} is in the set. */
  public final boolean has(int cell) {
    return ((cell < LOW_CELLS ? low : high) & 1L << cell) != 0;
  }

  /** Whether there is no cell in the set. */
  public final boolean isEmpty() {
    return (low | high) == 0;
  }

  /** How many cells are in the set. */
  public final int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** Whether the set has at least one cell in common with {@code other}. */
  public final boolean intersects(CellSet other) {
    return ((low & other.low) | (high & other.high)) != 0;
  }

  /** Whether every cell of this set is in {@code other}. */
  public final boolean isWithin(CellSet other) {
    return ((low & ~other.low) | (high & ~other.high)) == 0;
  }

  /** Whether both sets have the same cells now. */
  public final boolean isSame(CellSet other) {
    return low == other.low && high == other.high;
  }

  /** The first cell in board order, or {@link #NONE}. */
  public final int first() {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : high != 0 ? LOW_CELLS + Long.numberOfTrailingZeros(high) : NONE;
  }

  /** The first cell after {@code cell}, or {@link #NONE}. */
  public final int next(int cell) {
    int from = cell + 1;
    if (from < LOW_CELLS) {
      long rest = low & -1L << from;
      if (rest != 0) {
        return Long.numberOfTrailingZeros(rest);
      }
      from = LOW_CELLS;
    }
    long rest = high & -1L << from;
    return rest == 0 || from >= Cells.COUNT ? NONE : LOW_CELLS + Long.numberOfTrailingZeros(rest);
  }

  /** The names of the cells, for messages and debuggers. */
  @Override
  public final String toString() {
    StringBuilder names = new StringBuilder();
    for (int cell = first(); cell != NONE; cell = next(cell)) {
      names.append(names.length() == 0 ? "" : " ").append(Cells.name(cell));
    }
    return names.toString();
  }
}
