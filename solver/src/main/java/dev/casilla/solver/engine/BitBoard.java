package dev.casilla.solver.engine;

/**
 * The candidates of all 81 cells as bit sets, and the rules that eliminate some of them. Confined
 * to one thread.
 */
final class BitBoard {
  /*
   * The package's documentation has a drawing of the planes and a worked example.
   *
   * Each digit has four words (see MiniLineBits for mini-lines and pairs):
   *
   *   PLANES_0_1     its candidates in planes 0 and 1
   *   PLANE_2_DONE   its candidates in plane 2; the mini-rows where it is solved ("done")
   *   ROWS           mini-rows its arrangements keep; mini-rows they force
   *   COLUMNS        mini-columns its arrangements keep; mini-columns they force
   *
   * and all digits share openPlanes01 and openPlane2: the cells that no digit has solved. Plane 2
   * and the done mini-rows share a word because the hot loop loads and stores both.
   *
   * Invariants:
   *  1. In a done mini-row the digit has one candidate, its solved cell.
   *  2. Elimination is lazy: a candidate in a solved cell counts only in a done mini-row. So a
   *     digit's true candidates are plane & (open | done), and solving a cell writes nothing to
   *     the other eight digits; it only marks them dirty.
   *  3. When no digit is dirty, true and stored candidates agree, and ROWS and COLUMNS are exact.
   *
   * Rules, cheapest first: propagate (hidden singles and locked candidates of one digit, by table),
   * fillNakedSingles (cells with one candidate), settleMiniLines (a mini-line has three cells,
   * so exactly three digits use it). Each is sound: it removes no solution.
   *
   * Cost. About 30 ns for each dirty digit; a guess copies 304 bytes and makes 7 to 14 digits
   * dirty, 0.2 to 0.5 us in all.
   */
  static final int CONTRADICTION = -1;

  /** Instead of dirty digits: the board and its guesses are explored, with or without solutions. */
  static final int EXPLORED = -2;

  static final int ALL_DIGITS = 0x1FF;

  private static final int PLANES_0_1 = 0;
  private static final int PLANE_2_DONE = 9;
  private static final int ROWS = 18;
  private static final int COLUMNS = 27;
  private static final int WORDS = 36;

  private final long[] words = new long[WORDS];
  private long openPlanes01;
  private int openPlane2;

  void copyFrom(BitBoard other) {
    System.arraycopy(other.words, 0, words, 0, WORDS);
    openPlanes01 = other.openPlanes01;
    openPlane2 = other.openPlane2;
  }

  /** Copies a solved board, exchanging the two lowest of {@code digits}. */
  void copyWithDigitsSwapped(BitBoard solution, int digits) {
    copyFrom(solution);
    int first = MiniLineBits.lowest(digits);
    int second = MiniLineBits.lowest(digits & (digits - 1));
    words[PLANES_0_1 + first] = solution.words[PLANES_0_1 + second];
    words[PLANES_0_1 + second] = solution.words[PLANES_0_1 + first];
    words[PLANE_2_DONE + first] = solution.words[PLANE_2_DONE + second];
    words[PLANE_2_DONE + second] = solution.words[PLANE_2_DONE + first];
  }

  /**
   * Copies a board whose open cells have two candidates each, taking from each of them the
   * candidate that a solution does not use.
   */
  void copyComplement(BitBoard board, BitBoard solution) {
    copyFrom(board);
    for (int digit = 0; digit < 9; digit++) {
      words[PLANES_0_1 + digit] &= ~(solution.words[PLANES_0_1 + digit] & board.openPlanes01);
      words[PLANE_2_DONE + digit] &= ~(solution.words[PLANE_2_DONE + digit] & board.openPlane2);
    }
  }

  boolean isSolved() {
    return (openPlanes01 | openPlane2) == 0;
  }

  /** Begins a puzzle: plane p of digit d is {@code givens[10 * p + d]}, and d = 0 is empty. */
  boolean load(int[] givens) {
    openPlanes01 = MiniLineBits.pair(givens[0], givens[10]);
    openPlane2 = givens[20];
    int rowsFilled = 0;
    for (int digit = 0; digit < 9; digit++) {
      int given0 = givens[digit + 1];
      int given1 = givens[digit + 11];
      int given2 = givens[digit + 21];
      int done = given0 | given1 | given2;
      rowsFilled += Integer.bitCount(MiniLineBits.rowsWith(done));
      int elsewhere = MiniLineBits.ALL & ~MiniLineBits.wholeRows(done);
      words[PLANES_0_1 + digit] = MiniLineBits.pair(elsewhere | given0, elsewhere | given1);
      words[PLANE_2_DONE + digit] = MiniLineBits.pair(elsewhere | given2, done);
    }
    // Clashes in columns and blocks have no arrangement. In a row they would break invariant 1.
    int givenCells = 81 - Long.bitCount(openPlanes01) - Integer.bitCount(openPlane2);
    return rowsFilled == givenCells;
  }

