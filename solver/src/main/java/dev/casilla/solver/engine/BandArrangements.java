package dev.casilla.solver.engine;

/**
 * The ways one digit can be spread over one band, looked up by the mini-lines open to it. The
 * tables are never written after class initialisation: safe for use by many threads.
 */
final class BandArrangements {
  /*
   * A band (three rows, or three columns) is crossed by three blocks, so it has nine mini-lines of
   * three cells. A digit needs exactly three of them: one in each line and one in each block. Those
   * are the 3! = 6 permutation matrices, here called arrangements.
   *
   * An "open set" is the 9-bit set of mini-lines still open to the digit: bit 3 * line + block. The
   * six arrangements are closed under transposition, so 3 * block + line reads the same tables.
   *
   * kept   = union of the arrangements that fit in the open set: the rest can be eliminated. This
   *          covers the hidden single and both directions of locked candidates.
   * forced = their intersection: mini-lines the digit must use.
   *
   * Invariant: forced is a subset of kept if and only if some arrangement fits. When none does,
   * the empty union keeps nothing and the empty intersection forces everything.
   */
  static final int OPEN_SETS = 512;

  private static final int[] MASKS = {
    0b100_010_001, 0b010_100_001, 0b100_001_010, 0b001_100_010, 0b010_001_100, 0b001_010_100
  };

  /** For an open set of mini-rows: kept in the low half, forced in the high half. */
  static final long[] ROWS = new long[OPEN_SETS];

  /**
   * As {@link #ROWS}, but spread to the mini-columns of stack 0 as {@link MiniLineBits} numbers
   * them.
   */
  static final long[] COLUMNS = new long[OPEN_SETS];

  /** For an open set: the arrangements that fit, as a 6-bit set of indices. */
  static final byte[] FITTING = new byte[OPEN_SETS];

  /** For an open set: how many arrangements fit. */
  static final byte[] COUNT = new byte[OPEN_SETS];

  static {
    for (int openSet = 0; openSet < OPEN_SETS; openSet++) {
      fill(openSet);
    }
  }

  private BandArrangements() {}

  /** The three mini-lines of one of the six arrangements. */
  static int mask(int arrangement) {
    return MASKS[arrangement];
  }

  /** For all bands, by their open mini-rows: kept in the low half, forced in the high half. */
  static long ofRows(int miniRows) {
    return ofBand(miniRows) | ofBand(miniRows >>> 9) << 9 | ofBand(miniRows >>> 18) << 18;
  }

  /** For all stacks, by their open mini-columns: kept in the low half, forced in the high half. */
  static long ofColumns(int miniColumns) {
    return ofStack(miniColumns, 0) | ofStack(miniColumns, 1) << 1 | ofStack(miniColumns, 2) << 2;
  }

  /** Whether some band or stack has no arrangement: then something is forced that is not kept. */
  static boolean isNone(long keptAndForced) {
    return (MiniLineBits.high(keptAndForced) & ~MiniLineBits.low(keptAndForced)) != 0;
  }

  private static long ofBand(int miniRows) {
    return ROWS[miniRows & MiniLineBits.BAND];
  }

  private static long ofStack(int miniColumns, int stack) {
    return COLUMNS[MiniLineBits.gatherStack(miniColumns, stack)];
  }

  private static void fill(int openSet) {
    int kept = 0;
    int forced = OPEN_SETS - 1;
    for (int arrangement = 0; arrangement < MASKS.length; arrangement++) {
      int mask = MASKS[arrangement];
      if ((openSet & mask) == mask) {
        kept |= mask;
        forced &= mask;
        FITTING[openSet] |= (byte) (1 << arrangement);
        COUNT[openSet]++;
      }
    }
    ROWS[openSet] = MiniLineBits.pair(kept, forced);
    COLUMNS[openSet] =
        MiniLineBits.pair(MiniLineBits.scatterStack(kept), MiniLineBits.scatterStack(forced));
  }
}
