package dev.casilla.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.board.Direction;
import dev.casilla.app.puzzle.MainThreadIsHere;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.solver.Grid;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(MainThreadIsHere.class)
final class ReviewViewModelTest {
  private static final int C3 = DraftSamples.cell("C3");
  private static final int G7 = DraftSamples.cell("G7");
  private static final int E5 = DraftSamples.cell("E5");

  private final SheetsForTests store = new SheetsForTests();
  private final Queue solving = new Queue();
  private final Queue reading = new Queue();
  private final Queue storage = new Queue();
  private final ReviewExecutors executors =
      new ReviewExecutors(solving, reading, storage, Runnable::run);
  private final PlateReader reader = new PlateReader(PuzzleReader::new);
  private SavedStateHandle saved = new SavedStateHandle();
  private ReviewViewModel model;

  @BeforeEach
  void makeModel() {
    saved.set(ReviewViewModel.DRAFT, PackedDraft.pack(DraftSamples.clear()));
    model = new ReviewViewModel(saved, store, reader, executors);
    storage.runAll();
    store.kept.clear();
    saved = new SavedStateHandle();
  }

  @Test
  void review_opened_isKeptAtOnce() {
    begin(DraftSamples.doubtful());
    assertEquals(1, store.kept.size());
    assertEquals(Origin.SCAN, store.find(1).get().origin());
    assertEquals(DraftSamples.doubtful().sheet(), sheet());
  }

  @Test
  void review_diskFull_saysSoAndTriesAgain() {
    store.isFull = true;
    begin(DraftSamples.doubtful());
    assertEquals(new ReviewFinding.NotKept(), state().finding());
    model.correct(7);
    model.use();
    work();
    assertEquals(new ReviewFinding.NotKept(), state().finding());
    assertFalse(state().sheet().isPresent());
    store.isFull = false;
    model.lookAgain();
    work();
    assertEquals(7, sheet().digitAt(C3));
    assertFalse(state().finding() instanceof ReviewFinding.NotKept);
    model.use();
    work();
    assertEquals(1L, state().sheet().get());
  }

  @Test
  void processDeath_beforeItsIdWasSaved_isKeptOnce() {
    begin(DraftSamples.doubtful());
    saved = copyOf(saved);
    saved.remove(ReviewViewModel.SHEET);
    start();
    assertEquals(1, store.kept.size());
    model.use();
    work();
    assertEquals(1L, state().sheet().get());
  }

  @Test
  void review_doubtful_beginsWithTheFirstDoubt() {
    begin(DraftSamples.doubtful());
    assertEquals(C3, state().selected());
    assertTrue(state().board().cell(C3).has(Mark.DOUBTFUL));
    assertTrue(state().board().cell(C3).has(Mark.SELECTED));
    assertTrue(state().board().cell(G7).has(Mark.DOUBTFUL));
  }

  @Test
  void review_clear_looksAtNoCell() {
    begin(DraftSamples.clear());
    assertFalse(state().focus().isPresent());
    assertEquals(new ReviewFinding.Proper(), state().finding());
  }

  @Test
  void correct_asRead_endsTheDoubtAndGoesOn() {
    begin(DraftSamples.doubtful());
    model.correct(1);
    assertFalse(state().board().cell(C3).has(Mark.DOUBTFUL));
    assertEquals(G7, state().selected());
    assertEquals(1, state().doubts());
  }

  @Test
  void correct_another_changesBoardSheetAndFinding() {
    begin(DraftSamples.doubtful());
    model.touch(G7);
    model.correct(6);
    work();
    assertEquals(6, state().board().cell(G7).digit());
    assertEquals(6, sheet().digitAt(G7));
    assertFalse(state().finding() instanceof ReviewFinding.Proper);
  }

  @Test
  void finding_outOfDate_isNotShown() {
    begin(DraftSamples.clear());
    model.touch(0);
    model.correct(3);
    model.correct(0);
    work();
    assertEquals(new ReviewFinding.Proper(), state().finding());
  }

