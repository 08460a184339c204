package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.ui.board.Direction;
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
public record CellSelection(SortedSet<Integer> cells, int last) {
  private static final int NOWHERE = -1;

  /** No cell at all. */
  public static final CellSelection NONE = new CellSelection(new TreeSet<>(), NOWHERE);

  public CellSelection {
    cells = Collections.unmodifiableSortedSet(new TreeSet<>(cells));
  }

  /** Just {@code cell}. */
  public static CellSelection of(int cell) {
    return NONE.and(cell);
  }

  /** These cells and {@code cell}, which is the last one then. */
  public CellSelection and(int cell) {
    SortedSet<Integer> more = new TreeSet<>(cells);
    more.add(cell);
    return new CellSelection(more, cell);
  }

  /** Whether {@code cell} is selected. */
  public boolean has(int cell) {
    return cells.contains(cell);
  }

  /** The only cell that is selected, if there is just one. */
  public OptionalInt only() {
    return cells.size() == 1 ? OptionalInt.of(last) : OptionalInt.empty();
  }

  /** The cell in {@code direction} of the last one; from nowhere, the first cell of the board. */
  OptionalInt next(Direction direction) {
    return last == NOWHERE ? OptionalInt.of(0) : direction.from(last);
  }
}
