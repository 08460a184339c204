package dev.casilla.reader.testing;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.solver.Cells;

/** Builds readings for tests: all cells are confident, except those set otherwise. */
public final class ReadingBuilder {
  /** The probability shared by all other classes of a confident cell. */
  private static final double REST = 1e-6;

  private final CellProbabilities beliefs = new CellProbabilities();

  private ReadingBuilder() {}

  /** A board with these 81 printed digits; letters a to i are handwritten 1 to 9. */
  public static ReadingBuilder of(String board) {
    ReadingBuilder made = new ReadingBuilder();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      made.set(cell, markOf(board.charAt(cell)), 1 - REST, CellClass.EMPTY);
    }
    return made;
  }

  /**
   * Makes a cell doubtful: {@code mark} has this probability and {@code other} the rest; both are
   * written as in {@link #of}.
   */
  public ReadingBuilder doubt(String cell, char mark, double probability, char other) {
    set(Cells.named(cell), markOf(mark), probability, markOf(other));
    return this;
  }

  /** The cell probabilities. */
  public CellProbabilities beliefs() {
    return beliefs;
  }

  /** The reading. */
  public BoardReading reading() {
    return BoardReading.of(beliefs);
  }

  private void set(int cell, int mark, double probability, int other) {
    for (int any = 0; any < CellClass.COUNT; any++) {
      put(cell, any, REST / CellClass.COUNT);
    }
    put(cell, other, 1 - probability);
    put(cell, mark, probability);
  }

  private void put(int cell, int mark, double probability) {
    beliefs.logProbabilities()[cell * CellClass.COUNT + mark] = (float) Math.log(probability);
  }

  private static int markOf(char mark) {
    if (mark == '.') {
      return CellClass.EMPTY;
    }
    return mark <= '9' ? CellClass.printed(mark - '0') : CellClass.written(mark - 'a' + 1);
  }
}
