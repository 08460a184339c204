package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.board.Hand;
import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.puzzle.PuzzleMessage.About;
import dev.casilla.app.puzzle.PuzzleMessage.Counted;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PuzzleUiStateTest {
  @Test
  void board_saysWhatAHandWrites() {
    Desk desk = Scenes.desk(Sheet.of(Puzzles.UNIQUE));
    assertEquals(Hand.ENTERING, handAt(Scenes.home()));
    assertEquals(Hand.ENTERING, handAt(Scenes.at(desk)));
    assertEquals(Hand.NOTING, handAt(Scenes.at(desk.with(Scenes.MODE.switched(Switch.NOTES)))));
    assertEquals(Hand.PRINTING, handAt(Scenes.at(desk.with(Scenes.MODE.switched(Switch.CLUES)))));
    assertEquals(Hand.RESTING, handAt(Scenes.judged(Puzzles.UNIQUE, Showing.SOLUTION)));
    assertEquals(Hand.RESTING, handAt(Scene.opening(desk)));
  }

  private static Hand handAt(Scene scene) {
    return Scenes.state(scene).board().hand();
  }

  @Test
  void home_hasDoorsAndNothingElse() {
    PuzzleUiState state = Scenes.state(Scenes.home());
    assertTrue(state.hasDoors());
    assertEquals(Optional.empty(), state.title());
    assertEquals(Optional.empty(), state.offer().primary());
    assertEquals(Set.of(), state.offer().menu());
  }

  @Test
  void blank_canBeTypedOnButNotSolved() {
    PuzzleUiState state = Scenes.state(Scenes.blank());
    assertEquals(Stage.WRITING, state.stage());
    assertEquals(Optional.empty(), state.offer().primary());
  }

  @Test
  void clash_namesItsUnitAndMarksBothCells() {
    PuzzleUiState state = Scenes.state(Scenes.clashing());
    assertEquals(new PuzzleMessage.Clash(6, 2, Units.Kind.ROW, 3), state.card().message());
    assertTrue(state.board().cell(Cells.named("D5")).has(Mark.CLASH));
    assertTrue(state.board().cell(Cells.named("D9")).has(Mark.CLASH));
    assertFalse(state.board().cell(Cells.named("A7")).has(Mark.CLASH));
  }

  @Test
  void clash_ofThree_countsThem() {
    Grid three = Grid.EMPTY.with(0, 6).with(4, 6).with(8, 6);
    PuzzleMessage message = Scenes.state(Scenes.typed(three)).card().message();
    assertEquals(new PuzzleMessage.Clash(6, 3, Units.Kind.ROW, 0), message);
  }

  @Test
  void selected_marksPeersAndSameDigits() {
    PuzzleUiState state = Scenes.state(Scenes.clashing());
    assertTrue(state.board().cell(Cells.named("D1")).has(Mark.PEER));
    assertTrue(state.board().cell(Cells.named("A7")).has(Mark.SAME_DIGIT));
    assertTrue(state.hand().keypad().keys().get(5).isLookedAt());
  }

  @Test
  void tooFewDigits_saysSo() {
    Grid seven = Puzzles.UNIQUE_SOLUTION;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      seven = seven.digitAt(cell) > 7 ? seven.with(cell, Grid.NO_DIGIT) : seven;
    }
    PuzzleMessage message = Scenes.state(Scenes.puzzle(seven)).card().message();
    assertEquals(new Counted(About.TOO_FEW_DIGITS, 7), message);
  }

  @Test
  void complete_isSaid() {
    PuzzleUiState state = Scenes.state(Scenes.puzzle(Puzzles.UNIQUE_SOLUTION));
    assertEquals(Saying.COMPLETE, state.card().message());
    assertEquals(Optional.of(PuzzleAction.NEXT), state.offer().primary());
  }

  @Test
  void none_marksTheCluesAndDoubtsWhatMayBeCorrected() {
    PuzzleUiState state = Scenes.state(Scenes.judged(Puzzles.NONE, Showing.VERDICT));
    assertTrue(state.board().cell(0).has(Mark.CONTRADICTS));
    assertTrue(state.board().cell(0).has(Mark.DOUBTFUL));
    assertFalse(state.card().suggestions().suspects().isEmpty());
  }

  @Test
  void none_beforeItIsAskedFor_suggestsNothing() {
    PuzzleUiState state = Scenes.state(Scenes.known(Scenes.puzzle(Puzzles.NONE)));
    assertEquals(Saying.NONE_SO_FAR, state.card().message());
    assertTrue(state.card().suggestions().isEmpty());
    assertFalse(state.board().cell(0).has(Mark.CONTRADICTS));
  }

  @Test
  void candidates_areSeenInEmptyCellsOnly() {
    EntryMode mode = Scenes.MODE.switched(EntryMode.Switch.CANDIDATES);
    Desk desk = Scenes.desk(Sheet.of(Puzzles.UNIQUE)).with(mode);
    PuzzleUiState state = Scenes.state(Scenes.at(desk));
    assertEquals(Writing.candidates(desk.sheet(), 0), state.board().cell(0).notes());
    assertEquals(0, state.board().cell(2).notes());
  }
}
