package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.puzzle.PuzzleMessage.About;
import dev.casilla.app.puzzle.PuzzleMessage.Counted;
import dev.casilla.app.puzzle.Tools.Tool;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class MendingTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final ModelByHand screen = new ModelByHand();

  @Test
  void correct_none_mendsItAndCanBeUndone() {
    screen.open(Puzzles.NONE);
    screen.act(PuzzleAction.SOLVE);
    assertTrue(screen.has(A1, Mark.CONTRADICTS));
    Correction mending = new Correction(A1, 5, 4);
    assertTrue(screen.state().card().suggestions().corrections().contains(mending));
    screen.model().mending().correct(mending);
    screen.settle();
    assertEquals(4, screen.sheet().givens().digitAt(A1));
    assertEquals(new Counted(About.ONE_SO_FAR, 33), screen.message());
    screen.use(Tool.UNDO);
    assertEquals(Puzzles.NONE, screen.sheet().givens());
  }

  @Test
  void look_atASuspect_isReadyToChangeIt() {
    screen.open(Puzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    screen.model().mending().look(new Suggestions.Suspect(A1, 5));
    assertTrue(screen.has(A1, Mark.SELECTED));
    screen.model().pen().digit(4);
    assertEquals(4, screen.sheet().givens().digitAt(A1));
  }

  @Test
  void clash_checked_suggestsTheClashingCells() {
    screen.open(Puzzles.CLASHING);
    screen.act(PuzzleAction.CHECK);
    Suggestions suggestions = screen.state().card().suggestions();
    assertTrue(suggestions.suspects().contains(new Suggestions.Suspect(A1, 3)));
  }

  @Test
  void check_wrongEntry_isFoundAndCleared() {
    screen.open(Puzzles.UNIQUE);
    screen.write(A1, 5);
    screen.act(PuzzleAction.CHECK);
    assertEquals(new PuzzleMessage.Wrong(A1, 5), screen.message());
    assertTrue(screen.has(A1, Mark.WRONG));
    screen.model().act(PuzzleAction.CLEAR_WRONG);
    assertEquals(Puzzles.UNIQUE, screen.sheet().digits());
  }
}