  @Test
  void findings_ofEveryKind_areTold() {
    begin(DraftSamples.mistaken());
    assertTrue(state().finding() instanceof ReviewFinding.Clashing);
    assertTrue(state().board().cell(G7).has(Mark.CLASH));
    restart(DraftSamples.ambiguous());
    assertTrue(state().finding() instanceof ReviewFinding.Several);
    restart(DraftSamples.sparse());
    assertEquals(new ReviewFinding.TooFew(16), state().finding());
    restart(DraftSamples.unsolvable());
    assertTrue(state().finding() instanceof ReviewFinding.None);
    assertTrue(state().board().cells().stream().anyMatch(cell -> cell.has(Mark.CONTRADICTS)));
  }

  @Test
  void accept_proposal_makesAProperPuzzle() {
    begin(DraftSamples.mistaken());
    assertEquals(DraftSamples.mistaken().proposals().get(0), state().proposal().get());
    model.accept();
    work();
    assertEquals(DraftSamples.PUZZLE, sheet().givens());
    assertEquals(new ReviewFinding.Proper(), state().finding());
    assertFalse(state().proposal().isPresent());
  }

  @Test
  void proposeNext_goesRound() {
    begin(DraftSamples.mistaken());
    model.proposeNext();
    assertEquals(DraftSamples.mistaken().proposals().get(1), state().proposal().get());
    model.proposeNext();
    assertEquals(DraftSamples.mistaken().proposals().get(0), state().proposal().get());
  }

  @Test
  void correct_otherCell_endsWhatWasProposed() {
    begin(DraftSamples.mistaken());
    model.touch(0);
    model.correct(4);
    assertFalse(state().proposal().isPresent());
  }

  @Test
  void changeInk_handwriting_isPrintAndBack() {
    begin(DraftSamples.doubtful());
    model.touch(E5);
    model.changeInk();
    work();
    assertTrue(sheet().isGivenAt(E5));
    model.changeInk();
    work();
    assertFalse(sheet().isGivenAt(E5));
  }

  @Test
  void goOn_roundTheBoard_findsEveryDoubt() {
    begin(DraftSamples.doubtful());
    model.goOn(1);
    assertEquals(G7, state().selected());
    model.goOn(1);
    assertEquals(C3, state().selected());
    model.goOn(-1);
    assertEquals(G7, state().selected());
  }

  @Test
  void move_withKeys_staysOnTheBoard() {
    begin(DraftSamples.clear());
    assertTrue(model.move(Direction.DOWN));
    assertEquals(0, state().selected());
    assertFalse(model.move(Direction.UP));
    assertTrue(model.move(Direction.RIGHT));
    assertEquals(1, state().selected());
  }

  @Test
  void turn_quarter_turnsBoardAndSheetAtOnce() {
    begin(DraftSamples.doubtful());
    model.turn();
    storage.runAll();
    assertEquals(3, sheet().digitAt(DraftSamples.cell("C9")));
    assertTrue(state().board().cell(DraftSamples.cell("C7")).has(Mark.DOUBTFUL));
    assertEquals(new ReviewFinding.Checking(), state().finding());
  }

  @Test
  void turn_boardThatLay_isReadUpright() {
    begin(DraftSamples.lying());
    assertEquals(Grid.EMPTY, sheet().givens());
    model.turn();
    work();
    assertEquals(DraftSamples.PUZZLE, state().draft().givens());
    assertEquals(DraftSamples.PUZZLE, sheet().givens());
    assertEquals(new ReviewFinding.Proper(), state().finding());
  }

  @Test
  void turn_fourTimes_isAsItCame() {
    begin(DraftSamples.mistaken());
    for (int i = 0; i < 4; i++) {
      model.turn();
      work();
    }
    assertEquals(DraftSamples.mistaken().cells(), state().draft().cells());
    assertEquals(DraftSamples.mistaken().proposals(), state().draft().proposals());
  }

  @Test
  void turn_thenCorrectedBeforeItIsRead_keepsTheCorrection() {
    begin(DraftSamples.lying());
    model.turn();
    model.touch(7);
    model.correct(8);
    work();
    assertEquals(8, sheet().digitAt(7));
    assertEquals(1, state().draft().givens().givens());
  }

  @Test
  void undo_nothingDone_isNotOffered() {
    begin(DraftSamples.doubtful());
    assertFalse(state().show().undo());
    model.undo();
    assertEquals(DraftSamples.doubtful().cells(), state().draft().cells());
  }

