package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.ui.board.Direction;
import java.util.Collections;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The selected cells, which digits are entered into. Immutable.
 *
 * @param cells the cells in board order
 * @param last the cell that was selected last; -1 if none is selected
 */
public record CellSelection(SortedSet<Integer> cells, int last) {
  private static final int NOWHERE = -1;

  public static final CellSelection NONE = new CellSelection(new TreeSet<>(), NOWHERE);

  public CellSelection {
    cells = Collections.unmodifiableSortedSet(new TreeSet<>(cells));
  }

  public static CellSelection of(int cell) {
    return NONE.and(cell);
  }

  /** These cells and {@code cell} as the last one. */
  public CellSelection and(int cell) {
    SortedSet<Integer> more = new TreeSet<>(cells);
    more.add(cell);
    return new CellSelection(more, cell);
  }

  public boolean has(int cell) {
    return cells.contains(cell);
  }

  public OptionalInt only() {
    return cells.size() == 1 ? OptionalInt.of(last) : OptionalInt.empty();
  }

  /** The neighbour of the last cell in {@code direction}; the first cell if none is selected. */
  OptionalInt next(Direction direction) {
    return last == NOWHERE ? OptionalInt.of(0) : direction.from(last);
  }
}
