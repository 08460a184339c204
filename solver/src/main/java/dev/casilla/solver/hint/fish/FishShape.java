package dev.casilla.solver.hint.fish;

/**
 * Which kinds of units a fish may have. Sets of units have bit {@code u} for unit {@code u}.
 * Immutable.
 */
enum FishShape {
  /** Rows by columns, or columns by rows. */
  BASIC,
  /** Rows and blocks by columns and blocks, or columns and blocks by rows and blocks. */
  FRANKEN,
  /** All others. */
  MUTANT;

  private static final int ROWS = 0x1FF;
  private static final int COLUMNS = ROWS << 9;
  private static final int BLOCKS = ROWS << 18;

  /** The units that may be bases; covers are those of the other way round. */
  int units(boolean isByRows) {
    return switch (this) {
      case BASIC -> isByRows ? ROWS : COLUMNS;
      case FRANKEN -> BLOCKS | (isByRows ? ROWS : COLUMNS);
      case MUTANT -> ROWS | COLUMNS | BLOCKS;
    };
  }

  /** The shape of the fish with these units. */
  static FishShape of(int bases, int covers) {
    int lines = ROWS | COLUMNS;
    if (mixes(bases) || mixes(covers) || ((bases | covers) & lines) == 0) {
      return MUTANT;
    }
    boolean isCrossing = !mixes((bases & lines) | other(covers & lines));
    return !isCrossing ? MUTANT : ((bases | covers) & BLOCKS) == 0 ? BASIC : FRANKEN;
  }

  private static boolean mixes(int units) {
    return (units & ROWS) != 0 && (units & COLUMNS) != 0;
  }

  /** Lines of the other direction. */
  private static int other(int lines) {
    return ((lines & ROWS) << 9) | ((lines & COLUMNS) >> 9);
  }
}
