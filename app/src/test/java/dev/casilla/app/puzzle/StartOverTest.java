package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.Tools.Tool;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** All that was filled in goes, and can be had back. */
final class StartOverTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final ModelByHand screen = new ModelByHand();

  @Test
  void startOver_keepsTheCluesAndCanBeUndone() {
    screen.open(Puzzles.UNIQUE);
    screen.write(A1, 4);
    screen.model().act(PuzzleAction.START_OVER);
    assertEquals(Puzzles.UNIQUE, screen.sheet().digits());
    assertEquals(Optional.of(PuzzleAction.UNDO), screen.state().card().action());
    screen.model().act(PuzzleAction.UNDO);
    assertEquals(4, screen.sheet().digitAt(A1));
  }

  /** What was typed is the puzzle as long as nothing is printed. */
  @Test
  void startOver_typedPuzzle_canBeBroughtBackAtOnceAndLater() {
    screen.typeGrid(Puzzles.UNIQUE);
    screen.model().act(PuzzleAction.START_OVER);
    assertEquals(Sheet.EMPTY, screen.sheet());
    assertEquals(Saying.STARTED_OVER, screen.message());
    screen.doWhatIsSaid();
    assertEquals(Puzzles.UNIQUE, screen.sheet().digits());
    screen.model().act(PuzzleAction.START_OVER);
    screen.model().goBack();
    screen.storage.runAll();
    screen.comeBack();
    screen.model().goBackToLast();
    screen.storage.runAll();
    screen.use(Tool.UNDO);
    assertEquals(Puzzles.UNIQUE, screen.sheet().digits());
  }

  /** Not even before the disk had its turn. */
  @Test
  void startOver_leftBeforeItIsKept_canBeGoneBackTo() {
    screen.typeGrid(Puzzles.UNIQUE);
    screen.model().act(PuzzleAction.START_OVER);
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.use(Tool.UNDO);
    assertEquals(Puzzles.UNIQUE, screen.sheet().digits());
  }

  @Test
  void startOver_nothingFilledIn_isNotOffered() {
    screen.open(Puzzles.UNIQUE);
    assertFalse(screen.state().offer().menu().contains(PuzzleAction.START_OVER));
    screen.use(Tool.NOTES);
    screen.write(A1, 4);
    assertTrue(screen.state().offer().menu().contains(PuzzleAction.START_OVER));
    screen.model().act(PuzzleAction.START_OVER);
    assertEquals(Sheet.of(Puzzles.UNIQUE), screen.sheet());
  }
}
