package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionFiller;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Counted;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.CountedFact;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Revealed digits. */
final class RevealActionTest {
  private static final int A1 = Cells.named("A1");
  private static final int A2 = Cells.named("A2");
  private static final int A3 = Cells.named("A3");
  private static final int I9 = Cells.named("I9");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void revealCell_anotherSelectedMeanwhile_revealsTheOneThatWasAskedFor() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().touch(A1);
    screen.model().act(PuzzleAction.REVEAL_CELL);
    screen.model().editor().touch(1);
    screen.solving.runAll();
    assertEquals(4, screen.sheet().digitAt(A1));
    assertEquals(Grid.NO_DIGIT, screen.sheet().digitAt(1));
  }

  @Test
  void reveal_cell_fillsInTheSelectedOne() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.act(PuzzleAction.REVEAL_CELL);
    assertEquals(Fixed.SELECT_A_CELL, screen.message());
    screen.model().editor().touch(A1);
    screen.act(PuzzleAction.REVEAL_CELL);
    assertEquals(4, screen.sheet().entries().digitAt(A1));
  }

  @Test
  void reveal_cellOfATypedPuzzle_leavesAllNotesButThoseOfItsDigit() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.use(Tool.NOTES);
    for (int cell : new int[] {A1, A2, I9}) {
      screen.write(cell, 4);
      screen.write(cell, 8);
    }
    Sheet before = screen.sheet();
    screen.model().editor().touch(A1);
    screen.act(PuzzleAction.REVEAL_CELL);
    Sheet noted = Sheet.of(SamplePuzzles.UNIQUE).withNotes(I9, Digits.only(4) | Digits.only(8));
    assertEquals(noted.withEntry(A1, 4).withNotes(A2, Digits.only(8)), screen.sheet());
    screen.use(Tool.UNDO);
    assertEquals(before, screen.sheet());
  }

  @Test
  void reveal_cellWithNothingToReveal_asksWhichOne() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().touch(A3);
    screen.act(PuzzleAction.REVEAL_CELL);
    assertEquals(Fixed.SELECT_A_CELL, screen.message());
  }

  @Test
  void reveal_all_canBeUndone() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    Sheet before = screen.sheet();
    screen.act(PuzzleAction.REVEAL_ALL);
    assertEquals(SamplePuzzles.UNIQUE_SOLUTION, screen.sheet().digits());
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertFalse(screen.state().actions().menu().contains(PuzzleAction.REVEAL_ALL));
    screen.use(Tool.UNDO);
    assertEquals(before, screen.sheet());
  }

  @Test
  void reveal_all_isNotPraised() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.act(PuzzleAction.REVEAL_ALL);
    PuzzleMessage allButOne = new Counted(CountedFact.REVEALED, 48);
    assertEquals(allButOne, screen.message());
    screen.act(PuzzleAction.CHECK);
    assertEquals(allButOne, screen.message());
    screen.settle();
    screen.restart();
    screen.settle();
    assertEquals(allButOne, screen.message(), "after a restart");
  }

  @Test
  void reveal_cell_isCountedUntilThePersonEntersIt() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().touch(A1);
    screen.act(PuzzleAction.REVEAL_CELL);
    solveByHand();
    assertEquals(new Counted(CountedFact.REVEALED, 1), screen.message());
    screen.model().editor().clear(A1);
    screen.write(A1, 4);
    assertEquals(Fixed.COMPLETE, screen.message());
  }

  @Test
  void correct_toEmpty_clearsTheCellAndKeepsAllNotes() {
    Sheet noted =
        Sheet.of(SamplePuzzles.UNIQUE).withNotes(A2, Digits.ALL).withNotes(I9, Digits.ALL);
    Correction printed = new Correction(A3, 3, Grid.NO_DIGIT);
    assertEquals(noted.withGiven(A3, Grid.NO_DIGIT), SolutionFiller.correct(noted, printed));
    Correction written = new Correction(A1, 5, Grid.NO_DIGIT);
    assertEquals(noted, SolutionFiller.correct(noted.withEntry(A1, 5), written));
  }

  /** Fills in the empty cells. */
  private void solveByHand() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (screen.sheet().digitAt(cell) == Grid.NO_DIGIT) {
        screen.write(cell, SamplePuzzles.UNIQUE_SOLUTION.digitAt(cell));
      }
    }
  }
}
