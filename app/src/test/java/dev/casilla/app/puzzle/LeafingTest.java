package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.app.puzzle.Tools.Tool;
import dev.casilla.app.settings.EntryOrder;
import dev.casilla.app.settings.Option;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(MainThreadIsHere.class)
final class LeafingTest {
  private static final int A1 = Cells.named("A1");
  private static final int A3 = Cells.named("A3");

  private final ModelByHand screen = new ModelByHand();

  @BeforeEach
  void start() {
    screen.start();
  }

  @Test
  void start_beforeTheStoreAnswers_showsTheBoardAlone() {
    assertEquals(Stage.OPENING, screen.state().stage());
    assertTrue(screen.model().isWorking());
    screen.storage.runAll();
    assertFalse(screen.model().isWorking());
  }

  @Test
  void start_slowDisk_offersTheDoorsMeanwhile() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.UNIQUE));
    screen.patience.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Saying.STILL_OPENING, screen.message());
    assertTrue(screen.state().showsProgress());
    screen.storage.runAll();
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
    assertFalse(screen.state().showsProgress());
  }

  @Test
  void start_slowDisk_boardTouchedMeanwhile_beginsASheetThatStays() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.UNIQUE));
    screen.patience.runAll();
    screen.write(A1, 4);
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(0, screen.sheet().givens().givens());
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void goBackToLast_slowDisk_saysSoUntilItIsThere() {
    screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    screen.patience.runAll();
    assertEquals(Saying.INVITE, screen.message());
    screen.model().goBackToLast();
    screen.patience.runAll();
    assertEquals(Saying.STILL_OPENING, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertFalse(screen.message() == Saying.STILL_OPENING);
  }

  @Test
  void start_slowDisk_stopped_offersWhatThereIsAtTheDoors() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.UNIQUE));
    screen.patience.runAll();
    assertEquals(Optional.of(PuzzleAction.STOP), screen.state().card().action());
    screen.doWhatIsSaid();
    assertEquals(Saying.INVITE, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void open_slowDisk_showsProgressUntilItIsThere() {
    openAnotherSlowly();
    screen.write(A1, 4);
    assertTrue(screen.state().showsProgress(), "also to a person who goes on meanwhile");
    screen.storage.runAll();
    assertEquals(Puzzles.SEVERAL, screen.sheet().givens());
    assertFalse(screen.state().showsProgress());
  }

  @Test
  void open_slowDisk_stopped_staysWhereItIs() {
    for (Runnable stop :
        List.<Runnable>of(
            () -> screen.act(PuzzleAction.STOP), () -> assertTrue(screen.model().goBack()))) {
      openAnotherSlowly();
      assertEquals(Optional.of(PuzzleAction.STOP), screen.state().offer().primary());
      stop.run();
      assertFalse(screen.state().showsProgress());
      screen.storage.runAll();
      assertEquals(Stage.WRITING, screen.state().stage());
      assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
    }
  }

  @Test
  void goBackToLast_slowDisk_stopped_staysAtTheDoors() {
    screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.patience.runAll();
    screen.doWhatIsSaid();
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    assertEquals(Saying.INVITE, screen.message());
  }

  @Test
  void deletedElsewhere_anotherOpenedSlowly_stopped_isGoneFromTheDesk() {
    long other = screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.SEVERAL));
    long id = screen.open(Puzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.model().lookAgain();
    screen.model().open(other);
    screen.patience.runAll();
    screen.storage.runNext();
    screen.storage.runNext();
    screen.act(PuzzleAction.STOP);
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
  }

  /** From a sheet, with a disk that something else keeps busy. */
  private void openAnotherSlowly() {
    long other = screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.SEVERAL));
    screen.open(Puzzles.UNIQUE);
    screen.model().open(other);
    screen.patience.runAll();
    assertEquals(Saying.STILL_OPENING, screen.message());
  }

  @Test
  void start_nothingKept_showsTheDoors() {
    screen.storage.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Saying.INVITE, screen.message());
  }

  @Test
  void start_somethingKept_showsTheLastSheet() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.UNIQUE));
    screen.start();
    screen.storage.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertEquals(Optional.of(new PuzzleUiState.Title(Origin.PASTED, 0)), screen.state().title());
    assertEquals(3, screen.digitAt(A3));
  }

  @Test
  void goBack_stepByStep_leadsToTheDoorsAndToTheLastSheet() {
    screen.open(Puzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    assertTrue(screen.model().goBack());
    assertEquals(Stage.WRITING, screen.state().stage());
    assertTrue(screen.model().goBack());
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    assertFalse(screen.model().goBack());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void goBackToLast_notKeptYet_laysDownWhatWasLeft() {
    screen.type();
    screen.model().pen().digit(4);
    screen.model().goBack();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    assertEquals(4, screen.digitAt(A1));
    screen.use(Tool.UNDO);
    assertEquals(0, screen.digitAt(A1));
  }

  @Test
  void goBackToLast_diskFull_laysDownWhatWasLeftAndGoesOnInIt() {
    screen.type();
    screen.sheets.setFull(true);
    screen.model().pen().digit(4);
    screen.storage.runAll();
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.write(1, 5);
    screen.sheets.setFull(false);
    screen.storage.runAll();
    assertEquals(4, screen.sheets.last().get().sheet().digitAt(A1));
    assertEquals(5, screen.sheets.last().get().sheet().digitAt(1));
    assertEquals(1, screen.sheets.count());
  }

  @Test
  void type_whileTheLastSheetIsLookedFor_staysBlank() {
    screen.open(Puzzles.UNIQUE);
    screen.restart();
    screen.model().type();
    screen.storage.runAll();
    assertEquals(Sheet.EMPTY, screen.sheet());
    assertFalse(screen.model().isWorking());
    screen.model().pen().digit(4);
    screen.storage.runAll();
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void open_whileAnotherSheetIsLookedFor_showsTheOneWantedLast() {
    long other = screen.sheets.add(Origin.TYPED, Sheet.of(Puzzles.SEVERAL));
    long id = screen.sheets.add(Origin.TYPED, Sheet.of(Puzzles.UNIQUE));
    screen.model().open(other);
    screen.model().open(id);
    screen.storage.runAll();
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void blankSheet_leftAsItIs_offersTheSheetBefore() {
    screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    screen.model().type();
    screen.model().goBack();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void leave_nothingWritten_offersNothingToGoBackTo() {
    screen.type();
    screen.model().pen().digit(4);
    screen.use(Tool.UNDO);
    screen.model().goBack();
    assertEquals(Stage.HOME, screen.state().stage());
  }

  @Test
  void deletedElsewhere_isGoneFromTheDesk() {
    long id = screen.open(Puzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.model().lookAgain();
    screen.storage.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
  }

  @Test
  void deletedElsewhere_othersAreKept_offersTheLastOfThem() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.SEVERAL));
    long id = screen.open(Puzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.model().lookAgain();
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(Puzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deletedElsewhere_leftForTheDoorsBefore_offersTheLastOfTheOthers() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.SEVERAL));
    long id = screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    screen.sheets.delete(id);
    screen.model().lookAgain();
    screen.storage.runAll();
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(Puzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deletedElsewhere_processEndsMeanwhile_offersTheLastOfTheOthers() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.SEVERAL));
    long id = screen.open(Puzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.comeBack();
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
  }

  @Test
  void deletedElsewhere_anotherOpenedFromTheDesk_showsTheOther() {
    long id = screen.open(Puzzles.UNIQUE);
    openAnotherAfterDeleting(id);
    assertEquals(Puzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deletedElsewhere_anotherOpenedFromTheDoors_showsTheOther() {
    long id = screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    openAnotherAfterDeleting(id);
    assertEquals(Puzzles.SEVERAL, screen.sheet().givens());
  }

  /** As Android has it: a screen that is there again is told so before it is told what it is for. */
  private void openAnotherAfterDeleting(long id) {
    long other = screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.SEVERAL));
    screen.sheets.delete(id);
    screen.model().lookAgain();
    screen.open(other);
  }

  @Test
  void changedElsewhere_anotherOpened_showsTheOther() {
    long other = screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.SEVERAL));
    long id = screen.open(Puzzles.UNIQUE);
    screen.sheets.save(id, Sheet.of(Puzzles.UNIQUE).withEntry(A1, 4), "", 0);
    screen.model().lookAgain();
    screen.open(other);
    assertEquals(Puzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deletedElsewhere_othersLookedForLong_saysNothingOfThat() {
    long id = screen.open(Puzzles.UNIQUE);
    screen.sheets.delete(id);
    noticeDeletion();
    screen.patience.runAll();
    assertEquals(Saying.INVITE, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Saying.INVITE, screen.message());
  }

  @Test
  void deletedElsewhere_somethingIsRead_isSaidStillAtTheDoors() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.SEVERAL));
    long id = screen.open(Puzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.model().lookAgain();
    screen.model().paste("no puzzle");
    screen.patience.runAll();
    screen.storage.runNext();
    screen.storage.runNext();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Saying.READING, screen.message());
  }

  @Test
  void open_diskDoesNotWorkForAMoment_saysSoAndOffersTheLastSheet() {
    long id = screen.open(Puzzles.UNIQUE);
    screen.sheets.setBroken(true);
    screen.model().open(id);
    screen.storage.runNext();
    screen.sheets.setBroken(false);
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    assertEquals(Saying.NOT_KEPT, screen.message());
  }

  /** The screen is there again, and sees that its sheet is gone; nothing else has been found yet. */
  private void noticeDeletion() {
    screen.model().lookAgain();
    screen.storage.runNext();
    screen.storage.runNext();
  }

  @Test
  void deletedElsewhere_boardTouchedMeanwhile_beginsASheetThatStays() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.SEVERAL));
    long id = screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    screen.sheets.delete(id);
    screen.model().lookAgain();
    screen.write(A1, 4);
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(0, screen.sheet().givens().givens());
  }

  @Test
  void lostElsewhere_isKeptAgainFromTheDesk() {
    long id = screen.open(Puzzles.UNIQUE);
    screen.write(A1, 4);
    screen.storage.runAll();
    screen.sheets.lose(id);
    screen.model().lookAgain();
    screen.storage.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertEquals(4, screen.sheets.find(id).get().sheet().digitAt(A1));
  }

  @Test
  void changedElsewhere_liesOnTheDeskAsItIsNow() {
    long id = screen.open(Puzzles.UNIQUE);
    screen.sheets.save(id, Sheet.of(Puzzles.UNIQUE).withEntry(A1, 4), "", 0);
    screen.model().lookAgain();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
  }

  @Test
  void changedHereMeanwhile_staysAsItWasTyped() {
    screen.open(Puzzles.UNIQUE);
    screen.model().pen().enter(A1, 4);
    screen.model().lookAgain();
    screen.model().pen().enter(A1, 8);
    screen.storage.runAll();
    assertEquals(8, screen.digitAt(A1));
  }

  @Test
  void open_damagedJournal_losesUndoOnly() {
    long id = screen.sheets.add(Origin.TYPED, Sheet.of(Puzzles.UNIQUE));
    screen.sheets.save(id, Sheet.of(Puzzles.UNIQUE), "1:7;damaged", 0);
    screen.open(id);
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
    assertFalse(screen.state().hand().tools().usable().contains(Tool.UNDO));
  }

  @Test
  void settings_decideOrderAndHighlights() {
    Settings settings =
        Settings.DEFAULT.with(EntryOrder.DIGIT_FIRST).without(Option.HIGHLIGHT_PEERS);
    screen.startWith(settings);
    screen.type();
    assertTrue(screen.state().hand().tools().on().contains(Tool.DIGIT_FIRST));
    assertFalse(screen.has(1, Mark.PEER));
    screen.model().apply(settings.with(Option.HIGHLIGHT_PEERS));
    assertTrue(screen.has(1, Mark.PEER));
    screen.model().pen().enter(A1, 4);
    screen.model().pen().enter(80, 4);
    assertTrue(screen.has(A1, Mark.SAME_DIGIT));
    screen.model().apply(settings.without(Option.HIGHLIGHT_SAME_DIGITS));
    assertFalse(screen.has(A1, Mark.SAME_DIGIT));
  }
}
