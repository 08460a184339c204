package dev.casilla.app.ui.board.state;

import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The content of a board. Immutable.
 *
 * @param cells 81 cells in board order
 * @param entryKind what can be written, for the actions of accessibility services
 */
public record BoardState(List<BoardCell> cells, EntryKind entryKind) {
  public static final BoardState EMPTY = of(cell -> BoardCell.EMPTY);

  /** A board of exactly 81 cells. */
  public BoardState {
    if (cells.size() != Cells.COUNT) {
      throw new IllegalArgumentException("81 cells expected, got " + cells.size());
    }
    cells = Collections.unmodifiableList(new ArrayList<>(cells));
  }

  public BoardCell cell(int cell) {
    return cells.get(cell);
  }

  /** The first cell that is selected, if there is one. */
  public OptionalInt selected() {
    return IntStream.range(0, Cells.COUNT)
        .filter(cell -> cell(cell).has(Mark.SELECTED))
        .findFirst();
  }

  /** A board with the content that {@code cells} returns for each cell, 0..80. */
  public static BoardState of(IntFunction<BoardCell> cells) {
    return new BoardState(
        IntStream.range(0, Cells.COUNT).mapToObj(cells).collect(Collectors.toList()),
        EntryKind.ENTRY);
  }

  public BoardState with(EntryKind other) {
    return new BoardState(cells, other);
  }
}