  @Test
  void undo_changesOfEveryKind_goBackOneByOne() {
    begin(DraftSamples.mistaken());
    model.touch(0);
    model.correct(4);
    model.touch(G7);
    model.changeInk();
    model.undo();
    work();
    assertEquals(G7, state().selected());
    assertFalse(sheet().digitAt(G7) == 0);
    assertTrue(sheet().isGivenAt(G7));
    assertEquals(4, sheet().digitAt(0));
    model.undo();
    work();
    assertEquals(0, sheet().digitAt(0));
    assertEquals(DraftSamples.mistaken().proposals(), state().draft().proposals());
    assertFalse(state().show().undo());
  }

  @Test
  void undo_turn_isAsBefore() {
    begin(DraftSamples.doubtful());
    model.touch(0);
    model.correct(4);
    Draft before = state().draft();
    model.turn();
    work();
    model.undo();
    work();
    assertEquals(before, state().draft());
    assertEquals(4, sheet().digitAt(0));
  }

  @Test
  void undo_turnsBeforeAnyWasRead_goesBackAtOnce() {
    begin(DraftSamples.doubtful());
    Draft before = state().draft();
    model.turn();
    model.turn();
    model.undo();
    work();
    assertEquals(before, state().draft());
  }

  @Test
  void use_waitsUntilAllIsKept() {
    begin(DraftSamples.doubtful());
    model.touch(0);
    model.correct(4);
    model.use();
    assertFalse(state().sheet().isPresent());
    work();
    assertEquals(1L, state().sheet().get());
    assertEquals(4, sheet().digitAt(0));
    model.left();
    assertFalse(state().sheet().isPresent());
  }

  @Test
  void canBeUsed_nothingRead_not() {
    begin(DraftSamples.blank());
    assertFalse(state().canBeUsed());
    model.touch(0);
    model.correct(4);
    assertTrue(state().canBeUsed());
  }

  @Test
  void processDeath_changes_comeBackAndNothingIsKeptTwice() {
    begin(DraftSamples.doubtful());
    model.turn();
    model.touch(7);
    model.correct(8);
    work();
    Sheet before = sheet();
    ReviewUiState shown = state();
    saved = copyOf(saved);
    start();
    assertEquals(shown.draft().cells(), state().draft().cells());
    assertEquals(7, state().selected());
    assertEquals(before, sheet());
    assertEquals(1, store.kept.size());
  }

  @Test
  void processDeath_undo_goesBackAllTheSame() {
    begin(DraftSamples.doubtful());
    model.touch(7);
    model.correct(8);
    model.turn();
    work();
    saved = copyOf(saved);
    start();
    model.undo();
    model.undo();
    work();
    assertEquals(DraftSamples.doubtful().cells(), state().draft().cells());
    assertEquals(DraftSamples.doubtful().sheet(), sheet());
  }

  @Test
  void processDeath_beforeItIsRead_isReadThen() {
    begin(DraftSamples.lying());
    model.turn();
    storage.runAll();
    saved = copyOf(saved);
    start();
    assertEquals(DraftSamples.PUZZLE, state().draft().givens());
    assertEquals(DraftSamples.PUZZLE, sheet().givens());
  }

  @Test
  void processDeath_beforeAnything_comesBack() {
    begin(DraftSamples.doubtful());
    saved = copyOf(saved);
    start();
    assertEquals(DraftSamples.doubtful().cells(), state().draft().cells());
    assertEquals(1, store.kept.size());
  }

  private void begin(Draft draft) {
    saved.set(ReviewViewModel.DRAFT, PackedDraft.pack(draft));
    start();
  }

  private void restart(Draft draft) {
    store.kept.clear();
    saved = new SavedStateHandle();
    begin(draft);
  }

  private void start() {
    model = new ReviewViewModel(saved, store, reader, executors);
    work();
  }

  private void work() {
    reading.runAll();
    storage.runAll();
    solving.runAll();
  }

  private ReviewUiState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  private Sheet sheet() {
    return store.find(1).get().sheet();
  }

  private static SavedStateHandle copyOf(SavedStateHandle saved) {
    SavedStateHandle copy = new SavedStateHandle();
    for (String key : saved.keys()) {
      copy.set(key, saved.get(key));
    }
    return copy;
  }
}
