package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.board.Direction;
import dev.casilla.app.puzzle.PuzzleMessage.About;
import dev.casilla.app.puzzle.PuzzleMessage.Counted;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.app.puzzle.Tools.Tool;
import dev.casilla.app.settings.EntryOrder;
import dev.casilla.app.settings.Option;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(MainThreadIsHere.class)
final class PuzzleViewModelTest {
  private static final int A1 = Cells.named("A1");
  private static final int A3 = Cells.named("A3");
  private static final String UNIQUE = Puzzles.UNIQUE.toString();

  private final Queue solving = new Queue();
  private final Queue storage = new Queue();
  private final Queue pause = new Queue();
  private final Queue patience = new Queue();
  private final FakeSheets sheets = new FakeSheets();
  private final List<Grid> judged = new ArrayList<>();
  private SavedStateHandle saved = new SavedStateHandle();
  private Settings settings = Settings.DEFAULT;
  private PuzzleViewModel model;

  @BeforeEach
  void makeModel() {
    model = start();
  }

  @Test
  void start_beforeTheStoreAnswers_showsTheBoardAlone() {
    assertEquals(Stage.OPENING, state().stage());
  }

  @Test
  void start_nothingKept_showsTheDoors() {
    storage.runAll();
    assertEquals(Stage.HOME, state().stage());
    assertEquals(Saying.INVITE, message());
  }

  @Test
  void start_somethingKept_showsTheLastSheet() {
    sheets.add(Origin.PASTED, Sheet.of(Puzzles.UNIQUE));
    model = start();
    storage.runAll();
    assertEquals(Stage.WRITING, state().stage());
    assertEquals(Optional.of(new PuzzleUiState.Title(Origin.PASTED, 0)), state().title());
    assertEquals(3, digitAt(A3));
  }

  @Test
  void type_firstDigit_isKept() {
    type();
    assertEquals(Saying.START_TYPING, message());
    model.digit(4);
    storage.runAll();
    assertEquals(4, sheets.last().get().sheet().digitAt(A1));
    assertEquals(Origin.TYPED, sheets.last().get().origin());
    assertEquals(new Counted(About.CLUES, 1), message());
  }

  @Test
  void type_nothing_keepsNoBlankSheet() {
    type();
    model.goBack();
    storage.runAll();
    assertEquals(0, sheets.count());
    assertEquals(Stage.HOME, state().stage());
  }

  @Test
  void keep_diskFull_saysSoAndKeepsItOnceThereIsRoom() {
    type();
    sheets.setFull(true);
    model.digit(4);
    storage.runAll();
    assertEquals(Saying.NOT_KEPT, message());
    assertEquals(4, digitAt(A1));
    sheets.setFull(false);
    model.lookAgain();
    storage.runAll();
    assertEquals(4, sheets.last().get().sheet().digitAt(A1));
  }

  @Test
  void start_diskDoesNotWork_showsTheDoorsAndSaysSo() {
    sheets.setFull(true);
    model = start();
    storage.runAll();
    assertEquals(Stage.HOME, state().stage());
    assertEquals(Saying.NOT_KEPT, message());
  }

  @Test
  void keep_manyEditsWhileTheDiskIsSlow_writesTheLastOnly() {
    typeGrid(Puzzles.UNIQUE);
    storage.runAll();
    assertEquals(1, sheets.saves());
    assertEquals(Puzzles.UNIQUE, sheets.last().get().sheet().digits());
  }

  @Test
  void keep_anotherSheetTypedBeforeTheFirstIsWritten_losesNeither() {
    typeGrid(Puzzles.UNIQUE);
    model.goBack();
    type();
    model.digit(9);
    storage.runAll();
    assertEquals(Puzzles.UNIQUE, sheets.find(1).get().sheet().digits());
    assertEquals(9, sheets.find(2).get().sheet().digitAt(A1));
  }

