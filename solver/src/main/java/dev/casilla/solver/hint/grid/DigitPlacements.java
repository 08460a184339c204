package dev.casilla.solver.hint.grid;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Knows which candidates no placement of their digit on the whole board contains.
 *
 * <p>These are all that a technique that looks at one digit only can remove: such a finder skips
 * the other digits, and the search for fish the other candidates. Most often there are none.
 *
 * <p>Computed at the first question after a change of the grid, without allocation. Confined to one
 * thread.
 */
/*
 * A placement takes one column of each stack in each band: a triple, one of 27. Within the band the
 * rows go to the stacks in one of 6 orders. Whether some order fits depends on 3 × 3 bits, so it is
 * looked up, and three triples make a placement if they differ in every stack: 216 ways.
 */
public final class DigitPlacements {
  private static final int STACKS = 3;
  private static final int BANDS = 3;
  private static final int TRIPLES = 27;
  private static final int BAND_ROWS = 0b111;

  /** The rows of the stacks in a band, in each possible order. */
  private static final int[][] ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  /**
   * By the rows that are open in each stack, three bits each: the rows that are used in some order
   * that fits, in the same form.
   */
  private static final short[] USED = new short[1 << (STACKS * BANDS)];

  /** The columns of a triple, at {@code 3 * triple + stack}. */
  private static final byte[] COLUMN = new byte[STACKS * TRIPLES];

  /** Three triples that differ in every stack, one after the other. */
  private static final byte[] PLACEMENTS = new byte[BANDS * 216];

  static {
    for (int open = 0; open < USED.length; open++) {
      for (int[] order : ORDERS) {
        int needed = (1 << order[0]) | (8 << order[1]) | (64 << order[2]);
        USED[open] |= (short) ((open & needed) == needed ? needed : 0);
      }
    }
    for (int triple = 0; triple < TRIPLES; triple++) {
      COLUMN[STACKS * triple] = (byte) (triple / 9);
      COLUMN[STACKS * triple + 1] = (byte) (3 + triple / 3 % 3);
      COLUMN[STACKS * triple + 2] = (byte) (6 + triple % 3);
    }
    int at = 0;
    for (int[] left : ORDERS) {
      for (int[] middle : ORDERS) {
        for (int[] right : ORDERS) {
          for (int band = 0; band < BANDS; band++) {
            PLACEMENTS[at++] = (byte) (9 * left[band] + 3 * middle[band] + right[band]);
          }
        }
      }
    }
  }

  private final MutableCellSet[] impossible = new MutableCellSet[Cells.SIDE];

  /* By digit and column: where the digit may be or is, and which of that is in a placement. */
  private final int[] rows = new int[Cells.SIDE * Cells.SIDE];
  private final int[] possibleRows = new int[Cells.SIDE * Cells.SIDE];

  /** By band: the rows used by each triple, as in {@link #USED}; 0 where no order fits. */
  private final short[] used = new short[BANDS * TRIPLES];

  /** By band: a bit for each triple that is part of a placement. */
  private final int[] live = new int[BANDS];

  private @Nullable CandidateGrid grid;
  private long changes;
  private int digits;

  /** Nothing is known yet. */
  public DigitPlacements() {
    for (int digit = 0; digit < Cells.SIDE; digit++) {
      impossible[digit] = new MutableCellSet();
    }
  }

  /** The digits with a candidate that is in no placement, as a digit set. */
  public int digits(CandidateGrid of) {
    if (of != grid || of.changes() != changes) {
      grid = of;
      changes = of.changes();
      digits = Digits.NONE;
      for (int digit = 1; digit <= Cells.SIDE; digit++) {
        impossible[digit - 1].clear();
        if (!of.cells(digit).isEmpty() && hasImpossible(of, digit)) {
          digits |= Digits.only(digit);
        }
      }
    }
    return digits;
  }

  /** The candidates of {@code digit} that are in no placement; changes with the next grid. */
  public CellSet impossible(CandidateGrid of, int digit) {
    return Digits.has(digits(of), digit) ? impossible[digit - 1] : impossible[digit - 1].clear();
  }

  private boolean hasImpossible(CandidateGrid of, int digit) {
    int first = Cells.SIDE * (digit - 1);
    boolean isSame = true;
    for (int column = 0; column < Cells.SIDE; column++) {
      int open = rows(of, digit, column);
      isSame &= rows[first + column] == open;
      rows[first + column] = open;
    }
    if (!isSame) {
      findTriples(first);
      findPlacements(first);
    }
    MutableCellSet result = impossible[digit - 1];
    for (int column = 0; column < Cells.SIDE; column++) {
      int unit = Units.column(column);
      int rest = of.places(unit, digit) & ~possibleRows[first + column];
      CellSets.addPlaces(result, unit, rest);
    }
    return !result.isEmpty();
  }

  /** Where in {@code column} {@code digit} may be or is. */
  private static int rows(CandidateGrid of, int digit, int column) {
    int unit = Units.column(column);
    if (Digits.has(of.missing(unit), digit)) {
      return of.places(unit, digit);
    }
    int row = 0;
    while (of.digitAt(Cells.SIDE * row + column) != digit) {
      row++;
    }
    return 1 << row;
  }

  private void findTriples(int first) {
    for (int band = 0; band < BANDS; band++) {
      int shift = BANDS * band;
      for (int triple = 0; triple < TRIPLES; triple++) {
        int at = STACKS * triple;
        int left = (rows[first + COLUMN[at]] >> shift) & BAND_ROWS;
        int middle = (rows[first + COLUMN[at + 1]] >> shift) & BAND_ROWS;
        int right = (rows[first + COLUMN[at + 2]] >> shift) & BAND_ROWS;
        used[TRIPLES * band + triple] = USED[left | (middle << 3) | (right << 6)];
      }
    }
  }

  private void findPlacements(int first) {
    Arrays.fill(live, 0);
    Arrays.fill(possibleRows, first, first + Cells.SIDE, 0);
    for (int at = 0; at < PLACEMENTS.length; at += BANDS) {
      int top = PLACEMENTS[at];
      int middle = PLACEMENTS[at + 1];
      int bottom = PLACEMENTS[at + 2];
      if (used[top] != 0 && used[TRIPLES + middle] != 0 && used[2 * TRIPLES + bottom] != 0) {
        live[0] |= 1 << top;
        live[1] |= 1 << middle;
        live[2] |= 1 << bottom;
      }
    }
    for (int band = 0; band < BANDS; band++) {
      for (int rest = live[band]; rest != 0; rest &= rest - 1) {
        int triple = Integer.numberOfTrailingZeros(rest);
        int orders = used[TRIPLES * band + triple];
        for (int stack = 0; stack < STACKS; stack++) {
          int at = first + COLUMN[STACKS * triple + stack];
          possibleRows[at] |= ((orders >> (3 * stack)) & BAND_ROWS) << (3 * band);
        }
      }
    }
  }
}
