package dev.casilla.reader.reading;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** What a picture of a board is believed to show, cell by cell. Immutable. */
public final class BoardReading {
  /** What a digit can be taken for wrongly: any other one, or a digit that is not there. */
  private static final int OTHER_CLASSES = 9;

  private final float[] logProbabilities;
  private final CellReading[] cells = new CellReading[Cells.COUNT];

  private BoardReading(float[] logProbabilities) {
    this.logProbabilities = logProbabilities;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      cells[cell] = decide(cell);
    }
  }

  /** The reading that these beliefs amount to; they may be changed after that. */
  public static BoardReading of(CellProbabilities beliefs) {
    return new BoardReading(beliefs.logProbabilities().clone());
  }

  /** What is in the cell. */
  public CellReading cell(int cell) {
    return cells[cell];
  }

  /** How likely a {@link CellClass} is in the cell, as a natural logarithm. */
  public float logProbability(int cell, int mark) {
    return logProbabilities[cell * CellClass.COUNT + mark];
  }

  /** The same cells, named so that what was the left column is the top row now. */
  public BoardReading quarterTurned() {
    float[] turned = new float[logProbabilities.length];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int from = beforeTurns(1, cell);
      System.arraycopy(
          logProbabilities,
          from * CellClass.COUNT,
          turned,
          cell * CellClass.COUNT,
          CellClass.COUNT);
    }
    return new BoardReading(turned);
  }

  /** Which cell is this one after so many quarter turns. */
  static int beforeTurns(int quarters, int cell) {
    int before = cell;
    for (int i = 0; i < quarters; i++) {
      before = Cells.at(Cells.SIDE - 1 - Cells.column(before), Cells.row(before));
    }
    return before;
  }

  /** The printed digits. */
  public Grid givens() {
    return gridOf(CellContent.GIVEN);
  }

  /** The digits written by hand. */
  public Grid entries() {
    return gridOf(CellContent.ENTRY);
  }

  /** The digits written by hand in cells for which {@code givens} has none. */
  public Grid entriesOutside(Grid givens) {
    Grid entries = entries();
    for (int cell : givens.filled()) {
      entries = entries.with(cell, Grid.NO_DIGIT);
    }
    return entries;
  }

  /** How many cells hold that. */
  public int count(CellContent content) {
    int count = 0;
    for (CellReading cell : cells) {
      count += cell.content() == content ? 1 : 0;
    }
    return count;
  }

  /** The cells at which a person should have a look, in board order. */
  public SortedSet<Integer> doubtful() {
    SortedSet<Integer> doubtful = new TreeSet<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (cells[cell].isDoubtful()) {
        doubtful.add(cell);
      }
    }
    return Collections.unmodifiableSortedSet(doubtful);
  }

  /**
   * How probable it is that this is the given of the cell; for 0, that it has none: then it is
   * empty, or holds handwriting.
   */
  public double givenProbability(int cell, int digit) {
    if (digit != Grid.NO_DIGIT) {
      return Math.exp(logProbability(cell, CellClass.printed(digit)));
    }
    double none = Math.exp(logProbability(cell, CellClass.EMPTY));
    for (int written = 1; written <= Cells.SIDE; written++) {
      none += Math.exp(logProbability(cell, CellClass.written(written)));
    }
    return none;
  }

  /**
   * This reading, once somebody else has said what is in these cells.
   *
   * @param opinions by cell
   */
  public BoardReading withOpinions(Map<Integer, DigitOpinion> opinions) {
    CellProbabilities beliefs = beliefs();
    opinions.forEach((cell, opinion) -> weigh(beliefs.logProbabilities(), cell, opinion));
    return of(beliefs);
  }

  private CellProbabilities beliefs() {
    CellProbabilities beliefs = new CellProbabilities();
    System.arraycopy(logProbabilities, 0, beliefs.logProbabilities(), 0, logProbabilities.length);
    return beliefs;
  }

  /** This reading, if the digits of these cells are printed with that probability, else written. */
  public BoardReading withPrintProbability(Collection<Integer> cells, double print) {
    CellProbabilities beliefs = beliefs();
    for (int cell : cells) {
      beliefs.splitPrintAndHand(cell, print);
    }
    return of(beliefs);
  }

  /** Readers of text that are not right err anyhow, or see digits in dirt. */
  private static void weigh(float[] log, int cell, DigitOpinion opinion) {
    float right = (float) Math.log(opinion.trust());
    float wrong = (float) Math.log((1 - opinion.trust()) / OTHER_CLASSES);
    int first = cell * CellClass.COUNT;
    double all = 0;
    for (int mark = 0; mark < CellClass.COUNT; mark++) {
      log[first + mark] += CellClass.digitOf(mark) == opinion.digit() ? right : wrong;
      all += Math.exp(log[first + mark]);
    }
    float logAll = (float) Math.log(all);
    for (int mark = 0; mark < CellClass.COUNT; mark++) {
      log[first + mark] -= logAll;
    }
  }

  /** What it would be if nobody had written anything: a puzzle copied by hand, or an odd font. */
  public BoardReading withoutHandwriting() {
    float[] printed = logProbabilities.clone();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      for (int digit = 1; digit <= Cells.SIDE; digit++) {
        printed[cell * CellClass.COUNT + CellClass.printed(digit)] =
            (float) Math.log(probability(cell, digit));
        printed[cell * CellClass.COUNT + CellClass.written(digit)] = Float.NEGATIVE_INFINITY;
      }
    }
    return new BoardReading(printed);
  }

  private Grid gridOf(CellContent content) {
    int[] digits = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = cells[cell].content() == content ? cells[cell].digit() : Grid.NO_DIGIT;
    }
    return Grid.of(digits);
  }

  private CellReading decide(int cell) {
    int given = Grid.NO_DIGIT;
    int entry = 1;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      given = givenProbability(cell, digit) > givenProbability(cell, given) ? digit : given;
      entry = written(cell, digit) > written(cell, entry) ? digit : entry;
    }
    if (given != Grid.NO_DIGIT) {
      return reading(cell, CellContent.GIVEN, CellClass.printed(given));
    }
    float empty = logProbability(cell, CellClass.EMPTY);
    return written(cell, entry) > empty
        ? reading(cell, CellContent.ENTRY, CellClass.written(entry))
        : reading(cell, CellContent.EMPTY, CellClass.EMPTY);
  }

  private CellReading reading(int cell, CellContent content, int mark) {
    int digit = CellClass.digitOf(mark);
    int second = digit == 0 ? 1 : 0;
    for (int other = second + 1; other <= Cells.SIDE; other++) {
      if (other != digit && probability(cell, other) > probability(cell, second)) {
        second = other;
      }
    }
    return new CellReading(content, digit, Math.exp(logProbability(cell, mark)), second);
  }

  private float written(int cell, int digit) {
    return logProbability(cell, CellClass.written(digit));
  }

  /** How probable the digit is, printed or written, or that there is none for 0. */
  public double probability(int cell, int digit) {
    if (digit == Grid.NO_DIGIT) {
      return Math.exp(logProbability(cell, CellClass.EMPTY));
    }
    return Math.exp(logProbability(cell, CellClass.printed(digit)))
        + Math.exp(logProbability(cell, CellClass.written(digit)));
  }
}