  @Test
  void verdict_whileTyping_waitsForAPause() {
    typeGrid(Puzzles.UNIQUE);
    solving.runAll();
    assertEquals(List.of(), judged);
    pause.runAll();
    solving.runAll();
    assertEquals(List.of(Puzzles.UNIQUE), judged);
    assertEquals(new Counted(About.ONE_SO_FAR, 32), message());
    assertEquals(Optional.of(PuzzleAction.SET_AS_PUZZLE), state().offer().secondary());
  }

  @Test
  void verdict_outOfDate_isDropped() {
    typeGrid(Puzzles.UNIQUE);
    pause.runAll();
    model.touch(A1);
    model.digit(5);
    solving.runAll();
    assertEquals(List.of(), judged);
    pause.runAll();
    solving.runAll();
    assertEquals(Saying.NONE_SO_FAR, message());
  }

  @Test
  void verdict_severalSoFar_asksForMore() {
    typeGrid(Puzzles.SEVERAL);
    settle();
    assertEquals(new Counted(About.SEVERAL_SO_FAR, 77), message());
  }

  @Test
  void clash_isToldAtOnce() {
    open(Puzzles.UNIQUE);
    model.touch(A1);
    model.digit(3);
    assertTrue(message() instanceof PuzzleMessage.Clash);
    assertTrue(has(A1, Mark.CLASH));
    assertTrue(has(A3, Mark.CLASH));
    model.use(Tool.UNDO);
    assertFalse(has(A3, Mark.CLASH));
  }

  @Test
  void solve_unique_showsTheSolutionAndChangesNothing() {
    open(Puzzles.UNIQUE);
    act(PuzzleAction.SOLVE);
    assertEquals(Stage.FILLED, state().stage());
    assertEquals(4, digitAt(A1));
    assertEquals(Puzzles.UNIQUE, model.sheet().digits());
    assertEquals(Optional.of(PuzzleAction.HIDE), state().offer().secondary());
    model.act(PuzzleAction.HIDE);
    assertEquals(Grid.NO_DIGIT, digitAt(A1));
  }

  @Test
  void solve_typed_showsWhatWasTypedAsClues() {
    typeGrid(Puzzles.UNIQUE);
    act(PuzzleAction.SOLVE);
    assertTrue(state().board().cell(A3).isGiven());
    assertFalse(state().board().cell(A1).isGiven());
  }

  @Test
  void solve_patienceRunsOut_showsProgressThatCanBeStopped() {
    open(Puzzles.UNIQUE);
    model.act(PuzzleAction.SOLVE);
    patience.runAll();
    assertEquals(Saying.SOLVING, message());
    assertTrue(state().showsProgress());
    model.act(PuzzleAction.STOP);
    assertFalse(state().showsProgress());
    solving.runAll();
    assertEquals(Stage.WRITING, state().stage());
  }

  @Test
  void solve_doneBeforePatienceRunsOut_showsNoProgress() {
    open(Puzzles.UNIQUE);
    act(PuzzleAction.SOLVE);
    patience.runAll();
    assertFalse(state().showsProgress());
  }

  @Test
  void solve_editedMeanwhile_isOutOfDate() {
    open(Puzzles.UNIQUE);
    model.act(PuzzleAction.SOLVE);
    model.touch(A1);
    model.digit(4);
    settle();
    assertEquals(Stage.WRITING, state().stage());
  }

  @Test
  void solve_several_showsWhereTheyDifferAndThenEach() {
    open(Puzzles.SEVERAL);
    act(PuzzleAction.SOLVE);
    assertTrue(has(1, Mark.DIFFERS));
    assertEquals(2, Integer.bitCount(state().board().cell(1).notes()));
    model.act(state().card().action().get());
    int first = digitAt(1);
    model.act(state().card().action().get());
    assertEquals(6 + 8 - first, digitAt(1));
    model.act(state().card().action().get());
    assertEquals(Grid.NO_DIGIT, digitAt(1));
  }

