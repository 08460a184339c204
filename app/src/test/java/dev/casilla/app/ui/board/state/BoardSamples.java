package dev.casilla.app.ui.board.state;

import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.util.Set;

/** Boards and cells for tests. */
public final class BoardSamples {
  private BoardSamples() {}

  /** A puzzle as printed, with its clashes marked. */
  public static BoardState puzzle(Grid givens) {
    return clashing(givens, givens.clashes());
  }

  /** A puzzle as printed, with {@code clashes} marked. */
  public static BoardState clashing(Grid givens, Set<Integer> clashes) {
    return BoardState.of(
        cell ->
            givens.isEmptyAt(cell)
                ? BoardCell.EMPTY
                : given(
                    givens.digitAt(cell), clashes.contains(cell) ? Set.of(Mark.CLASH) : Set.of()));
  }

  /** A puzzle with its empty cells filled from {@code solution}. */
  public static BoardState solved(Grid givens, Grid solution) {
    return BoardState.of(
        cell ->
            givens.isEmptyAt(cell)
                ? entry(solution.digitAt(cell))
                : given(givens.digitAt(cell), Set.of()));
  }

  /** A puzzle with those cells marked in which two solutions differ. */
  public static BoardState differing(Grid givens, Grid first, Grid second) {
    BoardState puzzle = puzzle(givens);
    return BoardState.of(
        cell ->
            first.digitAt(cell) == second.digitAt(cell)
                ? puzzle.cell(cell)
                : differing(first.digitAt(cell), second.digitAt(cell)));
  }

  /** A digit that was filled in. */
  public static BoardCell entry(int digit) {
    return new BoardCell(digit, Role.ENTRY, Digits.NONE, Set.of());
  }

  /** A printed clue. */
  static BoardCell given(int digit, Set<Mark> marks) {
    return new BoardCell(digit, Role.GIVEN, Digits.NONE, marks);
  }

  private static BoardCell differing(int first, int second) {
    int notes = Digits.only(first) | Digits.only(second);
    return new BoardCell(Grid.NO_DIGIT, Role.ENTRY, notes, Set.of(Mark.DIFFERS));
  }
}
