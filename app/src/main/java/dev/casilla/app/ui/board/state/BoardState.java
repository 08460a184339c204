package dev.casilla.app.ui.board.state;

import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * All that a board shows. Immutable.
 *
 * @param cells 81, in board order
 * @param entryKind what can be written, for those who are told what they can do
 */
public record BoardState(List<BoardCell> cells, EntryKind entryKind) {
  /** The board without a digit. */
  public static final BoardState EMPTY = of(cell -> BoardCell.EMPTY);

  /** A board of exactly 81 cells. */
  public BoardState {
    if (cells.size() != Cells.COUNT) {
      throw new IllegalArgumentException("81 cells expected, got " + cells.size());
    }
    cells = Collections.unmodifiableList(new ArrayList<>(cells));
  }

  /** A puzzle as printed, its clashes marked. */
  public static BoardState puzzle(Grid givens) {
    return contradicting(givens, givens.clashes());
  }

  /** A puzzle with the clues marked that cannot hold together. */
  public static BoardState contradicting(Grid givens, Set<Integer> contradiction) {
    return of(
        cell -> {
          Set<Mark> marks =
              contradiction.contains(cell)
                  ? Collections.singleton(Mark.CLASH)
                  : Collections.emptySet();
          return givens.isEmptyAt(cell)
              ? BoardCell.EMPTY
              : BoardCell.given(givens.digitAt(cell), marks);
        });
  }

  /** A puzzle with its empty cells filled in from {@code solution}. */
  public static BoardState solved(Grid givens, Grid solution) {
    return of(
        cell ->
            givens.isEmptyAt(cell)
                ? BoardCell.entry(solution.digitAt(cell))
                : BoardCell.given(givens.digitAt(cell), Collections.emptySet()));
  }

  /** A puzzle with the cells marked that are not the same in both solutions. */
  public static BoardState differing(Grid givens, Grid first, Grid second) {
    BoardState puzzle = puzzle(givens);
    return of(
        cell ->
            first.digitAt(cell) == second.digitAt(cell)
                ? puzzle.cell(cell)
                : BoardCell.differing(first.digitAt(cell), second.digitAt(cell)));
  }

  /** What {@code cell}, 0..80, shows. */
  public BoardCell cell(int cell) {
    return cells.get(cell);
  }

  /** The first cell that is selected, if there is one. */
  public OptionalInt selected() {
    return IntStream.range(0, Cells.COUNT)
        .filter(cell -> cell(cell).has(Mark.SELECTED))
        .findFirst();
  }

  /** A board of what {@code cells} says of each cell, 0..80; what is written are entries. */
  public static BoardState of(IntFunction<BoardCell> cells) {
    return new BoardState(
        IntStream.range(0, Cells.COUNT).mapToObj(cells).collect(Collectors.toList()),
        EntryKind.ENTRY);
  }

  /** This board, written on by {@code other}. */
  public BoardState with(EntryKind other) {
    return new BoardState(cells, other);
  }
}