  @Test
  void solve_none_suggestsWhatMendsIt() {
    open(Puzzles.NONE);
    act(PuzzleAction.SOLVE);
    assertTrue(has(A1, Mark.CONTRADICTS));
    Correction mending = new Correction(A1, 5, 4);
    assertTrue(state().card().suggestions().corrections().contains(mending));
    model.correct(mending);
    settle();
    assertEquals(4, model.sheet().givens().digitAt(A1));
    assertEquals(new Counted(About.ONE_SO_FAR, 33), message());
    model.use(Tool.UNDO);
    assertEquals(Puzzles.NONE, model.sheet().givens());
  }

  @Test
  void look_atASuspect_isReadyToChangeIt() {
    open(Puzzles.NONE);
    act(PuzzleAction.CHECK);
    model.look(new Suggestions.Suspect(A1, 5));
    assertTrue(has(A1, Mark.SELECTED));
    model.digit(4);
    assertEquals(4, model.sheet().givens().digitAt(A1));
  }

  @Test
  void solve_tooFew_saysWhy() {
    open(Puzzles.TOO_FEW);
    act(PuzzleAction.SOLVE);
    assertEquals(new Counted(About.TOO_FEW_CLUES, 16), message());
  }

  @Test
  void check_wrongEntry_isFoundAndCleared() {
    open(Puzzles.UNIQUE);
    model.touch(A1);
    model.digit(5);
    act(PuzzleAction.CHECK);
    assertEquals(new PuzzleMessage.Wrong(A1, 5), message());
    assertTrue(has(A1, Mark.WRONG));
    model.act(PuzzleAction.CLEAR_WRONG);
    assertEquals(Puzzles.UNIQUE, model.sheet().digits());
  }

  @Test
  void check_rightEntries_saysSo() {
    open(Puzzles.UNIQUE);
    model.touch(A1);
    model.digit(4);
    act(PuzzleAction.CHECK);
    assertEquals(new Counted(About.ALL_RIGHT, 1), message());
  }

  @Test
  void reveal_cell_fillsInTheSelectedOne() {
    open(Puzzles.UNIQUE);
    act(PuzzleAction.REVEAL_CELL);
    assertEquals(Saying.SELECT_A_CELL, message());
    model.touch(A1);
    act(PuzzleAction.REVEAL_CELL);
    assertEquals(4, model.sheet().entries().digitAt(A1));
  }

  @Test
  void reveal_all_canBeUndone() {
    typeGrid(Puzzles.UNIQUE);
    Sheet before = model.sheet();
    act(PuzzleAction.REVEAL_ALL);
    assertEquals(Puzzles.UNIQUE_SOLUTION, model.sheet().digits());
    assertEquals(Puzzles.UNIQUE, model.sheet().givens());
    assertEquals(Saying.COMPLETE, message());
    model.use(Tool.UNDO);
    assertEquals(before, model.sheet());
  }

  @Test
  void startOver_keepsTheCluesAndCanBeUndone() {
    open(Puzzles.UNIQUE);
    model.touch(A1);
    model.digit(4);
    model.act(PuzzleAction.START_OVER);
    assertEquals(Puzzles.UNIQUE, model.sheet().digits());
    assertEquals(Optional.of(PuzzleAction.UNDO), state().card().action());
    model.act(PuzzleAction.UNDO);
    assertEquals(4, model.sheet().digitAt(A1));
  }

  @Test
  void setAsPuzzle_makesGivensOfWhatWasTyped() {
    typeGrid(Puzzles.UNIQUE);
    model.act(PuzzleAction.SET_AS_PUZZLE);
    assertEquals(Puzzles.UNIQUE, model.sheet().givens());
    assertEquals(Optional.of(PuzzleAction.REVEAL_CELL), state().offer().secondary());
  }

