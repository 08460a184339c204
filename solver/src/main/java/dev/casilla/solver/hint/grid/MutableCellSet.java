package dev.casilla.solver.hint.grid;

/**
 * A set of cells to compute with: finders keep some as scratch memory and overwrite them.
 *
 * <p>Every operation answers this set, so that {@code set.setTo(a).and(b).andNot(c)} reads as a
 * formula. Allocates nothing. Confined to one thread.
 */
public final class MutableCellSet extends CellSet {
  /** Empties the set. */
  public MutableCellSet clear() {
    low = 0;
    high = 0;
    return this;
  }

  /** Takes over the cells of {@code other}. */
  public MutableCellSet setTo(CellSet other) {
    low = other.low;
    high = other.high;
    return this;
  }

  /** Takes over the cells that {@code first} and {@code second} have in common. */
  public MutableCellSet setToBoth(CellSet first, CellSet second) {
    low = first.low & second.low;
    high = first.high & second.high;
    return this;
  }

  /** Adds {@code cell}. */
  public MutableCellSet add(int cell) {
    if (cell < LOW_CELLS) {
      low |= 1L << cell;
    } else {
      high |= 1L << cell;
    }
    return this;
  }

  /** Takes {@code cell} out. */
  public MutableCellSet remove(int cell) {
    if (cell < LOW_CELLS) {
      low &= ~(1L << cell);
    } else {
      high &= ~(1L << cell);
    }
    return this;
  }

  /** Keeps only the cells that are in {@code other}. */
  public MutableCellSet and(CellSet other) {
    low &= other.low;
    high &= other.high;
    return this;
  }

  /** Takes out the cells that are in {@code other}. */
  public MutableCellSet andNot(CellSet other) {
    low &= ~other.low;
    high &= ~other.high;
    return this;
  }

  /** Adds the cells of {@code other}. */
  public MutableCellSet or(CellSet other) {
    low |= other.low;
    high |= other.high;
    return this;
  }

  /** Keeps only the cells that see every cell of {@code others}, which none of them is in. */
  public MutableCellSet andSeen(CellSet others) {
    for (int cell = others.first(); cell != NONE; cell = others.next(cell)) {
      and(CellSets.peers(cell));
    }
    return this;
  }
}
