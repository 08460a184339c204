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
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class LeafingTest {
  private static final int A1 = Cells.named("A1");
  private static final int A3 = Cells.named("A3");

  @RegisterExtension final ModelByHand screen = new ModelByHand();

  @Test
  void start_nothingKept_showsTheDoors() {
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Saying.INVITE, screen.message());
  }

  @Test
  void start_somethingKept_showsTheLastSheet() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.UNIQUE));
    screen.reopen();
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
