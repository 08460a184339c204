package dev.casilla.solver.engine;

/**
 * Where to guess: a good choice costs a little and saves many guesses. Stateless and safe for use
 * by many threads.
 */
final class BranchSelector {
  /*
   * The tightest band is the undecided one whose digits have the fewest mini-lines left, and within
   * it the digit with the fewest arrangements, usually two. Ties go to the digit with most solved
   * cells: 17-clue puzzles then need 0.562 guesses instead of 0.601.
   *
   * Bivalue cells are a poor choice when a puzzle has one solution (hard: 102 guesses against 64)
   * but cheap, and any choice will do when solutions abound. Two guesses deep without a dead end,
   * and with two in five open cells bivalue, they do: many-solutions runs 1.1 times as fast.
   */
  private static final int BANDS = 6;

  /** A band in which every digit has one arrangement has 9 * 3 mini-lines left. */
  private static final int DECIDED_MINI_LINES = 27;

  private static final int ABUNDANT_DEPTH = 2;
  private static final int ABUNDANT_PERCENT = 40;

  private BranchSelector() {}

  /** Whether solutions abound, as long as no guess has met a dead end: any guess will do. */
  static boolean isAbundant(int depth, int bivalueCells, int openCells) {
    return depth >= ABUNDANT_DEPTH && 100 * bivalueCells >= ABUNDANT_PERCENT * openCells;
  }

  /** The tightest undecided band: 0-2 are bands of rows, 3-5 of columns. */
  static int tightestBand(BitSlicedCounter rows, BitSlicedCounter columns) {
    int tightest = -1;
    int fewest = Integer.MAX_VALUE;
    for (int band = 0; band < BANDS; band++) {
      int miniLines =
          band < 3
              ? rows.sum(MiniLineBits.BAND << (9 * band))
              : columns.sum(MiniLineBits.STACK << (band - 3));
      if (miniLines > DECIDED_MINI_LINES && miniLines < fewest) {
        fewest = miniLines;
        tightest = band;
      }
    }
    // Never -1 on an unsolved board: when each digit has one mini-row and one mini-column in every
    // block it has one cell there, so propagation has solved it.
    return tightest;
  }

  /** The undecided digit of the band with the fewest arrangements. */
  static int easiestDigit(BitBoard board, int band) {
    int easiest = -1;
    int lowest = Integer.MAX_VALUE;
    for (int digit = 0; digit < 9; digit++) {
      int arrangements = BandArrangements.COUNT[board.choice(digit, band)];
      int score = 16 * arrangements - board.solvedCells(digit);
      if (arrangements > 1 && score < lowest) {
        lowest = score;
        easiest = digit;
      }
    }
    return easiest;
  }
}
