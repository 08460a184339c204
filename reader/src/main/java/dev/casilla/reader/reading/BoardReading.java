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

/** The content of each cell of a board, as read from a picture, with probabilities. Immutable. */
public final class BoardReading {
  /** The number of wrong results for a digit: eight other digits, or no digit. */
  private static final int OTHER_CLASSES = 9;

  private final float[] logProbabilities;
  private final CellReading[] cells = new CellReading[Cells.COUNT];

  private BoardReading(float[] logProbabilities) {
    this.logProbabilities = logProbabilities;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      cells[cell] = decide(cell);
    }
  }

  /** Creates a reading from a copy of these probabilities. */
  public static BoardReading of(CellProbabilities beliefs) {
    return new BoardReading(beliefs.logProbabilities().clone());
  }

  /** Returns the most likely content of the cell. */
  public CellReading cell(int cell) {
    return cells[cell];
  }

  /** Returns the natural logarithm of the probability of a {@link CellClass}. */
  public float logProbability(int cell, int cellClass) {
    return logProbabilities[cell * CellClass.COUNT + cellClass];
  }

  /** Returns this reading turned clockwise by 90 degrees: the left column becomes the top row. */
  public BoardReading quarterTurned() {
    float[] turned = new float[logProbabilities.length];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int from = cellBeforeTurns(1, cell);
      System.arraycopy(
          logProbabilities,
          from * CellClass.COUNT,
          turned,
          cell * CellClass.COUNT,
          CellClass.COUNT);
    }
    return new BoardReading(turned);
  }

  /** Returns the cell that this many quarter turns move to {@code cell}. */
  static int cellBeforeTurns(int quarters, int cell) {
    int before = cell;
    for (int i = 0; i < quarters; i++) {
      before = Cells.at(Cells.SIDE - 1 - Cells.column(before), Cells.row(before));
    }
    return before;
  }

  /** Returns the printed digits. */
  public Grid givens() {
    return gridOf(CellContent.GIVEN);
  }

  /** Returns the handwritten digits. */
  public Grid entries() {
    return gridOf(CellContent.ENTRY);
  }

  /** Returns the handwritten digits in cells without a digit in {@code givens}. */
  public Grid entriesOutside(Grid givens) {
    Grid entries = entries();
    for (int cell : givens.filled()) {
      entries = entries.with(cell, Grid.NO_DIGIT);
    }
    return entries;
  }

  /** Returns the number of cells with this content. */
  public int count(CellContent content) {
    int count = 0;
    for (CellReading cell : cells) {
      count += cell.content() == content ? 1 : 0;
    }
    return count;
  }

  /** Returns the cells that a person should check, in board order. */
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
   * Returns the probability that the cell has this given; for 0, that it has no given, but is empty
   * or contains handwriting.
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
   * Returns this reading, updated with the results of another text recognizer.
   *
   * @param opinions the results by cell
   */
  public BoardReading withOpinions(Map<Integer, DigitOpinion> opinions) {
    CellProbabilities beliefs = beliefs();
    opinions.forEach((cell, opinion) -> applyOpinion(beliefs.logProbabilities(), cell, opinion));
    return of(beliefs);
  }

  private CellProbabilities beliefs() {
    CellProbabilities beliefs = new CellProbabilities();
    System.arraycopy(logProbabilities, 0, beliefs.logProbabilities(), 0, logProbabilities.length);
    return beliefs;
  }

  /**
   * Returns this reading with the digits of these cells split between print and handwriting.
   *
   * @param print the probability that they are printed
   */
  public BoardReading withPrintProbability(Collection<Integer> cells, double print) {
    CellProbabilities beliefs = beliefs();
    for (int cell : cells) {
      beliefs.splitPrintAndHand(cell, print);
    }
    return of(beliefs);
  }

  /**
   * Multiplies the probabilities by the likelihood of the opinion. A wrong opinion is equally
   * likely for each other class: recognizers confuse digits, and see digits in dirt.
   */
  private static void applyOpinion(float[] log, int cell, DigitOpinion opinion) {
    float right = (float) Math.log(opinion.trust());
    float wrong = (float) Math.log((1 - opinion.trust()) / OTHER_CLASSES);
    int first = cell * CellClass.COUNT;
    double sum = 0;
    for (int cellClass = 0; cellClass < CellClass.COUNT; cellClass++) {
      log[first + cellClass] += CellClass.digitOf(cellClass) == opinion.digit() ? right : wrong;
      sum += Math.exp(log[first + cellClass]);
    }
    float logSum = (float) Math.log(sum);
    for (int cellClass = 0; cellClass < CellClass.COUNT; cellClass++) {
      log[first + cellClass] -= logSum;
    }
  }

  /**
   * Returns this reading with all handwriting treated as print, for a puzzle copied by hand or an
   * unusual typeface.
   */
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

  private CellReading reading(int cell, CellContent content, int cellClass) {
    int digit = CellClass.digitOf(cellClass);
    int second = digit == 0 ? 1 : 0;
    for (int other = second + 1; other <= Cells.SIDE; other++) {
      if (other != digit && probability(cell, other) > probability(cell, second)) {
        second = other;
      }
    }
    return new CellReading(content, digit, Math.exp(logProbability(cell, cellClass)), second);
  }

  private float written(int cell, int digit) {
    return logProbability(cell, CellClass.written(digit));
  }

  /**
   * Returns the probability of the digit, printed or handwritten; for 0, that the cell is empty.
   */
  public double probability(int cell, int digit) {
    if (digit == Grid.NO_DIGIT) {
      return Math.exp(logProbability(cell, CellClass.EMPTY));
    }
    return Math.exp(logProbability(cell, CellClass.printed(digit)))
        + Math.exp(logProbability(cell, CellClass.written(digit)));
  }
}
