package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
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
  void paste_anyTrouble_losesNothing() {
    screen.open(SamplePuzzles.UNIQUE);
    assertTrouble("..3x", new PasteError.UnexpectedCharacter('x', 4));
    assertTrouble(null, new PasteError.NothingCopied());
    assertTrouble(" \n", new PasteError.NothingCopied());
    assertTrouble(Grid.EMPTY.toString(), new PasteError.Blank());
    assertTrouble("x".repeat(6_000_000), new PasteError.TooMuch());
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertEquals(1, screen.sheets.count());
  }

  @Test
  void paste_diskFull_saysSo() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.setFull(true);
    assertTrouble(SamplePuzzles.NONE.toString(), new PasteError.Other(TransferError.STORAGE));
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
  void paste_stoppedWhileBeingTakenIn_isNotKept() {
    screen.sheets.setWhileTakingIn(() -> screen.model().act(PuzzleAction.STOP));
    read();
    screen.storage.runAll();
    assertEquals(0, screen.sheets.count());
    assertEquals(Stage.HOME, screen.state().stage());
    assertFalse(screen.model().isWorking());
  }

  @Test
  void paste_stoppedAMomentTooLate_isShownRatherThanLeftInTheHistory() {
    screen.sheets.setOnceTakenIn(() -> screen.model().act(PuzzleAction.STOP));
    read();
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertFalse(screen.state().showsProgress());
  }

  @Test
  void paste_typedOnMeanwhile_stillSaysSoAndCanBeStopped() {
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
    screen.comeBack();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertEquals(1, screen.sheets.count());
    screen.restart();
    screen.model().goBack();
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
  }

  @Test
  void paste_tooLongToBeSaved_isReadAgainAndThenForgotten() {
    screen.open(SamplePuzzles.SEVERAL);
    endTheProcessWhileReading(LONG);
    screen.comeBack();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertTrue(screen.longText.isEmpty());
    assertFalse(screen.model().isWorking());
    screen.model().goBack();
    screen.comeBack();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage(), "it is not read a third time");
  }

  @Test
  void paste_tooLongToBeSavedAndNotPutAsideYet_isAskedForAgain() {
    screen.open(SamplePuzzles.SEVERAL);
    screen.model().paste(LONG);
    screen.comeBack();
    assertEquals(new PuzzleMessage.PasteFailed(new PasteError.Interrupted()), screen.message());
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
    screen.paste(LONG);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void paste_tooLongToBeSaved_isForgottenOnceItIsReadOrStopped() {
    screen.paste(LONG);
    assertTrue(screen.longText.isEmpty());
    screen.model().paste(LONG);
    screen.model().act(PuzzleAction.STOP);
    screen.storage.runAll();
    assertTrue(screen.longText.isEmpty());
  }

  @Test
  void paste_tooLongToBeSavedAndNeverComeBackTo_isForgottenAtTheNextStart() {
    endTheProcessWhileReading(LONG);
    assertFalse(screen.longText.isEmpty());
    screen.startAfresh();
    screen.storage.runAll();
    assertTrue(screen.longText.isEmpty());
    assertEquals(0, screen.sheets.count());
  }

  /** The storage's turn is over in the middle of it. */
  private void endTheProcessWhileReading(String text) {
    screen.storage.runAll();
    screen.model().paste(text);
    screen.sheets.setWhileTakingIn(
        () -> {
          throw new IllegalStateException("the process ends");
        });
    assertThrows(IllegalStateException.class, screen.storage::runAll);
    screen.sheets.setWhileTakingIn(() -> {});
  }

  @Test
  void paste_processEndsAfterwards_whatCameOfItIsStillSaid() {
    screen.paste(UNIQUE + "\n" + SamplePuzzles.NONE + "\n" + UNIQUE.substring(3) + "\n");
    screen.restart();
    screen.settle();
    assertEquals(new PuzzleMessage.Pasted(2, 1), screen.message());
  }

  @Test
  void trouble_processEndsAtTheDoors_isStillSaid() {
    PasteError trouble = new PasteError.UnexpectedCharacter('x', 4);
    screen.model().goBack();
    assertTrouble("..3x", trouble);
    screen.restart();
    screen.settle();
    assertEquals(new PuzzleMessage.PasteFailed(trouble), screen.message());
    assertEquals(Stage.HOME, screen.state().stage());
  }

  private void read() {
    screen.model().paste(UNIQUE);
    screen.patience.runAll();
  }

  private void assertTrouble(@Nullable String text, PasteError trouble) {
    screen.paste(text);
    assertEquals(new PuzzleMessage.PasteFailed(trouble), screen.message());
  }
}
