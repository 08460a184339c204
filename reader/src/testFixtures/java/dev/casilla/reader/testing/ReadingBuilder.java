package dev.casilla.reader.testing;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.solver.Cells;

/** Makes readings for tests: a board that was read without doubt, but for the cells told. */
public final class ReadingBuilder {
  /** What is left for all other marks of a cell that was read without doubt. */
  private static final double REST = 1e-6;

  private final CellProbabilities beliefs = new CellProbabilities();

  private ReadingBuilder() {}

  /** A board with these 81 characters printed; letters a to i are 1 to 9 written by hand. */
  public static ReadingBuilder of(String board) {
    ReadingBuilder made = new ReadingBuilder();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      made.set(cell, markOf(board.charAt(cell)), 1 - REST, CellClass.EMPTY);
    }
    return made;
  }

  /** In this cell, one mark with that probability and else the other; both as in {@link #of}. */
  public ReadingBuilder doubt(String cell, char mark, double probability, char other) {
    set(Cells.named(cell), markOf(mark), probability, markOf(other));
    return this;
  }

  /** The beliefs themselves. */
  public CellProbabilities beliefs() {
    return beliefs;
  }

  /** The reading that comes of it. */
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
