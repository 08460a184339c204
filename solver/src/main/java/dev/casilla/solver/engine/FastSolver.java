package dev.casilla.solver.engine;

/**
 * Counts the solutions of a grid up to a limit and keeps the first two.
 *
 * <p>Confined to one thread and meant to be reused: a count allocates nothing. Interrupting the
 * thread stops a count.
 */
public final class FastSolver {
  /** The result of a count that an interrupt stopped; the interrupt flag stays set. */
  public static final int CANCELLED = -1;

  private static final int CELLS = 81;

  /** Each guess gives a digit its arrangement in one of six bands or a cell its digit. */
  private static final int MAX_DEPTH = 9 * 6 + CELLS;

  /** Guesses between two checks of the interrupt flag: under 1 ms even on a slow phone. */
  private static final int GUESSES_PER_CHECK = 64;

  /** Up to this limit, the shortcuts for exact counts cost more than they save. */
  private static final long SMALL_LIMIT = 1_000;

  private static final int STRIDE = 10;

  private final BitBoard[] boards = new BitBoard[MAX_DEPTH + 1];
  private final BitBoard[] solutionBoards = {new BitBoard(), new BitBoard()};
  private final int[] givens = new int[3 * STRIDE];
  private final byte[] withAbsentDigits = new byte[CELLS];
  private final BitSlicedCounter planes01 = new BitSlicedCounter();
  private final BitSlicedCounter plane2 = new BitSlicedCounter();
  private final BitSlicedCounter rows = new BitSlicedCounter();
  private final BitSlicedCounter columns = new BitSlicedCounter();
  private long limit;
  private long solutions;
  private boolean metDeadEnd;
  private long guesses;
  private boolean cancelled;
  private final boolean isStable;
  private boolean hasManyClues;

  /** Creates a solver for the calling thread. */
  public FastSolver() {
    this(false);
  }

  private FastSolver(boolean isStable) {
    this.isStable = isStable;
    for (int depth = 0; depth < boards.length; depth++) {
      boards[depth] = new BitBoard();
    }
  }

  /**
   * Creates a solver that takes no shortcuts for grids with many clues. Puzzles generated from a
   * seed depend on which two solutions it finds first, so these must never change.
   */
  public static FastSolver withStableSolutions() {
    return new FastSolver(true);
  }

  /**
   * Counts solutions, stopping at the limit.
   *
   * @param cells 81 digits row by row, 0 for an empty cell
   * @param limit the count at which to stop, at least 1
   * @return the number of solutions, at most the limit, or {@link #CANCELLED}
   */
  public int countSolutions(byte[] cells, int limit) {
    return (int) countSolutions(cells, (long) limit);
  }

