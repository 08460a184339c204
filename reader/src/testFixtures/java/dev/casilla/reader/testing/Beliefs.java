package dev.casilla.reader.testing;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.Mark;
import dev.casilla.reader.reading.Reading;
import dev.casilla.solver.Cells;

/** Makes readings for tests: a board that was read without doubt, but for the cells told. */
public final class Beliefs {
  /** What is left for all other marks of a cell that was read without doubt. */
  private static final double REST = 1e-6;

  private final CellBeliefs beliefs = new CellBeliefs();

  private Beliefs() {}

  /** A board with these 81 characters printed; letters a to i are 1 to 9 written by hand. */
  public static Beliefs of(String board) {
    Beliefs made = new Beliefs();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      made.set(cell, markOf(board.charAt(cell)), 1 - REST, Mark.EMPTY);
    }
    return made;
  }

  /** In this cell, one mark with that probability and else the other; both as in {@link #of}. */
  public Beliefs doubt(String cell, char mark, double probability, char other) {
    set(Cells.named(cell), markOf(mark), probability, markOf(other));
    return this;
  }

  /** The beliefs themselves. */
  public CellBeliefs beliefs() {
    return beliefs;
  }

  /** The reading that comes of it. */
  public Reading reading() {
    return Reading.of(beliefs);
  }

  private void set(int cell, int mark, double probability, int other) {
    for (int any = 0; any < Mark.COUNT; any++) {
      put(cell, any, REST / Mark.COUNT);
    }
    put(cell, other, 1 - probability);
    put(cell, mark, probability);
  }

  private void put(int cell, int mark, double probability) {
    beliefs.logProbabilities()[cell * Mark.COUNT + mark] = (float) Math.log(probability);
  }

  private static int markOf(char mark) {
    if (mark == '.') {
      return Mark.EMPTY;
    }
    return mark <= '9' ? Mark.printed(mark - '0') : Mark.written(mark - 'a' + 1);
  }
}
