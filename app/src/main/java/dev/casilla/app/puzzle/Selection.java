package dev.casilla.app.puzzle;

import dev.casilla.app.board.Direction;
import java.util.Collections;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The cells that what is typed goes into. Immutable.
 *
 * @param cells in board order
 * @param last the one that was selected last; nowhere if there are none
 */
record Selection(SortedSet<Integer> cells, int last) {
  private static final int NOWHERE = -1;

  /** No cell at all. */
  static final Selection NONE = new Selection(new TreeSet<>(), NOWHERE);

  Selection {
    cells = Collections.unmodifiableSortedSet(new TreeSet<>(cells));
  }

  /** Just {@code cell}. */
  static Selection of(int cell) {
    return NONE.and(cell);
  }

  /** These cells and {@code cell}, which is the last one then. */
  Selection and(int cell) {
    SortedSet<Integer> more = new TreeSet<>(cells);
    more.add(cell);
    return new Selection(more, cell);
  }

  /** Whether {@code cell} is selected. */
  boolean has(int cell) {
    return cells.contains(cell);
  }

  /** The only cell that is selected, if there is just one. */
  OptionalInt only() {
    return cells.size() == 1 ? OptionalInt.of(last) : OptionalInt.empty();
  }

  /** The cell in {@code direction} of the last one; from nowhere, the first cell of the board. */
  OptionalInt next(Direction direction) {
    return last == NOWHERE ? OptionalInt.of(0) : direction.from(last);
  }
}