  /** As {@link #countSolutions(byte[], int)}, for limits beyond the range of an int. */
  public long countSolutions(byte[] cells, long limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("limit must be at least 1: " + limit);
    }
    this.limit = limit;
    solutions = 0;
    guesses = 0;
    cancelled = false;
    loadGivens(cells);
    int absent = limit > SMALL_LIMIT ? AbsentDigits.of(givens) : 0;
    if (Integer.bitCount(absent) < 2) {
      searchFromGivens();
    } else {
      countByPlaces(cells, absent);
    }
    return cancelled ? CANCELLED : solutions;
  }

  /**
   * Copies one of the first two solutions of the last count into 81 digits row by row.
   *
   * @param index 0 for the first, 1 for the second
   */
  public void copySolution(int index, byte[] cells) {
    if (index < 0 || index >= Math.min(solutions, solutionBoards.length)) {
      throw new IllegalArgumentException("no solution kept at index " + index);
    }
    solutionBoards[index].writeTo(cells);
  }

  /** How many guesses the last count made. */
  public long guesses() {
    return guesses;
  }

  /** Sorts the cells into sets: cell c is bit c / 3 of plane c % 3, for each digit and 0. */
  private void loadGivens(byte[] cells) {
    if (cells.length != CELLS) {
      throw new IllegalArgumentException("expected 81 cells: " + cells.length);
    }
    for (int i = 0; i < givens.length; i++) {
      givens[i] = 0;
    }
    for (int cell = 0, bit = 1; cell < CELLS; cell += 3, bit <<= 1) {
      givens[digitAt(cells, cell)] |= bit;
      givens[STRIDE + digitAt(cells, cell + 1)] |= bit;
      givens[2 * STRIDE + digitAt(cells, cell + 2)] |= bit;
    }
  }

  private static int digitAt(byte[] cells, int cell) {
    int digit = cells[cell];
    if (digit < 0 || digit > 9) {
      throw new IllegalArgumentException("cell " + cell + " holds " + digit);
    }
    return digit;
  }

  private void searchFromGivens() {
    metDeadEnd = false;
    if (boards[0].load(givens)) {
      hasManyClues = !isStable && BranchSelector.hasManyClues(boards[0].openCells());
      search(0, BitBoard.ALL_DIGITS);
    }
  }

  /**
   * Counts the solutions in which the absent digits stand in increasing order in one row, and
   * multiplies by the number of their orders.
   */
  private void countByPlaces(byte[] cells, int absent) {
    long total = limit;
    long orders = AbsentDigits.orders(absent);
    limit = (total + orders - 1) / orders;
    int row = AbsentDigits.rowWithFewestEmptyCells(cells);
    for (int places = 0; places <= BitBoard.ALL_DIGITS && !isFinished(); places++) {
      if (AbsentDigits.place(cells, absent, row, places, withAbsentDigits)) {
        loadGivens(withAbsentDigits);
        searchFromGivens();
      }
    }
    if (solutions == 1) {
      solutionBoards[1].copyWithDigitsSwapped(solutionBoards[0], absent);
    }
    solutions = solutions >= limit ? total : solutions * orders;
    limit = total;
  }

  /** Explores a board whose dirty digits are given; its guesses use the boards below. */
  private void search(int depth, int firstDirty) {
    BitBoard board = boards[depth];
    int dirty = firstDirty;
    while (dirty != BitBoard.CONTRADICTION && board.propagate(dirty)) {
      if (board.isSolved()) {
        storeSolution(depth);
        return;
      }
      board.countCells(planes01, plane2);
      dirty = board.fillNakedSingles(planes01, plane2);
      if (dirty == 0) {
        dirty = settleOrGuess(board, depth);
        if (dirty == BitBoard.EXPLORED) {
          return;
        }
      }
    }
    metDeadEnd = true;
  }

  private int settleOrGuess(BitBoard board, int depth) {
    long bivalue01 = board.openPlanes01() & planes01.exactlyTwo();
    int bivalue2 = board.openPlane2() & MiniLineBits.low(plane2.exactlyTwo());
    int bivalueCells = Long.bitCount(bivalue01) + Integer.bitCount(bivalue2);
    int openCells = board.openCells();
    boolean areAllBivalue = bivalueCells == openCells && (limit > SMALL_LIMIT || hasManyClues);
    if (areAllBivalue
        || (hasManyClues && bivalueCells > 0)
        || (!metDeadEnd && BranchSelector.hasManyBivalueCells(depth, bivalueCells, openCells))) {
      long cell01 = Long.lowestOneBit(bivalue01);
      int cell2 = cell01 != 0 ? 0 : Integer.lowestOneBit(bivalue2);
      return areAllBivalue
          ? guessHalf(board, depth, cell01, cell2)
          : guessCell(board, depth, cell01, cell2);
    }
    board.countMiniLines(rows, columns);
    int dirty = board.settleMiniLines(rows, columns);
    return dirty == 0 ? guessArrangement(board, depth) : dirty;
  }

  /**
   * Explores a board whose open cells all have two candidates: its solutions come in pairs, in
   * which every open cell differs, so that only half of them are searched for.
   */
  // Each unit with n open cells has n open digits and 2n candidates there. Each of its digits has
  // at
  // least two places, or propagation would have placed it, so each has exactly two. Swapping the
  // digit of every open cell for its other candidate therefore leaves every unit complete.
  private int guessHalf(BitBoard board, int depth, long cell01, int cell2) {
    long before = solutions;
    int digits = board.digitsAt(cell01, cell2);
    BitBoard child = copyForGuess(board, depth);
    child.place(Integer.numberOfTrailingZeros(digits), cell01, cell2);
    search(depth + 1, digits);
    long found = solutions - before;
    if (found > 0 && solutions == 1) {
      solutionBoards[1].copyComplement(board, solutionBoards[0]);
    }
    solutions = found > limit - solutions ? limit : solutions + found;
    return BitBoard.EXPLORED;
  }

  /** Tries the lower digit of a bivalue cell, then leaves the board the higher. */
  private int guessCell(BitBoard board, int depth, long cell01, int cell2) {
    int digits = board.digitsAt(cell01, cell2);
    int lower = Integer.numberOfTrailingZeros(digits);
    int higher = Integer.numberOfTrailingZeros(digits & ~(1 << lower));
    BitBoard child = copyForGuess(board, depth);
    child.place(lower, cell01, cell2);
    search(depth + 1, digits);
    if (isFinished()) {
      return BitBoard.EXPLORED;
    }
    board.remove(lower, cell01, cell2);
    board.place(higher, cell01, cell2);
    return digits;
  }

  /** Tries all arrangements of a digit in a band but the last, and leaves the board that one. */
  private int guessArrangement(BitBoard board, int depth) {
    int band = BranchSelector.tightestBand(rows, columns);
    int digit = BranchSelector.easiestDigit(board, band);
    int fitting = BandArrangements.FITTING[board.openSet(digit, band)];
    for (; (fitting & fitting - 1) != 0 && !isFinished(); fitting &= fitting - 1) {
      BitBoard child = copyForGuess(board, depth);
      child.arrange(digit, band, BandArrangements.mask(Integer.numberOfTrailingZeros(fitting)));
      search(depth + 1, 1 << digit);
    }
    if (isFinished()) {
      return BitBoard.EXPLORED;
    }
    board.arrange(digit, band, BandArrangements.mask(Integer.numberOfTrailingZeros(fitting)));
    return 1 << digit;
  }

  private BitBoard copyForGuess(BitBoard board, int depth) {
    guesses++;
    if (guesses % GUESSES_PER_CHECK == 0 && Thread.currentThread().isInterrupted()) {
      cancelled = true;
    }
    BitBoard child = boards[depth + 1];
    child.copyFrom(board);
    return child;
  }

  private boolean isFinished() {
    return solutions >= limit || cancelled;
  }

  private void storeSolution(int depth) {
    if (solutions < solutionBoards.length) {
      BitBoard solved = boards[depth];
      boards[depth] = solutionBoards[(int) solutions];
      solutionBoards[(int) solutions] = solved;
    }
    solutions++;
  }
}