  /**
   * Applies the arrangements of each dirty digit, solves the cells they force, and goes on until no
   * digit is dirty. Returns false on a contradiction.
   */
  // The hot loop, nearly all of a solve. Measured, see docs/adr/0005-the-fast-engine.md:
  //  - visiting only dirty digits, marked without a branch, together with filling naked singles
  //    without a branch: 1.13 times the speed of testing all nine digits in turn;
  //  - visiting dirty digits one by one, each on the latest open cells: 1.11 times the speed of
  //    rounds over all dirty digits, and 1.26 times that when the do loop ran once a round;
  //  - digits that become dirty wait for those that are: marking them is then not on the way to the
  //    next digit's visit, 1.02 to 1.08 times the speed of visiting the lowest dirty digit;
  //  - except at the start of a puzzle, when all are dirty: there, marking digits once after a
  //    round over all nine makes easy puzzles 1.14 times as fast.
  // Rows are looked up before columns; columns alone cannot bring a mini-row back, so the do loop
  // ends as soon as they remove none.
  boolean propagate(int firstDirty) {
    int dirty = firstDirty;
    int open0 = MiniLineBits.low(openPlanes01);
    int open1 = MiniLineBits.high(openPlanes01);
    int open2 = openPlane2;
    boolean isFirstRound = firstDirty == ALL_DIGITS;
    long solvedPlanes01 = 0;
    int solvedPlane2 = 0;
    int next = 0;
    while (true) {
      if (dirty == 0) {
        dirty = next;
        next = 0;
        if (isFirstRound) {
          isFirstRound = false;
          dirty = unsolvedDigitsAt(solvedPlanes01, solvedPlane2);
        }
        if (dirty == 0) {
          break;
        }
      }
      int digit = MiniLineBits.lowest(dirty);
      dirty &= dirty - 1;
      next &= ~(1 << digit);
      long planes01 = words[PLANES_0_1 + digit];
      long plane2Done = words[PLANE_2_DONE + digit];
      int done = MiniLineBits.high(plane2Done);
      int plane0 = MiniLineBits.low(planes01) & (open0 | done);
      int plane1 = MiniLineBits.high(planes01) & (open1 | done);
      int plane2 = MiniLineBits.low(plane2Done) & (open2 | done);
      int left = plane0 | plane1 | plane2;
      int keptRows;
      long rows;
      long columns;
      do {
        rows = BandArrangements.ofRows(left);
        keptRows = MiniLineBits.low(rows);
        plane0 &= keptRows;
        plane1 &= keptRows;
        plane2 &= keptRows;
        columns = BandArrangements.ofColumns(MiniLineBits.miniColumns(plane0, plane1, plane2));
        if (BandArrangements.isNone(rows) || BandArrangements.isNone(columns)) {
          return false;
        }
        int keptColumns = MiniLineBits.low(columns);
        plane0 &= MiniLineBits.cellsOfColumns(keptColumns, 0);
        plane1 &= MiniLineBits.cellsOfColumns(keptColumns, 1);
        plane2 &= MiniLineBits.cellsOfColumns(keptColumns, 2);
        left = plane0 | plane1 | plane2;
      } while (left != keptRows);
      int severalCells = (plane0 & plane1) | (plane2 & (plane0 | plane1));
      int solved = MiniLineBits.high(rows) & ~severalCells & ~done;
      words[PLANES_0_1 + digit] = MiniLineBits.pair(plane0, plane1);
      words[PLANE_2_DONE + digit] = MiniLineBits.pair(plane2, done | solved);
      words[ROWS + digit] = rows;
      words[COLUMNS + digit] = columns;
      if (solved != 0) {
        int solved0 = plane0 & solved;
        int solved1 = plane1 & solved;
        int solved2 = plane2 & solved;
        open0 &= ~solved0;
        open1 &= ~solved1;
        open2 &= ~solved2;
        if (isFirstRound) {
          solvedPlanes01 |= MiniLineBits.pair(solved0, solved1);
          solvedPlane2 |= solved2;
        } else {
          next |= digitsAt(MiniLineBits.pair(solved0, solved1), solved2) & ~(1 << digit);
        }
      }
    }
    openPlanes01 = MiniLineBits.pair(open0, open1);
    openPlane2 = open2;
    return true;
  }