  @Test
  void given_typedOver_isExplainedAndCanBeEdited() {
    open(Puzzles.UNIQUE);
    model.touch(A3);
    model.digit(5);
    assertEquals(Saying.PRINTED_CLUE, message());
    model.act(state().card().action().get());
    assertEquals(Saying.EDITING_CLUES, message());
    model.digit(5);
    assertEquals(5, model.sheet().givens().digitAt(A3));
  }

  @Test
  void paste_severalPuzzles_keepsAllAndOpensTheFirst() {
    storage.runAll();
    paste(UNIQUE + "\n" + Puzzles.NONE + "\nnonsense.....\n");
    assertEquals(Puzzles.UNIQUE, model.sheet().givens());
    assertEquals(2, sheets.count());
    assertTrue(message() instanceof PuzzleMessage.Pasted);
  }

  @Test
  void paste_anyTrouble_losesNothing() {
    open(Puzzles.UNIQUE);
    assertTrouble("..3x", new PasteTrouble.UnexpectedCharacter('x', 4));
    assertTrouble(null, new PasteTrouble.NothingCopied());
    assertTrouble(" \n", new PasteTrouble.NothingCopied());
    assertTrouble(Grid.EMPTY.toString(), new PasteTrouble.Blank());
    assertTrouble("x".repeat(Pasting.LONGEST + 1), new PasteTrouble.TooMuch());
    assertEquals(Puzzles.UNIQUE, model.sheet().givens());
    assertEquals(1, sheets.count());
  }

  @Test
  void paste_takesLong_canBeStopped() {
    storage.runAll();
    model.paste(UNIQUE);
    patience.runAll();
    assertEquals(Saying.READING, message());
    model.act(PuzzleAction.STOP);
    storage.runAll();
    assertEquals(Stage.HOME, state().stage());
    assertEquals(1, sheets.count());
  }

  @Test
  void goBack_stepByStep_leadsToTheDoorsAndToTheLastSheet() {
    open(Puzzles.UNIQUE);
    act(PuzzleAction.SOLVE);
    assertTrue(model.goBack());
    assertEquals(Stage.WRITING, state().stage());
    assertTrue(model.goBack());
    assertEquals(Stage.HOME_WITH_LAST, state().stage());
    assertFalse(model.goBack());
    model.goBackToLast();
    storage.runAll();
    assertEquals(Puzzles.UNIQUE, model.sheet().givens());
  }

  @Test
  void deletedElsewhere_isGoneFromTheDesk() {
    open(Puzzles.UNIQUE);
    sheets.delete(1);
    model.lookAgain();
    storage.runAll();
    assertEquals(Stage.HOME, state().stage());
  }

  @Test
  void hold_key_takesItInHand() {
    open(Puzzles.UNIQUE);
    model.hold(4);
    model.touch(A1);
    assertEquals(4, model.sheet().digitAt(A1));
    assertTrue(state().hand().tools().on().contains(Tool.DIGIT_FIRST));
    assertTrue(state().hand().keypad().keys().get(3).isLookedAt());
  }

  @Test
  void keys_countWhatIsLeft() {
    open(Puzzles.UNIQUE);
    assertEquals(5, state().hand().keypad().keys().get(0).left());
    model.touch(Cells.named("A6"));
    model.digit(1);
    assertEquals(4, state().hand().keypad().keys().get(0).left());
  }

  @Test
  void settings_decideOrderAndHighlights() {
    settings = Settings.DEFAULT.with(EntryOrder.DIGIT_FIRST).without(Option.HIGHLIGHT_PEERS);
    model = start();
    storage.runAll();
    type();
    assertTrue(state().hand().tools().on().contains(Tool.DIGIT_FIRST));
    assertFalse(has(1, Mark.PEER));
    model.apply(settings.with(Option.HIGHLIGHT_PEERS));
    assertTrue(has(1, Mark.PEER));
  }

