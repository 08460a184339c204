package dev.casilla.reader.reading;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.solver.Cells;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/** The sum of readings of the same board. Not safe for use by several threads. */
/*
 * What is summed up is how much likelier each mark got by what a frame shows than it was before,
 * with nothing seen. So a frame that cannot see a cell adds nothing to it: a finger that stays makes
 * nobody surer that there is no digit below it. And a cell in which most frames see neither a digit
 * nor, for sure, that there is none, is not known: what little each makes of it, all make of it. One
 * that looks empty to most but for a drop of ink on it, looks so to all together, and no more.
 * Likewise whether a digit is printed: neat handwriting looks neat in every frame, so that together
 * they are as sure of that as a typical one.
 */
public final class ReadingConsensus {
  /** Cells with a digit in either that may differ between two readings of one board, in parts. */
  private static final double MAX_DIFFERING_SHARE = 0.25;

  private static final int QUARTERS = 4;

  /** How likely a cell has to be empty for a frame to see that it is. */
  private static final double MIN_EMPTY_IF_SEEN = CellProbabilities.MAX_EMPTY_IF_INKED;

  /** The same, but for what rounding adds to one in which a frame saw ink. */
  private static final double MIN_EMPTY_WITHOUT_DOUBT = MIN_EMPTY_IF_SEEN + 1e-4;

  /** What is believed of a cell that is not seen, as CellBeliefs has it: nothing, or any digit. */
  private static final double LOG_NOTHING = Math.log(0.5);

  private static final double LOG_DIGIT = Math.log(0.5 / Cells.SIDE);

  private final float[] sums = new float[Cells.COUNT * CellClass.COUNT];

  /** In how many readings nothing was seen in the cell, but not for sure. */
  private final int[] unseen = new int[Cells.COUNT];

  /** In how many it looked empty, but in doubt; those above are among them. */
  private final int[] doubted = new int[Cells.COUNT];

  /** Odds of handwriting against print, as natural logarithms, summed up where there is a digit. */
  private final double[] oddsOfHand = new double[Cells.COUNT];

  private final int[] digitsSeen = new int[Cells.COUNT];
  private final CellProbabilities beliefs = new CellProbabilities();
  private Optional<BoardReading> whole = Optional.empty();
  private int count;

  /** Takes in another reading. */
  public void add(BoardReading reading) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      for (int mark = 0; mark < CellClass.COUNT; mark++) {
        sums[cell * CellClass.COUNT + mark] +=
            (float) (reading.logProbability(cell, mark) - logPrior(mark));
      }
      CellReading seen = reading.cell(cell);
      if (seen.content() != CellContent.EMPTY) {
        oddsOfHand[cell] += oddsOfHand(reading, cell);
        digitsSeen[cell]++;
      }
      double emptiness = seen.content() == CellContent.EMPTY ? seen.confidence() : 1;
      unseen[cell] += emptiness < MIN_EMPTY_IF_SEEN ? 1 : 0;
      doubted[cell] += emptiness < MIN_EMPTY_WITHOUT_DOUBT ? 1 : 0;
    }
    count++;
    whole = Optional.empty();
  }

  /**
   * How many quarter turns make the reading one of the board of those before; nothing where it is
   * of another board.
   */
  public OptionalInt turnsTo(BoardReading reading) {
    for (int quarters = 0; quarters < QUARTERS; quarters++) {
      if (count == 0 || isSameBoard(reading(), reading, quarters)) {
        return OptionalInt.of(quarters);
      }
    }
    return OptionalInt.empty();
  }

  /** Forgets all readings. */
  public void reset() {
    Arrays.fill(sums, 0);
    Arrays.fill(unseen, 0);
    Arrays.fill(doubted, 0);
    Arrays.fill(oddsOfHand, 0);
    Arrays.fill(digitsSeen, 0);
    count = 0;
    whole = Optional.empty();
  }

  /** How many readings there are of the board. */
  public int count() {
    return count;
  }

  /**
   * What they amount to together. Frames of one page err alike, so that each further one counts for
   * less: two for 1.4, four for two.
   */
  public BoardReading reading() {
    BoardReading reading = whole.orElseGet(this::sum);
    whole = Optional.of(reading);
    return reading;
  }

  private BoardReading sum() {
    float[] log = beliefs.logProbabilities();
    float weight = (float) (1 / Math.sqrt(Math.max(1, count)));
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int first = cell * CellClass.COUNT;
      for (int mark = 0; mark < CellClass.COUNT; mark++) {
        log[first + mark] = sums[first + mark] * weight + (float) logPrior(mark);
      }
      normalize(log, first);
      if (digitsSeen[cell] > 0) {
        beliefs.splitPrintAndHand(cell, 1 / (1 + Math.exp(oddsOfHand[cell] / digitsSeen[cell])));
      }
      if (count > 1 && !isSureOfDigit(cell)) {
        restoreDoubt(cell);
      }
    }
    return BoardReading.of(beliefs);
  }

  private void restoreDoubt(int cell) {
    if (2 * unseen[cell] >= count) {
      beliefs.setUnknown(cell);
    } else if (2 * doubted[cell] >= count && beliefs.best(cell) == CellClass.EMPTY) {
      beliefs.setDoubtful(cell);
    }
  }

  private static double oddsOfHand(BoardReading reading, int cell) {
    double print = Float.MIN_NORMAL;
    double hand = Float.MIN_NORMAL;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      print += Math.exp(reading.logProbability(cell, CellClass.printed(digit)));
      hand += Math.exp(reading.logProbability(cell, CellClass.written(digit)));
    }
    return Math.log(hand) - Math.log(print);
  }

  private boolean isSureOfDigit(int cell) {
    int best = beliefs.best(cell);
    return best != CellClass.EMPTY
        && beliefs.digitProbability(cell, CellClass.digitOf(best)) >= CellReading.CONFIDENT;
  }

  /**
   * Makes the probabilities of a cell sum up to one; the largest first, lest all of them vanish.
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

  private static double logPrior(int mark) {
    return mark == CellClass.EMPTY ? LOG_NOTHING : LOG_DIGIT;
  }

  private static boolean isSameBoard(BoardReading a, BoardReading b, int quarters) {
    int filled = 0;
    int differing = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int first = a.cell(cell).digit();
      int second = b.cell(BoardReading.beforeTurns(quarters, cell)).digit();
      filled += first != 0 || second != 0 ? 1 : 0;
      differing += first != second ? 1 : 0;
    }
    return differing <= MAX_DIFFERING_SHARE * filled;
  }
}
