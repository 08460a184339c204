package dev.casilla.reader.reading;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.solver.Cells;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/** Combines several readings of the same board. Not thread-safe. */
/*
 * Each reading adds the log-likelihood ratio of each class to the prior of an unseen cell. So a
 * frame in which a cell is covered adds nothing: a finger that stays does not make the cell more
 * likely empty. If at least half of the frames neither see a digit nor see clearly that there is
 * none, the cell stays unknown. If at least half of them see an empty cell with some ink in it,
 * the cell stays doubtful. For print against handwriting the log odds are averaged, not added:
 * neat handwriting looks neat in every frame, so further frames add no evidence.
 */
public final class ReadingConsensus {
  /** Maximum fraction of cells with a digit that may differ between two readings of one board. */
  private static final double MAX_DIFFERING_SHARE = 0.25;

  private static final int QUARTERS = 4;

  /** Minimum probability of an empty cell in a frame that sees it. */
  private static final double MIN_EMPTY_IF_SEEN = CellProbabilities.MAX_EMPTY_IF_INKED;

  /**
   * Minimum probability of an empty cell in a frame that sees no ink in it; allows for rounding.
   */
  private static final double MIN_EMPTY_IF_CLEAR = MIN_EMPTY_IF_SEEN + 1e-4;

  /**
   * The prior of an unseen cell, as in {@link CellProbabilities#setUnknown}: empty, or any digit.
   */
  private static final double LOG_EMPTY_PRIOR = Math.log(0.5);

  private static final double LOG_DIGIT_PRIOR = Math.log(0.5 / Cells.SIDE);

  private final float[] sums = new float[Cells.COUNT * CellClass.COUNT];

  /** By cell: the readings in which it looks empty, but was not clearly seen. */
  private final int[] unseenCounts = new int[Cells.COUNT];

  /** By cell: the readings in which it looks empty, but doubtful; includes the unseen ones. */
  private final int[] doubtfulCounts = new int[Cells.COUNT];

  /** By cell: the sum of the log odds of handwriting against print, over readings with a digit. */
  private final double[] logHandOdds = new double[Cells.COUNT];

  private final int[] digitCounts = new int[Cells.COUNT];
  private final CellProbabilities beliefs = new CellProbabilities();
  private Optional<BoardReading> cachedReading = Optional.empty();
  private int count;

  /** Adds a reading. */
  public void add(BoardReading reading) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      for (int cellClass = 0; cellClass < CellClass.COUNT; cellClass++) {
        sums[cell * CellClass.COUNT + cellClass] +=
            (float) (reading.logProbability(cell, cellClass) - logPrior(cellClass));
      }
      CellReading seen = reading.cell(cell);
      if (seen.content() != CellContent.EMPTY) {
        logHandOdds[cell] += logHandOdds(reading, cell);
        digitCounts[cell]++;
      }
      double emptyProbability = seen.content() == CellContent.EMPTY ? seen.confidence() : 1;
      unseenCounts[cell] += emptyProbability < MIN_EMPTY_IF_SEEN ? 1 : 0;
      doubtfulCounts[cell] += emptyProbability < MIN_EMPTY_IF_CLEAR ? 1 : 0;
    }
    count++;
    cachedReading = Optional.empty();
  }

  /**
   * Returns the quarter turns that align the reading with the previous ones, or empty if it shows
   * another board.
   */
  public OptionalInt quarterTurnsTo(BoardReading reading) {
    for (int quarters = 0; quarters < QUARTERS; quarters++) {
      if (count == 0 || isSameBoard(reading(), reading, quarters)) {
        return OptionalInt.of(quarters);
      }
    }
    return OptionalInt.empty();
  }

  /** Removes all readings. */
  public void reset() {
    Arrays.fill(sums, 0);
    Arrays.fill(unseenCounts, 0);
    Arrays.fill(doubtfulCounts, 0);
    Arrays.fill(logHandOdds, 0);
    Arrays.fill(digitCounts, 0);
    count = 0;
    cachedReading = Optional.empty();
  }

  /** Returns the number of readings. */
  public int count() {
    return count;
  }

  /**
   * Returns the combined reading. Frames of one page have correlated errors, so the evidence grows
   * with the square root of their number: two frames count as 1.4, four as two.
   */
  public BoardReading reading() {
    BoardReading reading = cachedReading.orElseGet(this::sum);
    cachedReading = Optional.of(reading);
    return reading;
  }

  private BoardReading sum() {
    float[] log = beliefs.logProbabilities();
    float weight = (float) (1 / Math.sqrt(Math.max(1, count)));
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int first = cell * CellClass.COUNT;
      for (int cellClass = 0; cellClass < CellClass.COUNT; cellClass++) {
        log[first + cellClass] = sums[first + cellClass] * weight + (float) logPrior(cellClass);
      }
      normalize(log, first);
      if (digitCounts[cell] > 0) {
        beliefs.splitPrintAndHand(cell, 1 / (1 + Math.exp(logHandOdds[cell] / digitCounts[cell])));
      }
      if (count > 1 && !isConfidentDigit(cell)) {
        restoreDoubt(cell);
      }
    }
    return BoardReading.of(beliefs);
  }

  private void restoreDoubt(int cell) {
    if (2 * unseenCounts[cell] >= count) {
      beliefs.setUnknown(cell);
    } else if (2 * doubtfulCounts[cell] >= count && beliefs.best(cell) == CellClass.EMPTY) {
      beliefs.setDoubtful(cell);
    }
  }

  private static double logHandOdds(BoardReading reading, int cell) {
    double print = Float.MIN_NORMAL;
    double hand = Float.MIN_NORMAL;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      print += Math.exp(reading.logProbability(cell, CellClass.printed(digit)));
      hand += Math.exp(reading.logProbability(cell, CellClass.written(digit)));
    }
    return Math.log(hand) - Math.log(print);
  }

  private boolean isConfidentDigit(int cell) {
    int best = beliefs.best(cell);
    return best != CellClass.EMPTY
        && beliefs.digitProbability(cell, CellClass.digitOf(best)) >= CellReading.CONFIDENT;
  }

  /**
   * Normalizes the probabilities of a cell to a sum of one. Subtracts the largest logarithm first
   * to prevent underflow.
   */
  private static void normalize(float[] log, int first) {
    float largest = log[first];
    for (int i = first + 1; i < first + CellClass.COUNT; i++) {
      largest = Math.max(largest, log[i]);
    }
    double total = 0;
    for (int i = first; i < first + CellClass.COUNT; i++) {
      total += Math.exp(log[i] - largest);
    }
    float logTotal = largest + (float) Math.log(total);
    for (int i = first; i < first + CellClass.COUNT; i++) {
      log[i] -= logTotal;
    }
  }

  private static double logPrior(int cellClass) {
    return cellClass == CellClass.EMPTY ? LOG_EMPTY_PRIOR : LOG_DIGIT_PRIOR;
  }

  private static boolean isSameBoard(BoardReading a, BoardReading b, int quarters) {
    int filled = 0;
    int differing = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int first = a.cell(cell).digit();
      int second = b.cell(BoardReading.cellBeforeTurns(quarters, cell)).digit();
      filled += first != 0 || second != 0 ? 1 : 0;
      differing += first != second ? 1 : 0;
    }
    return differing <= MAX_DIFFERING_SHARE * filled;
  }
}