  @Test
  void restart_anywhere_isAsItWas() {
    open(Puzzles.UNIQUE);
    model.use(Tool.NOTES);
    model.touch(A1);
    model.digit(4);
    model.drag(1);
    PuzzleUiState before = state();
    restart();
    settle();
    assertEquals(before.board(), state().board());
    assertEquals(before.hand(), state().hand());
    model.use(Tool.UNDO);
    assertEquals(Puzzles.UNIQUE, model.sheet().digits());
    assertEquals(0, model.sheet().notesAt(A1));
  }

  @Test
  void restart_solutionShown_isShownAgain() {
    open(Puzzles.UNIQUE);
    act(PuzzleAction.SOLVE);
    PuzzleUiState before = state();
    restart();
    settle();
    assertEquals(before, state());
  }

  @Test
  void restart_secondOfSeveral_isShownAgain() {
    open(Puzzles.SEVERAL);
    act(PuzzleAction.CHECK);
    model.act(PuzzleAction.SHOW_SECOND);
    PuzzleUiState before = state();
    restart();
    settle();
    assertEquals(before, state());
  }

  @Test
  void restart_atTheDoors_staysThere() {
    open(Puzzles.UNIQUE);
    model.goBack();
    restart();
    assertEquals(Stage.HOME_WITH_LAST, state().stage());
  }

  @Test
  void restart_blankSheet_isStillBlank() {
    open(Puzzles.UNIQUE);
    model.goBack();
    model.type();
    model.move(Direction.DOWN);
    restart();
    assertEquals(Saying.START_TYPING, message());
    assertTrue(has(9, Mark.SELECTED));
  }

  @Test
  void open_damagedJournal_losesUndoOnly() {
    long id = sheets.add(Origin.TYPED, Sheet.of(Puzzles.UNIQUE));
    sheets.save(id, Sheet.of(Puzzles.UNIQUE), "1:7;damaged");
    model.open(id);
    storage.runAll();
    assertEquals(Puzzles.UNIQUE, model.sheet().givens());
    assertFalse(state().hand().tools().usable().contains(Tool.UNDO));
  }

  private void open(Grid givens) {
    long id = sheets.add(Origin.PASTED, Sheet.of(givens));
    model.open(id);
    storage.runAll();
  }

  private void type() {
    storage.runAll();
    model.type();
  }

  private void typeGrid(Grid grid) {
    type();
    for (int cell : grid.filled()) {
      model.touch(cell);
      model.digit(grid.digitAt(cell));
    }
  }

  private void paste(@Nullable String text) {
    model.paste(text);
    storage.runAll();
  }

  private void act(PuzzleAction action) {
    model.act(action);
    solving.runAll();
  }

  /** All that is under way comes to its end. */
  private void settle() {
    storage.runAll();
    pause.runAll();
    solving.runAll();
  }

  private void assertTrouble(@Nullable String text, PasteTrouble trouble) {
    paste(text);
    assertEquals(new PuzzleMessage.Trouble(trouble), message());
  }

  private boolean has(int cell, Mark mark) {
    return state().board().cell(cell).has(mark);
  }

  private int digitAt(int cell) {
    return state().board().cell(cell).digit();
  }

  private PuzzleMessage message() {
    return state().card().message();
  }

  private PuzzleUiState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  /** What is left after the process was ended and the person came back. */
  private void restart() {
    storage.runAll();
    SavedStateHandle left = new SavedStateHandle();
    for (String key : saved.keys()) {
      left.set(key, saved.<Object>get(key));
    }
    saved = left;
    model = start();
  }

  private PuzzleViewModel start() {
    Judge judge =
        clues -> {
          judged.add(clues);
          return Judgement.of(clues);
        };
    PuzzleExecutors executors =
        new PuzzleExecutors(solving, storage, Runnable::run, pause, patience);
    return new PuzzleViewModel(
        saved, new Surroundings(judge, sheets, () -> 0, executors), settings);
  }
}
