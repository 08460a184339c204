package dev.casilla.app.ui.board.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class BoardStateTest {
  private static final Grid PUZZLE = Grid.EMPTY.with(Cells.named("A1"), 5);

  @Test
  void puzzle_digit_isGiven() {
    BoardCell cell = BoardSamples.puzzle(PUZZLE).cell(Cells.named("A1"));
    assertEquals(5, cell.digit());
    assertTrue(cell.isGiven());
    assertFalse(cell.has(Mark.CLASH));
  }

  @Test
  void puzzle_clash_marksBothCellsAndNoOther() {
    BoardState state = BoardSamples.puzzle(PUZZLE.with(Cells.named("A9"), 5).with(40, 5));
    assertTrue(state.cell(Cells.named("A1")).has(Mark.CLASH));
    assertTrue(state.cell(Cells.named("A9")).has(Mark.CLASH));
    assertFalse(state.cell(40).has(Mark.CLASH));
  }

  @Test
  void solved_emptyCell_isEntry() {
    BoardState state = BoardSamples.solved(PUZZLE, PUZZLE.with(1, 7));
    assertEquals(7, state.cell(1).digit());
    assertFalse(state.cell(1).isGiven());
    assertTrue(state.cell(0).isGiven());
  }

  @Test
  void differing_cells_showBothDigitsAsNotes() {
    BoardState state = BoardSamples.differing(PUZZLE, PUZZLE.with(1, 7), PUZZLE.with(1, 9));
    assertTrue(state.cell(1).has(Mark.DIFFERS));
    assertFalse(state.cell(1).hasDigit());
    assertEquals(Digits.only(7) | Digits.only(9), state.cell(1).notes());
    assertTrue(state.cell(0).isGiven());
  }

  @Test
  void cell_marksChangedLater_staysAsItWas() {
    Set<Mark> marks = new HashSet<>(Set.of(Mark.CLASH));
    BoardCell cell = BoardSamples.given(5, marks);
    marks.clear();
    assertTrue(cell.has(Mark.CLASH));
    assertThrows(UnsupportedOperationException.class, cell.marks()::clear);
  }

  @Test
  void new_wrongNumberOfCells_isRefused() {
    List<BoardCell> one = List.of(BoardCell.EMPTY);
    assertThrows(IllegalArgumentException.class, () -> new BoardState(one, EntryKind.ENTRY));
  }
}
