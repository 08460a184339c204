package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** All that was filled in goes, and can be had back. */
final class StartOverTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void startOver_keepsTheCluesAndCanBeUndone() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.model().act(PuzzleAction.START_OVER);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().digits());
    assertEquals(Optional.of(PuzzleAction.UNDO), screen.state().message().action());
    screen.model().act(PuzzleAction.UNDO);
    assertEquals(4, screen.sheet().digitAt(A1));
  }

  /** What was typed is the puzzle as long as nothing is printed. */
  @Test
  void startOver_typedPuzzle_canBeBroughtBackAtOnceAndLater() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.model().act(PuzzleAction.START_OVER);
    assertEquals(Sheet.EMPTY, screen.sheet());
    assertEquals(Fixed.STARTED_OVER, screen.message());
    screen.doWhatIsSaid();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().digits());
    screen.model().act(PuzzleAction.START_OVER);
    screen.model().goBack();
    screen.storage.runAll();
    screen.comeBack();
    screen.model().goBackToLast();
    screen.storage.runAll();
    screen.use(Tool.UNDO);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().digits());
  }

  /** Not even before the disk had its turn. */
  @Test
  void startOver_leftBeforeItIsKept_canBeGoneBackTo() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.model().act(PuzzleAction.START_OVER);
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.use(Tool.UNDO);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().digits());
  }

  @Test
  void startOver_nothingFilledIn_isNotOffered() {
    screen.open(SamplePuzzles.UNIQUE);
    assertFalse(screen.state().actions().menu().contains(PuzzleAction.START_OVER));
    screen.use(Tool.NOTES);
    screen.write(A1, 4);
    assertTrue(screen.state().actions().menu().contains(PuzzleAction.START_OVER));
    screen.model().act(PuzzleAction.START_OVER);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
  }
}
