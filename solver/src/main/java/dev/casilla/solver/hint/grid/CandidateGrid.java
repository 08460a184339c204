package dev.casilla.solver.hint.grid;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import java.util.Arrays;

/**
 * A grid in the middle of being solved by hand: its digits, and the candidates of its empty cells.
 *
 * <p>The candidates are kept in three forms, always in step: by digit ({@link #cells}), by cell
 * ({@link #candidates}) and by unit and digit ({@link #places}). A cell that holds a digit has no
 * candidates, and no peer of it has that digit as a candidate unless the digits clash.
 *
 * <p>No operation allocates; {@link #copyFrom} takes a state back. Confined to one thread.
 */
public final class CandidateGrid {
  /** The place of a cell in its row, its column and its block, at {@code 3 * cell}. */
  private static final byte[] PLACE = new byte[Units.PER_CELL * Cells.COUNT];

  /** The row, the column and the block of a cell, at {@code 3 * cell}. */
  private static final byte[] UNIT = new byte[Units.PER_CELL * Cells.COUNT];

  static {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      for (int place = 0; place < Cells.SIDE; place++) {
        int at = Units.PER_CELL * Units.cell(unit, place) + unit / Cells.SIDE;
        PLACE[at] = (byte) place;
        UNIT[at] = (byte) unit;
      }
    }
  }

  private final MutableCellSet[] cells = new MutableCellSet[Cells.SIDE];
  private final short[] candidates = new short[Cells.COUNT];

  /** At {@code 9 * unit + digit - 1}. */
  private final short[] places = new short[Units.COUNT * Cells.SIDE];

  private final short[] missing = new short[Units.COUNT];
  private final byte[] digits = new byte[Cells.COUNT];
  private final MutableCellSet empty = new MutableCellSet();
  private final MutableCellSet givens = new MutableCellSet();
  private boolean isBroken;
  private long changes;

  /** The empty grid: every cell has every candidate. */
  public CandidateGrid() {
    for (int digit = 0; digit < Cells.SIDE; digit++) {
      cells[digit] = new MutableCellSet();
    }
    clear();
  }

  /** A grid with {@code clues} as givens. */
  public static CandidateGrid of(Grid clues) {
    CandidateGrid grid = new CandidateGrid();
    grid.fill(clues);
    return grid;
  }

  /** Begins anew with {@code clues} as givens. */
  public void fill(Grid clues) {
    clear();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (!clues.isEmptyAt(cell)) {
        place(cell, clues.digitAt(cell));
        givens.add(cell);
      }
    }
  }

  /** Takes over the state of {@code other}. */
  public void copyFrom(CandidateGrid other) {
    for (int digit = 0; digit < Cells.SIDE; digit++) {
      cells[digit].setTo(other.cells[digit]);
    }
    System.arraycopy(other.candidates, 0, candidates, 0, candidates.length);
    System.arraycopy(other.places, 0, places, 0, places.length);
    System.arraycopy(other.missing, 0, missing, 0, missing.length);
    System.arraycopy(other.digits, 0, digits, 0, digits.length);
    empty.setTo(other.empty);
    givens.setTo(other.givens);
    isBroken = other.isBroken;
    changes++;
  }

  /**
   * Writes {@code digit} into the empty {@code cell}: the cell's candidates go, and that digit goes
   * from its peers. A digit that is no candidate of the cell breaks the grid.
   */
  public void place(int cell, int digit) {
    if (digits[cell] != Grid.NO_DIGIT) {
      throw new IllegalStateException(Cells.name(cell) + " holds a digit");
    }
    isBroken |= !hasCandidate(cell, digit);
    digits[cell] = (byte) digit;
    empty.remove(cell);
    for (int i = 0; i < Units.PER_CELL; i++) {
      missing[UNIT[Units.PER_CELL * cell + i]] &= (short) ~Digits.only(digit);
    }
    for (int rest = candidates[cell]; rest != 0; rest = Digits.withoutLowest(rest)) {
      take(cell, Digits.lowest(rest));
    }
    takeFrom(CellSets.peers(cell), digit);
    changes++;
  }

  /** Removes a candidate; without effect where it is none. */
  public void remove(int cell, int digit) {
    if (hasCandidate(cell, digit)) {
      take(cell, digit);
      changes++;
    }
  }

  /** The digit in {@code cell}, or {@link Grid#NO_DIGIT}. */
  public int digitAt(int cell) {
    return digits[cell];
  }

  /** The candidates of {@code cell} as a digit set; none where it holds a digit. */
  public int candidates(int cell) {
    return candidates[cell];
  }

  /** Whether {@code digit} is a candidate of {@code cell}. */
  public boolean hasCandidate(int cell, int digit) {
    return (candidates[cell] & Digits.only(digit)) != 0;
  }

  /** The cells with {@code digit} as a candidate; changes with this grid. */
  public CellSet cells(int digit) {
    return cells[digit - 1];
  }

  /** Where in {@code unit} {@code digit} is a candidate: bit {@code p} is {@code cell(unit, p)}. */
  public int places(int unit, int digit) {
    return places[Cells.SIDE * unit + digit - 1];
  }

  /** The digits that {@code unit} does not hold yet, as a digit set. */
  public int missing(int unit) {
    return missing[unit];
  }

  /** The cells without a digit; changes with this grid. */
  public CellSet empty() {
    return empty;
  }

  /** The cells filled by the puzzle itself; changes with this grid. */
  public CellSet givens() {
    return givens;
  }

  /** Whether every cell holds a digit. */
  public boolean isComplete() {
    return empty.isEmpty();
  }

  /**
   * Whether this cannot be solved any more at first sight: an empty cell is without candidates, a
   * unit is without place for a missing digit, or two digits clash.
   */
  public boolean isBroken() {
    return isBroken;
  }

  /** Grows with every change: what is derived from this grid holds while it stays the same. */
  public long changes() {
    return changes;
  }

  /** The digits as a grid. */
  public Grid toGrid() {
    int[] copy = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      copy[cell] = digits[cell];
    }
    return Grid.of(copy);
  }

  private void clear() {
    empty.clear();
    givens.clear();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      empty.add(cell);
    }
    for (MutableCellSet set : cells) {
      set.setTo(empty);
    }
    Arrays.fill(candidates, (short) Digits.ALL);
    Arrays.fill(places, (short) Digits.ALL);
    Arrays.fill(missing, (short) Digits.ALL);
    Arrays.fill(digits, (byte) Grid.NO_DIGIT);
    isBroken = false;
    changes++;
  }

  private void takeFrom(CellSet from, int digit) {
    CellSet having = cells[digit - 1];
    for (long rest = having.low & from.low; rest != 0; rest &= rest - 1) {
      take(Long.numberOfTrailingZeros(rest), digit);
    }
    for (long rest = having.high & from.high; rest != 0; rest &= rest - 1) {
      take(CellSet.LOW_CELLS + Long.numberOfTrailingZeros(rest), digit);
    }
  }

  /** Removes a candidate that is there from all three forms. */
  private void take(int cell, int digit) {
    int bit = Digits.only(digit);
    cells[digit - 1].remove(cell);
    candidates[cell] &= (short) ~bit;
    isBroken |= candidates[cell] == 0 && digits[cell] == Grid.NO_DIGIT;
    for (int i = 0; i < Units.PER_CELL; i++) {
      int at = Units.PER_CELL * cell + i;
      int unit = UNIT[at];
      int left = places[Cells.SIDE * unit + digit - 1] & ~(1 << PLACE[at]);
      places[Cells.SIDE * unit + digit - 1] = (short) left;
      isBroken |= left == 0 && (missing[unit] & bit) != 0;
    }
  }
}
