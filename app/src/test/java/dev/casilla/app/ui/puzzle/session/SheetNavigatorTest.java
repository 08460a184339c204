package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class SheetNavigatorTest {
  private static final int A1 = Cells.named("A1");
  private static final int A3 = Cells.named("A3");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void start_nothingKept_showsTheDoors() {
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Fixed.INVITE, screen.message());
  }

  @Test
  void start_somethingKept_showsTheLastSheet() {
    screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.reopen();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertEquals(
        Optional.of(new PuzzleUiState.TitleState(Origin.PASTED, 0)), screen.state().title());
    assertEquals(3, screen.digitAt(A3));
  }

  @Test
  void goBack_stepByStep_leadsToTheDoorsAndToTheLastSheet() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    assertTrue(screen.model().goBack());
    assertEquals(Stage.WRITING, screen.state().stage());
    assertTrue(screen.model().goBack());
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    assertFalse(screen.model().goBack());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void goBackToLast_notKeptYet_laysDownWhatWasLeft() {
    screen.type();
    screen.model().editor().digit(4);
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
    screen.model().editor().digit(4);
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
    screen.open(SamplePuzzles.UNIQUE);
    screen.restart();
    screen.model().startBlank();
    screen.storage.runAll();
    assertEquals(Sheet.EMPTY, screen.sheet());
    assertFalse(screen.model().isWorking());
    screen.model().editor().digit(4);
    screen.storage.runAll();
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void open_whileAnotherSheetIsLookedFor_showsTheOneWantedLast() {
    long other = screen.sheets.add(Origin.TYPED, Sheet.of(SamplePuzzles.SEVERAL));
    long id = screen.sheets.add(Origin.TYPED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.model().open(other);
    screen.model().open(id);
    screen.storage.runAll();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void blankSheet_leftAsItIs_offersTheSheetBefore() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.model().startBlank();
    screen.model().goBack();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void leave_nothingWritten_offersNothingToGoBackTo() {
    screen.type();
    screen.model().editor().digit(4);
    screen.use(Tool.UNDO);
    screen.model().goBack();
    assertEquals(Stage.HOME, screen.state().stage());
  }

  @Test
  void open_diskDoesNotWorkForAMoment_saysSoAndOffersTheLastSheet() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.setBroken(true);
    screen.model().open(id);
    screen.storage.runNext();
    screen.sheets.setBroken(false);
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    assertEquals(Fixed.NOT_KEPT, screen.message());
  }

  @Test
  void open_damagedJournal_losesUndoOnly() {
    long id = screen.sheets.add(Origin.TYPED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.sheets.save(id, Sheet.of(SamplePuzzles.UNIQUE), "1:7;damaged", 0);
    screen.open(id);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertFalse(screen.state().input().tools().usable().contains(Tool.UNDO));
  }

  @Test
  void settings_decideOrderAndHighlights() {
    Settings settings =
        Settings.DEFAULT.with(EntryOrder.DIGIT_FIRST).without(SettingsOption.HIGHLIGHT_PEERS);
    screen.startWith(settings);
    screen.type();
    assertTrue(screen.state().input().tools().on().contains(Tool.DIGIT_FIRST));
    assertFalse(screen.has(1, Mark.PEER));
    screen.model().apply(settings.with(SettingsOption.HIGHLIGHT_PEERS));
    assertTrue(screen.has(1, Mark.PEER));
    screen.model().editor().enter(A1, 4);
    screen.model().editor().enter(80, 4);
    assertTrue(screen.has(A1, Mark.SAME_DIGIT));
    screen.model().apply(settings.without(SettingsOption.HIGHLIGHT_SAME_DIGITS));
    assertFalse(screen.has(A1, Mark.SAME_DIGIT));
  }
}