  /** The set of digits that have a stored candidate in one of the cells. */
  int digitsAt(long cells01, int cells2) {
    long[] board = words;
    int digits = 0;
    for (int digit = 0; digit < 9; digit++) {
      long hit = (board[PLANES_0_1 + digit] & cells01) | (board[PLANE_2_DONE + digit] & cells2);
      digits |= MiniLineBits.isSet(hit) << digit;
    }
    return digits;
  }

  /** As {@link #digitsAt}, without the digits that are solved in the cell. */
  private int unsolvedDigitsAt(long cells01, int cells2) {
    int digits = 0;
    for (int digit = 0; digit < 9; digit++) {
      long plane2Done = words[PLANE_2_DONE + digit];
      int done = MiniLineBits.high(plane2Done);
      long hit01 = words[PLANES_0_1 + digit] & cells01 & ~MiniLineBits.twice(done);
      digits |= MiniLineBits.isSet(hit01 | (plane2Done & cells2 & ~done)) << digit;
    }
    return digits;
  }

  /** Counts, for each cell, its candidates: planes 0 and 1 as a pair, plane 2 alone. */
  void countCells(BitSlicedCounter planes01, BitSlicedCounter plane2) {
    planes01.count(words, PLANES_0_1);
    plane2.count(words, PLANE_2_DONE);
  }

  /** Counts, for each mini-line, the digits that may use it and, high, those that must. */
  void countMiniLines(BitSlicedCounter rows, BitSlicedCounter columns) {
    rows.count(words, ROWS);
    columns.count(words, COLUMNS);
  }

  /** Solves every open cell that has one candidate. Returns the dirty digits. */
  int fillNakedSingles(BitSlicedCounter planes01, BitSlicedCounter plane2) {
    if ((planes01.atLeastOne() & MiniLineBits.ALL_PAIR) != MiniLineBits.ALL_PAIR
        || (plane2.atLeastOne() & MiniLineBits.ALL) != MiniLineBits.ALL) {
      return CONTRADICTION;
    }
    long single01 = openPlanes01 & ~planes01.atLeastTwo();
    int single2 = openPlane2 & ~MiniLineBits.low(plane2.atLeastTwo());
    if ((single01 | single2) == 0) {
      return 0;
    }
    int dirty = 0;
    int rowsFilled = 0;
    for (int digit = 0; digit < 9; digit++) {
      long hit01 = words[PLANES_0_1 + digit] & single01;
      int hit2 = MiniLineBits.low(words[PLANE_2_DONE + digit]) & single2;
      int miniRows = MiniLineBits.low(hit01) | MiniLineBits.high(hit01) | hit2;
      rowsFilled += Integer.bitCount(MiniLineBits.rowsWith(miniRows));
      solve(digit, miniRows, hit01, hit2);
      dirty |= MiniLineBits.isSet(miniRows) << digit;
    }
    openPlanes01 &= ~single01;
    openPlane2 &= ~single2;
    // Two cells of one row that both need the same digit leave fewer rows than cells.
    int singles = Long.bitCount(single01) + Integer.bitCount(single2);
    return rowsFilled == singles ? dirty : CONTRADICTION;
  }

  /** Marks cells of the mini-rows as solved and removes the digit from the rest of their rows. */
  private void solve(int digit, int miniRows, long cells01, int cells2) {
    assert (miniRows & ~(MiniLineBits.low(cells01) | MiniLineBits.high(cells01) | cells2)) == 0;
    int rows = MiniLineBits.wholeRows(miniRows);
    long planes01 = words[PLANES_0_1 + digit];
    long plane2Done = words[PLANE_2_DONE + digit];
    words[PLANES_0_1 + digit] = (planes01 & ~MiniLineBits.twice(rows)) | cells01;
    words[PLANE_2_DONE + digit] = (plane2Done & ~(long) rows) | MiniLineBits.pair(cells2, miniRows);
  }

  /**
   * Applies that each mini-line has exactly three digits: three that may use it must use it, and
   * three that must use it exclude the others. Returns the dirty digits.
   */
  int settleMiniLines(BitSlicedCounter rows, BitSlicedCounter columns) {
    if (MiniLineBits.low(rows.atLeastThree() & columns.atLeastThree() & MiniLineBits.ALL)
            != MiniLineBits.ALL
        || MiniLineBits.high(rows.atLeastFour() | columns.atLeastFour()) != 0) {
      return CONTRADICTION;
    }
    int dirty = settle(ROWS, rows.exactlyThree());
    int dirtyByColumns = dirty == CONTRADICTION ? dirty : settle(COLUMNS, columns.exactlyThree());
    return dirty | dirtyByColumns; // CONTRADICTION has all bits, so it stays
  }

