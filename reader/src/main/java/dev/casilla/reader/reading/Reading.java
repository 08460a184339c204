package dev.casilla.reader.reading;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.Mark;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** What a picture of a board is believed to show, cell by cell. Immutable. */
public final class Reading {
  /** What a digit can be taken for wrongly: any other one, or a digit that is not there. */
  private static final int WRONG = 9;

  private final float[] logProbabilities;
  private final CellReading[] cells = new CellReading[Cells.COUNT];

  private Reading(float[] logProbabilities) {
    this.logProbabilities = logProbabilities;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      cells[cell] = decide(cell);
    }
  }

  /** The reading that these beliefs amount to; they may be changed after that. */
  public static Reading of(CellBeliefs beliefs) {
    return new Reading(beliefs.logProbabilities().clone());
  }

  /** What is in the cell. */
  public CellReading cell(int cell) {
    return cells[cell];
  }

  /** How likely a {@link Mark} is in the cell, as a natural logarithm. */
  public float logProbability(int cell, int mark) {
    return logProbabilities[cell * Mark.COUNT + mark];
  }

  /** The same cells, named so that what was the left column is the top row now. */
  public Reading quarterTurned() {
    float[] turned = new float[logProbabilities.length];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int from = beforeTurns(1, cell);
      System.arraycopy(logProbabilities, from * Mark.COUNT, turned, cell * Mark.COUNT, Mark.COUNT);
    }
    return new Reading(turned);
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
    return gridOf(Content.GIVEN);
  }

  /** The digits written by hand. */
  public Grid entries() {
    return gridOf(Content.ENTRY);
  }

  /** The digits written by hand in cells for which {@code givens} has none. */
  public Grid entriesBesides(Grid givens) {
    Grid entries = entries();
    for (int cell : givens.filled()) {
      entries = entries.with(cell, Grid.NO_DIGIT);
    }
    return entries;
  }

  /** How many cells hold that. */
  public int count(Content content) {
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
  double givenProbability(int cell, int digit) {
    if (digit != Grid.NO_DIGIT) {
      return Math.exp(logProbability(cell, Mark.printed(digit)));
    }
    double none = Math.exp(logProbability(cell, Mark.EMPTY));
    for (int written = 1; written <= Cells.SIDE; written++) {
      none += Math.exp(logProbability(cell, Mark.written(written)));
    }
    return none;
  }

  /**
   * This reading, once somebody else has said what is in these cells.
   *
   * @param opinions by cell
   */
  public Reading withOpinions(Map<Integer, Opinion> opinions) {
    CellBeliefs beliefs = beliefs();
    opinions.forEach((cell, opinion) -> weigh(beliefs.logProbabilities(), cell, opinion));
    return of(beliefs);
  }

  private CellBeliefs beliefs() {
    CellBeliefs beliefs = new CellBeliefs();
    System.arraycopy(logProbabilities, 0, beliefs.logProbabilities(), 0, logProbabilities.length);
    return beliefs;
  }

  /** This reading, if the digits of these cells are printed with that probability, else written. */
  Reading parted(Collection<Integer> cells, double print) {
    CellBeliefs beliefs = beliefs();
    for (int cell : cells) {
      beliefs.part(cell, print);
    }
    return of(beliefs);
  }

  /** Readers of text that are not right err anyhow, or see digits in dirt. */
  private static void weigh(float[] log, int cell, Opinion opinion) {
    float right = (float) Math.log(opinion.trust());
    float wrong = (float) Math.log((1 - opinion.trust()) / WRONG);
    int first = cell * Mark.COUNT;
    double all = 0;
    for (int mark = 0; mark < Mark.COUNT; mark++) {
      log[first + mark] += Mark.digitOf(mark) == opinion.digit() ? right : wrong;
      all += Math.exp(log[first + mark]);
    }
    float logAll = (float) Math.log(all);
    for (int mark = 0; mark < Mark.COUNT; mark++) {
      log[first + mark] -= logAll;
    }
  }

  /** What it would be if nobody had written anything: a puzzle copied by hand, or an odd font. */
  Reading withoutHandwriting() {
    float[] printed = logProbabilities.clone();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      for (int digit = 1; digit <= Cells.SIDE; digit++) {
        printed[cell * Mark.COUNT + Mark.printed(digit)] =
            (float) Math.log(probability(cell, digit));
        printed[cell * Mark.COUNT + Mark.written(digit)] = Float.NEGATIVE_INFINITY;
      }
    }
    return new Reading(printed);
  }

  private Grid gridOf(Content content) {
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
      return reading(cell, Content.GIVEN, Mark.printed(given));
    }
    float empty = logProbability(cell, Mark.EMPTY);
    return written(cell, entry) > empty
        ? reading(cell, Content.ENTRY, Mark.written(entry))
        : reading(cell, Content.EMPTY, Mark.EMPTY);
  }

  private CellReading reading(int cell, Content content, int mark) {
    int digit = Mark.digitOf(mark);
    int second = digit == 0 ? 1 : 0;
    for (int other = second + 1; other <= Cells.SIDE; other++) {
      if (other != digit && probability(cell, other) > probability(cell, second)) {
        second = other;
      }
    }
    return new CellReading(content, digit, Math.exp(logProbability(cell, mark)), second);
  }

  private float written(int cell, int digit) {
    return logProbability(cell, Mark.written(digit));
  }

  /** How probable the digit is, printed or written, or that there is none for 0. */
  double probability(int cell, int digit) {
    if (digit == Grid.NO_DIGIT) {
      return Math.exp(logProbability(cell, Mark.EMPTY));
    }
    return Math.exp(logProbability(cell, Mark.printed(digit)))
        + Math.exp(logProbability(cell, Mark.written(digit)));
  }
}
