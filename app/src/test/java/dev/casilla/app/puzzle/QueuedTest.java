package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.app.puzzle.Tools.Tool;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The process ends before the storage had its turn. */
@ExtendWith(MainThreadIsHere.class)
final class QueuedTest {
  private static final int A1 = Cells.named("A1");

  private final ModelByHand screen = new ModelByHand();

  @BeforeEach
  void start() {
    screen.start();
    screen.storage.runAll();
  }

  @Test
  void edit_ofAKeptSheet_isThereAgain() {
    long id = screen.open(Puzzles.UNIQUE);
    screen.write(A1, 4);
    screen.restart();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(4, kept(id).digitAt(A1));
    screen.use(Tool.UNDO);
    assertEquals(Sheet.of(Puzzles.UNIQUE), screen.sheet());
  }

  @Test
  void firstDigit_onABlankSheet_isThereAgain() {
    screen.type();
    screen.model().pen().digit(4);
    screen.restart();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(1, screen.sheets.count());
    screen.restart();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(1, screen.sheets.count(), "it is the same sheet");
  }

  @Test
  void processEndsTwice_beforeTheStorageHadItsTurn_losesNothing() {
    screen.type();
    screen.model().pen().digit(4);
    screen.restart();
    screen.restart();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
  }

  @Test
  void firstDigit_writtenAfterTheSystemAsked_isNotKeptTwice() {
    screen.type();
    screen.model().pen().digit(4);
    screen.takeSaved();
    screen.storage.runAll();
    screen.write(1, 5);
    screen.storage.runAll();
    screen.restartAsTaken();
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
    assertEquals(5, screen.digitAt(1), "what came later is not lost");
  }

  @Test
  void edit_writtenAfterTheSystemAsked_staysAsItWasChangedLater() {
    long id = screen.open(Puzzles.UNIQUE);
    screen.write(A1, 4);
    screen.takeSaved();
    screen.sheets.setNow(5);
    screen.write(1, 8);
    screen.storage.runAll();
    screen.restartAsTaken();
    screen.storage.runAll();
    assertEquals(8, kept(id).digitAt(1));
    assertEquals(8, screen.digitAt(1));
  }

  @Test
  void firstDigit_atTheDoorsAgain_canBeGoneBackTo() {
    screen.type();
    screen.model().pen().digit(4);
    screen.model().goBack();
    screen.restart();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
  }

  @Test
  void twoRefusedSheets_areBothThereAgain() {
    refuse(4);
    refuse(9);
    screen.restart();
    screen.storage.runAll();
    assertEquals(9, screen.digitAt(A1));
    screen.sheets.setFull(false);
    screen.model().lookAgain();
    screen.storage.runAll();
    assertEquals(Set.of(4, 9), Set.of(kept(1).digitAt(A1), kept(2).digitAt(A1)));
    assertEquals(9, screen.digitAt(A1));
    screen.restart();
    screen.storage.runAll();
    assertEquals(2, screen.sheets.count(), "nothing is left to be kept again");
  }

  @Test
  void longJournal_losesItsOldestEditsOnly() {
    long id = screen.open(Puzzles.UNIQUE);
    screen.model().pen().touch(A1);
    for (int i = 0; i <= Unkept.LONGEST / 7; i++) {
      screen.model().pen().digit(4);
    }
    Sheet before = screen.sheet();
    screen.restart();
    screen.storage.runAll();
    assertEquals(before, screen.sheet());
    assertEquals(before, kept(id));
    assertTrue(screen.state().hand().tools().usable().contains(Tool.UNDO));
  }

  private void refuse(int digit) {
    screen.type();
    screen.sheets.setFull(true);
    screen.model().pen().digit(digit);
    screen.storage.runAll();
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.storage.runAll();
  }

  private Sheet kept(long id) {
    return screen.sheets.find(id).get().sheet();
  }
}
