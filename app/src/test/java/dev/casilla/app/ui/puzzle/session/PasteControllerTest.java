package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PasteError;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class PasteControllerTest {
  private static final int A1 = Cells.named("A1");
  private static final String UNIQUE = SamplePuzzles.UNIQUE.toString();
  private static final String LONG = (UNIQUE + "\n").repeat(1000);

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void paste_severalPuzzles_keepsAllAndOpensTheFirst() {
    screen.paste(UNIQUE + "\n" + SamplePuzzles.NONE + "\n" + UNIQUE.substring(3) + "\n");
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertEquals(2, screen.sheets.count());
    assertEquals(new PuzzleMessage.Pasted(2, 1), screen.message());
  }

  @Test
  void paste_again_opensWhatIsKeptAlready() {
    screen.paste(UNIQUE);
    screen.model().goBack();
    screen.paste(UNIQUE);
    assertEquals(Stage.WRITING, screen.state().stage());
    assertEquals(1, screen.sheets.count());
  }

  @Test
  void paste_anyError_losesNothing() {
    screen.open(SamplePuzzles.UNIQUE);
    assertError("..3x", new PasteError.UnexpectedCharacter('x', 4));
    assertError(null, new PasteError.NothingCopied());
    assertError(" \n", new PasteError.NothingCopied());
    assertError(Grid.EMPTY.toString(), new PasteError.Blank());
    assertError("x".repeat(6_000_000), new PasteError.TooMuch());
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertEquals(1, screen.sheets.count());
  }

  @Test
  void paste_diskFull_saysSo() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.setFull(true);
    assertError(SamplePuzzles.NONE.toString(), new PasteError.Other(TransferError.STORAGE));
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void paste_takesLong_canBeStopped() {
    read();
    assertEquals(Fixed.READING, screen.message());
    assertTrue(screen.state().showsProgress());
    screen.model().act(PuzzleAction.STOP);
    screen.storage.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(0, screen.sheets.count(), "what was stopped is not kept");
    screen.paste(UNIQUE);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void paste_stoppedWhileBeingTakenIn_isNotStored() {
    screen.sheets.setWhileTakingIn(() -> screen.model().act(PuzzleAction.STOP));
    read();
    screen.storage.runAll();
    assertEquals(0, screen.sheets.count());
    assertEquals(Stage.HOME, screen.state().stage());
    assertFalse(screen.model().isWorking());
  }

  @Test
  void paste_stoppedTooLate_isShownRatherThanLeftInTheHistory() {
    screen.sheets.setOnceTakenIn(() -> screen.model().act(PuzzleAction.STOP));
    read();
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertFalse(screen.state().showsProgress());
  }

  @Test
  void paste_typingMeanwhile_keepsReadingAndCanBeStopped() {
    screen.open(SamplePuzzles.SEVERAL);
    read();
    screen.write(A1, 4);
    assertEquals(Fixed.READING, screen.message());
    assertEquals(Optional.of(PuzzleAction.STOP), screen.state().actions().primary());
    screen.storage.runAll();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void paste_otherSheetOpenedMeanwhile_staysThere() {
    read();
    screen.open(SamplePuzzles.SEVERAL);
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void paste_processEnds_isReadAgain() {
    read();
    screen.restartAndLoad();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertEquals(1, screen.sheets.count());
    screen.restart();
    screen.model().goBack();
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
  }

  @Test
  void paste_tooLongForSavedState_processDeath_reportsInterruption() {
    screen.open(SamplePuzzles.SEVERAL);
    screen.model().paste(LONG);
    screen.restartAndLoad();
    assertEquals(new PuzzleMessage.PasteFailed(new PasteError.Interrupted()), screen.message());
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
    screen.paste(LONG);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void paste_screenClosed_outcomeIsDroppedButPuzzlesAreStored() {
    screen.model().paste(UNIQUE);
    screen.close();
    screen.settle();
    assertEquals(1, screen.sheets.count());
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(List.of(), screen.analyzed, "no analysis for a closed screen");
  }

  @Test
  void paste_processEndsAfterwards_outcomeIsStillShown() {
    screen.paste(UNIQUE + "\n" + SamplePuzzles.NONE + "\n" + UNIQUE.substring(3) + "\n");
    screen.restart();
    screen.settle();
    assertEquals(new PuzzleMessage.Pasted(2, 1), screen.message());
  }

  @Test
  void error_processEndsAtHome_isStillShown() {
    PasteError trouble = new PasteError.UnexpectedCharacter('x', 4);
    screen.model().goBack();
    assertError("..3x", trouble);
    screen.restart();
    screen.settle();
    assertEquals(new PuzzleMessage.PasteFailed(trouble), screen.message());
    assertEquals(Stage.HOME, screen.state().stage());
  }

  private void read() {
    screen.model().paste(UNIQUE);
    screen.progressDelay.runAll();
  }

  private void assertError(@Nullable String text, PasteError trouble) {
    screen.paste(text);
    assertEquals(new PuzzleMessage.PasteFailed(trouble), screen.message());
  }
}