  /** Settles the mini-lines whose words begin at {@link #ROWS} or {@link #COLUMNS}. */
  private int settle(int lines, long exactlyThree) {
    int mayFull = MiniLineBits.low(exactlyThree);
    int mustFull = MiniLineBits.high(exactlyThree);
    if (mayFull == mustFull) {
      return 0;
    }
    int dirty = 0;
    int stuck = 0;
    for (int digit = 0; digit < 9; digit++) {
      int may = MiniLineBits.low(words[lines + digit]);
      int undecided = may & ~MiniLineBits.high(words[lines + digit]);
      int gained = undecided & mayFull;
      int wholeLines =
          lines == ROWS ? MiniLineBits.wholeRows(gained) : MiniLineBits.wholeColumns(gained);
      int kept = may & ~(undecided & mustFull) & (~wholeLines | gained);
      int touched = MiniLineBits.isSet(undecided & (mayFull | mustFull));
      stuck |= touched & ~MiniLineBits.isSet(may ^ kept);
      if (lines == ROWS) {
        keepRows(digit, kept);
      } else {
        keepColumns(digit, kept);
      }
      dirty |= touched << digit;
    }
    // Nothing to remove although something was gained: two mini-lines of one line were gained.
    return stuck == 0 ? dirty : CONTRADICTION;
  }

  private void keepRows(int digit, int miniRows) {
    words[PLANES_0_1 + digit] &= MiniLineBits.twice(miniRows);
    words[PLANE_2_DONE + digit] &= MiniLineBits.keepHigh(miniRows);
  }

  private void keepColumns(int digit, int miniColumns) {
    words[PLANES_0_1 + digit] &=
        MiniLineBits.pair(
            MiniLineBits.cellsOfColumns(miniColumns, 0),
            MiniLineBits.cellsOfColumns(miniColumns, 1));
    words[PLANE_2_DONE + digit] &=
        MiniLineBits.keepHigh(MiniLineBits.cellsOfColumns(miniColumns, 2));
  }

  int openCells() {
    return Long.bitCount(openPlanes01) + Integer.bitCount(openPlane2);
  }

  long openPlanes01() {
    return openPlanes01;
  }

  int openPlane2() {
    return openPlane2;
  }

  /** Solves the one given cell: removes the digit from all other cells in its row. */
  void place(int digit, long cell01, int cell2) {
    solve(digit, MiniLineBits.low(cell01) | MiniLineBits.high(cell01) | cell2, cell01, cell2);
    openPlanes01 &= ~cell01;
    openPlane2 &= ~cell2;
  }

  void remove(int digit, long cell01, int cell2) {
    words[PLANES_0_1 + digit] &= ~cell01;
    words[PLANE_2_DONE + digit] &= ~(long) cell2;
  }

  /** The mini-lines of a band open to the digit, where bands 0-2 are rows and 3-5 columns. */
  int openSet(int digit, int band) {
    return band < 3
        ? MiniLineBits.low(words[ROWS + digit]) >>> (9 * band) & MiniLineBits.BAND
        : MiniLineBits.gatherStack(MiniLineBits.low(words[COLUMNS + digit]), band - 3);
  }

  int solvedCells(int digit) {
    return Integer.bitCount(MiniLineBits.high(words[PLANE_2_DONE + digit]));
  }

  /** Leaves the digit one of its arrangements in a band. */
  void arrange(int digit, int band, int mask) {
    if (band < 3) {
      int kept = (MiniLineBits.ALL & ~(MiniLineBits.BAND << (9 * band))) | mask << (9 * band);
      keepRows(digit, kept);
    } else {
      int stack = band - 3;
      keepColumns(
          digit,
          (MiniLineBits.ALL & ~(MiniLineBits.STACK << stack))
              | MiniLineBits.scatterStack(mask) << stack);
    }
  }

  /** Writes the digits 1 to 9 of a solved board. */
  void writeTo(byte[] cells) {
    for (int digit = 0; digit < 9; digit++) {
      writePlane(cells, 0, MiniLineBits.low(words[PLANES_0_1 + digit]), digit);
      writePlane(cells, 1, MiniLineBits.high(words[PLANES_0_1 + digit]), digit);
      writePlane(cells, 2, MiniLineBits.low(words[PLANE_2_DONE + digit]), digit);
    }
  }

  private void writePlane(byte[] cells, int plane, int candidates, int digit) {
    for (int left = candidates; left != 0; left &= left - 1) {
      cells[3 * MiniLineBits.lowest(left) + plane] = (byte) (digit + 1);
    }
  }
}
