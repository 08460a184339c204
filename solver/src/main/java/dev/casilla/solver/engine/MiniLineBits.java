package dev.casilla.solver.engine;

/**
 * The bit layout of a {@link BitBoard} and its operations, each tested exhaustively. Stateless and
 * safe for use by many threads.
 */
final class MiniLineBits {
  /*
   * A "plane" is a 27-bit set of mini-rows (the three cells a row and a block share), numbered row
   * by row: bit 3 * row + stack. Cell c is bit c / 3 of plane c % 3.
   *
   *   bit  0  1  2   row 1: stack 0, 1, 2          band 1 is bits 0-8, band 2 bits 9-17,
   *   bit  3  4  5   row 2                         band 3 bits 18-26
   *   ...
   *
   * Mini-columns (the three cells a column and a block share) are 27 bits too: bit
   * 9 * band + 3 * plane + stack. So in both numberings "bit / 9" is the band and "bit % 3" the
   * stack, and a mini-column set is three groups of nine that overlay the planes.
   *
   * One long holds two 27-bit sets, at bits 0-26 and 32-58: a "pair".
   */
  static final int ALL = (1 << 27) - 1;
  static final long ALL_PAIR = pair(ALL, ALL);

  /** The nine mini-rows of a band, or the mini-columns of a band: bits 0-8. */
  static final int BAND = 0b111_111_111;

  /** Every third bit: the mini-rows, or the mini-columns, of stack 0. */
  static final int STACK = 0b001_001_001_001_001_001_001_001_001;

  /** The top row of every band: where {@link #miniColumns} gathers its three rows. */
  private static final int TOP_ROWS = 0b000_000_111_000_000_111_000_000_111;

  /** Multiplying copies a top row to the three rows of its band. */
  private static final int THREE_ROWS = 0b001_001_001;

  /** Multiplying copies bits 0-8 to the three bands. */
  private static final int THREE_BANDS = 0b000000001_000000001_000000001;

  private static final long HIGH_HALF = -1L << 32;

  private MiniLineBits() {}

  static long pair(int low, int high) {
    return low | (long) high << 32;
  }

  static int low(long pair) {
    return (int) pair;
  }

  static int high(long pair) {
    return (int) (pair >>> 32);
  }

  /** The set in both halves. */
  static long twice(int set) {
    return pair(set, set);
  }

  /** A mask that keeps the high half whole. */
  static long keepHigh(int low) {
    return low | HIGH_HALF;
  }

  /** The place of the lowest set bit: one instruction for HotSpot's C2 and Android's compiler. */
  static int lowest(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  /** 1 if any bit is set, else 0, without a branch. */
  static int isSet(int set) {
    return (set | -set) >>> 31;
  }

  /** 1 if any of bits 0 to 62 is set, else 0, without a branch. Bit 63 must be clear. */
  static int isSet(long set) {
    return (int) (-set >>> 63);
  }

  /** The first mini-row of each row that has one of the given mini-rows: one bit for each row. */
  static int rowsWith(int miniRows) {
    return (miniRows | miniRows >>> 1 | miniRows >>> 2) & STACK;
  }

  /** All three mini-rows of each row that has one of the given. */
  static int wholeRows(int miniRows) {
    return rowsWith(miniRows) * 7;
  }

  /** All three mini-columns of each column that has one of the given. */
  static int wholeColumns(int miniColumns) {
    return ((miniColumns | miniColumns >>> 9 | miniColumns >>> 18) & BAND) * THREE_BANDS;
  }

  /** The mini-columns that hold a cell of the three planes. */
  static int miniColumns(int plane0, int plane1, int plane2) {
    return foldRows(plane0) | foldRows(plane1) << 3 | foldRows(plane2) << 6;
  }

  /** The cells of one plane that lie in the given mini-columns. */
  static int cellsOfColumns(int miniColumns, int plane) {
    return (miniColumns >>> (3 * plane) & TOP_ROWS) * THREE_ROWS;
  }

  private static int foldRows(int plane) {
    return (plane | plane >>> 3 | plane >>> 6) & TOP_ROWS;
  }

  /**
   * The nine mini-columns of one stack as an open set of {@link BandArrangements}.
   *
   * <p>The bits stand at 9b + 3p; the product moves them to 16 + b + 3p (by 16, 8 and 0 for b = 0,
   * 1, 2). No two partial products meet at or below bit 24, so no carry disturbs the nine.
   */
  static int gatherStack(int miniColumns, int stack) {
    return ((miniColumns >>> stack & STACK) * 0x10101) >>> 16 & BAND;
  }

  /** The inverse of {@link #gatherStack} for stack 0: bit b + 3p goes to 9b + 3p. */
  static int scatterStack(int openSet) {
    int band0 = openSet & 0b001_001_001;
    int band1 = openSet >>> 1 & 0b001_001_001;
    int band2 = openSet >>> 2 & 0b001_001_001;
    return band0 | band1 << 9 | band2 << 18;
  }
}
