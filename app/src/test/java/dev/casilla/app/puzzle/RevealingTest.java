package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.casilla.app.puzzle.PuzzleMessage.About;
import dev.casilla.app.puzzle.PuzzleMessage.Counted;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.Tools.Tool;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Digits that a person has filled in for them. */
final class RevealingTest {
  private static final int A1 = Cells.named("A1");
  private static final int A2 = Cells.named("A2");
  private static final int A3 = Cells.named("A3");
  private static final int I9 = Cells.named("I9");

  @RegisterExtension final ModelByHand screen = new ModelByHand();

  @Test
  void revealCell_anotherSelectedMeanwhile_revealsTheOneThatWasAskedFor() {
    screen.open(Puzzles.UNIQUE);
    screen.model().pen().touch(A1);
    screen.model().act(PuzzleAction.REVEAL_CELL);
    screen.model().pen().touch(1);
    screen.solving.runAll();
    assertEquals(4, screen.sheet().digitAt(A1));
    assertEquals(Grid.NO_DIGIT, screen.sheet().digitAt(1));
  }

  @Test
  void reveal_cell_fillsInTheSelectedOne() {
    screen.open(Puzzles.UNIQUE);
    screen.act(PuzzleAction.REVEAL_CELL);
    assertEquals(Saying.SELECT_A_CELL, screen.message());
    screen.model().pen().touch(A1);
    screen.act(PuzzleAction.REVEAL_CELL);
    assertEquals(4, screen.sheet().entries().digitAt(A1));
  }

  @Test
  void reveal_cellOfATypedPuzzle_leavesAllNotesButThoseOfItsDigit() {
    screen.typeGrid(Puzzles.UNIQUE);
    screen.use(Tool.NOTES);
    for (int cell : new int[] {A1, A2, I9}) {
      screen.write(cell, 4);
      screen.write(cell, 8);
    }
    Sheet before = screen.sheet();
    screen.model().pen().touch(A1);
    screen.act(PuzzleAction.REVEAL_CELL);
    Sheet noted = Sheet.of(Puzzles.UNIQUE).withNotes(I9, Digits.only(4) | Digits.only(8));
    assertEquals(noted.withEntry(A1, 4).withNotes(A2, Digits.only(8)), screen.sheet());
    screen.use(Tool.UNDO);
    assertEquals(before, screen.sheet());
  }

  @Test
  void reveal_cellWithNothingToReveal_asksWhichOne() {
    screen.open(Puzzles.UNIQUE);
    screen.model().pen().touch(A3);
    screen.act(PuzzleAction.REVEAL_CELL);
    assertEquals(Saying.SELECT_A_CELL, screen.message());
  }

  @Test
  void reveal_all_canBeUndone() {
    screen.typeGrid(Puzzles.UNIQUE);
    Sheet before = screen.sheet();
    screen.act(PuzzleAction.REVEAL_ALL);
    assertEquals(Puzzles.UNIQUE_SOLUTION, screen.sheet().digits());
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
    assertFalse(screen.state().offer().menu().contains(PuzzleAction.REVEAL_ALL));
    screen.use(Tool.UNDO);
    assertEquals(before, screen.sheet());
  }

  @Test
  void reveal_all_isNotPraisedAsIfItWereSolved() {
    screen.open(Puzzles.UNIQUE);
    screen.write(A1, 4);
    screen.act(PuzzleAction.REVEAL_ALL);
    PuzzleMessage allButOne = new Counted(About.REVEALED, 48);
    assertEquals(allButOne, screen.message());
    screen.act(PuzzleAction.CHECK);
    assertEquals(allButOne, screen.message());
    screen.settle();
    screen.restart();
    screen.settle();
    assertEquals(allButOne, screen.message(), "after a restart");
  }

  @Test
  void reveal_cell_isCountedInTheEndAndNoMoreOnceWrittenByOneself() {
    screen.open(Puzzles.UNIQUE);
    screen.model().pen().touch(A1);
    screen.act(PuzzleAction.REVEAL_CELL);
    solveByHand();
    assertEquals(new Counted(About.REVEALED, 1), screen.message());
    screen.model().pen().clear(A1);
    screen.write(A1, 4);
    assertEquals(Saying.COMPLETE, screen.message());
  }

  @Test
  void correct_toNothing_emptiesTheCellAndLeavesAllNotes() {
    Sheet noted = Sheet.of(Puzzles.UNIQUE).withNotes(A2, Digits.ALL).withNotes(I9, Digits.ALL);
    Correction printed = new Correction(A3, 3, Grid.NO_DIGIT);
    assertEquals(noted.withGiven(A3, Grid.NO_DIGIT), Revealing.correct(noted, printed));
    Correction written = new Correction(A1, 5, Grid.NO_DIGIT);
    assertEquals(noted, Revealing.correct(noted.withEntry(A1, 5), written));
  }

  /** Fills in what is empty. */
  private void solveByHand() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (screen.sheet().digitAt(cell) == Grid.NO_DIGIT) {
        screen.write(cell, Puzzles.UNIQUE_SOLUTION.digitAt(cell));
      }
    }
  }
}
