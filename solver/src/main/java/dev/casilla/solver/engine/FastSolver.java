package dev.casilla.solver.engine;

/**
 * Counts the solutions of a grid, up to a limit, as fast as it can.
 *
 * <p>An instance is confined to one thread and meant to be reused: after construction it allocates
 * nothing. Interrupting the thread stops a count at once.
 */
public final class FastSolver {
  /** The answer to a count that was stopped by an interrupt; the interrupt flag stays set. */
  public static final int CANCELLED = -1;

  private static final int CELLS = 81;

  /** Each guess gives a digit its arrangement in one of six bands or a cell its digit. */
  private static final int MAX_DEPTH = 9 * 6 + CELLS;

  /** Guesses between two looks at the interrupt flag: under 1 ms even on a slow phone. */
  private static final int GUESSES_PER_CHECK = 64;

  private static final int STRIDE = 10;

  private final BitBoard[] boards = new BitBoard[MAX_DEPTH + 1];
  private final BitBoard[] solutionBoards = {new BitBoard(), new BitBoard()};
  private final int[] givens = new int[3 * STRIDE];
  private final BitSlicedCounter tallyA = new BitSlicedCounter();
  private final BitSlicedCounter tallyB = new BitSlicedCounter();
  private int limit;
  private int solutions;
  private boolean metDeadEnd;
  private long guesses;
  private boolean cancelled;

  /** Creates a solver for the calling thread. */
  public FastSolver() {
    for (int depth = 0; depth < boards.length; depth++) {
      boards[depth] = new BitBoard();
    }
  }

  /**
   * Counts solutions, stopping at the limit.
   *
   * @param cells 81 digits row by row, 0 for an empty cell
   * @param limit the count at which to stop, at least 1
   * @return the number of solutions, at most the limit, or {@link #CANCELLED}
   */
  public int countSolutions(byte[] cells, int limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("limit must be at least 1: " + limit);
    }
    this.limit = limit;
    solutions = 0;
    metDeadEnd = false;
    guesses = 0;
    cancelled = false;
    loadGivens(cells);
    if (boards[0].load(givens)) {
      search(0, BitBoard.ALL_DIGITS);
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

  /** How many times the last count had to guess. */
  public long guesses() {
    return guesses;
  }

  /** Deals the cells out like cards: cell c is bit c / 3 of plane c % 3, for each digit and 0. */
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

  /** Explores a board whose dirty digits are given; its guesses use the boards below. */
  private void search(int depth, int firstDirty) {
    BitBoard board = boards[depth];
    int dirty = firstDirty;
    while (dirty != BitBoard.CONTRADICTION && board.propagate(dirty)) {
      if (board.isSolved()) {
        storeSolution(board);
        return;
      }
      board.countCells(tallyA, tallyB);
      dirty = board.fillNakedSingles(tallyA, tallyB);
      if (dirty == 0) {
        dirty = settleOrGuess(board, depth);
        if (isFinished()) {
          return;
        }
      }
    }
    metDeadEnd = true;
  }

  private int settleOrGuess(BitBoard board, int depth) {
    long bivalue01 = board.openPlanes01() & tallyA.exactlyTwo();
    int bivalue2 = board.openPlane2() & MiniLineBits.low(tallyB.exactlyTwo());
    int bivalueCells = Long.bitCount(bivalue01) + Integer.bitCount(bivalue2);
    if (!metDeadEnd && BranchSelector.isAbundant(depth, bivalueCells, board.openCells())) {
      return bivalue01 != 0
          ? guessCell(board, depth, Long.lowestOneBit(bivalue01), 0)
          : guessCell(board, depth, 0, Integer.lowestOneBit(bivalue2));
    }
    board.countMiniLines(tallyA, tallyB);
    int dirty = board.settleMiniLines(tallyA, tallyB);
    return dirty == 0 ? guessArrangement(board, depth) : dirty;
  }

  /** Tries the lower digit of a bivalue cell, then leaves the board the higher. */
  private int guessCell(BitBoard board, int depth, long cell01, int cell2) {
    int digits = board.digitsAt(cell01, cell2);
    int lower = Integer.numberOfTrailingZeros(digits);
    int higher = Integer.numberOfTrailingZeros(digits & ~(1 << lower));
    BitBoard child = copyForGuess(board, depth);
    child.place(lower, cell01, cell2);
    search(depth + 1, 1 << lower);
    board.remove(lower, cell01, cell2);
    board.place(higher, cell01, cell2);
    return digits;
  }

  /** Tries all arrangements of a digit in a band but the last, and leaves the board that one. */
  private int guessArrangement(BitBoard board, int depth) {
    int band = BranchSelector.tightestBand(tallyA, tallyB);
    int digit = BranchSelector.easiestDigit(board, band);
    int fitting = BandArrangements.FITTING[board.choice(digit, band)];
    for (; (fitting & fitting - 1) != 0 && !isFinished(); fitting &= fitting - 1) {
      BitBoard child = copyForGuess(board, depth);
      child.arrange(digit, band, BandArrangements.mask(Integer.numberOfTrailingZeros(fitting)));
      search(depth + 1, 1 << digit);
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

  private void storeSolution(BitBoard board) {
    if (solutions < solutionBoards.length) {
      solutionBoards[solutions].copyFrom(board);
    }
    solutions++;
  }
}
