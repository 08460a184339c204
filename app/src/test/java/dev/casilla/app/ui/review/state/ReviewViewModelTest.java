package dev.casilla.app.ui.review.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.ui.board.Direction;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.reader.repair.GivenChange;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ReviewViewModelTest extends ReviewViewModelFixture {
  @Test
  void review_opened_isKeptAtOnce() {
    begin(DraftSamples.doubtful());
    assertEquals(1, store.count());
    assertEquals(Origin.SCAN, store.find(1).get().origin());
    assertEquals(DraftSamples.doubtful().sheet(), sheet());
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
    assertEquals(new ReviewVerdict.OneSolution(), state().finding());
  }

  /** Every changed cell is marked as long as the proposal is shown, also beyond the listed ones. */
  @Test
  void review_changesProposed_areMarkedOnTheBoard() {
    begin(DraftSamples.farOff());
    RepairProposal proposal = state().proposal().get();
    for (GivenChange change : proposal.changes()) {
      assertTrue(state().board().cell(change.cell()).has(Mark.DOUBTFUL));
    }
    assertFalse(state().board().cell(DraftSamples.cell("A1")).has(Mark.DOUBTFUL));
    model.decline();
    for (GivenChange change : proposal.changes()) {
      assertFalse(state().board().cell(change.cell()).has(Mark.DOUBTFUL));
    }
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
    model.select(G7);
    model.correct(6);
    work();
    assertEquals(6, state().board().cell(G7).digit());
    assertEquals(6, sheet().digitAt(G7));
    assertFalse(state().finding() instanceof ReviewVerdict.OneSolution);
  }

  @Test
  void correct_anotherClue_endsTheFindingAtOnce() {
    begin(DraftSamples.mistaken());
    model.select(G7);
    model.correct(5);
    assertEquals(new ReviewVerdict.Checking(), state().finding());
    assertFalse(state().board().cell(G7).has(Mark.CLASH));
    work();
    assertEquals(new ReviewVerdict.OneSolution(), state().finding());
  }

  @Test
  void correct_asRead_leavesTheFinding() {
    begin(DraftSamples.doubtful());
    model.correct(1);
    assertEquals(new ReviewVerdict.OneSolution(), state().finding());
  }

  @Test
  void correct_undoubtedAsItIs_isNothingToUndo() {
    begin(DraftSamples.clear());
    int cell = DraftSamples.clear().givens().filled().first();
    model.select(cell);
    model.correct(state().board().cell(cell).digit());
    assertFalse(state().show().undo());
  }

  @Test
  void correct_handwriting_makesNoClueOfIt() {
    begin(DraftSamples.doubtful());
    model.select(E5);
    model.correct(8);
    work();
    assertEquals(8, sheet().digitAt(E5));
    assertFalse(sheet().isGivenAt(E5));
    assertEquals(new ReviewVerdict.OneSolution(), state().finding());
  }

  @Test
  void finding_outOfDate_isNotShown() {
    begin(DraftSamples.clear());
    model.select(0);
    model.correct(3);
    model.correct(0);
    work();
    assertEquals(new ReviewVerdict.OneSolution(), state().finding());
  }

  @Test
  void findings_ofEveryKind_areShown() {
    begin(DraftSamples.mistaken());
    assertTrue(state().finding() instanceof ReviewVerdict.Clashing);
    assertTrue(state().board().cell(G7).has(Mark.CLASH));
    restart(DraftSamples.ambiguous());
    assertTrue(state().finding() instanceof ReviewVerdict.Several);
    restart(DraftSamples.sparse());
    assertEquals(new ReviewVerdict.TooFew(16), state().finding());
    restart(DraftSamples.unsolvable());
    assertTrue(state().finding() instanceof ReviewVerdict.NoSolution);
    assertTrue(state().board().cells().stream().anyMatch(cell -> cell.has(Mark.CONTRADICTS)));
  }

  @Test
  void accept_proposal_makesAProperPuzzle() {
    begin(DraftSamples.mistaken());
    assertEquals(DraftSamples.mistaken().proposals().get(0), state().proposal().get());
    model.accept();
    work();
    assertEquals(DraftSamples.PUZZLE, sheet().givens());
    assertEquals(new ReviewVerdict.OneSolution(), state().finding());
    assertFalse(state().proposal().isPresent());
  }

  @Test
  void unrepair_isAsReadAndCanBeUndone() {
    begin(DraftSamples.repaired());
    assertTrue(state().showsRepair());
    assertEquals(new ReviewVerdict.OneSolution(), state().finding());
    model.unrepair();
    work();
    assertEquals(6, sheet().digitAt(G7));
    assertTrue(state().finding() instanceof ReviewVerdict.Clashing);
    assertEquals(List.of(new GivenChange(G7, 6, 5)), state().proposal().get().changes());
    model.undo();
    work();
    assertEquals(DraftSamples.repaired().cells(), state().draft().cells());
    assertTrue(state().draft().repaired().isPresent());
  }

  @Test
  void unrepair_nothingRepaired_changesNothing() {
    begin(DraftSamples.doubtful());
    model.unrepair();
    assertFalse(state().show().undo());
    assertEquals(DraftSamples.doubtful().cells(), state().draft().cells());
  }

  @Test
  void correct_repairedCellAsItIs_endsTheRepairNotice() {
    begin(DraftSamples.repaired());
    model.correct(5);
    assertFalse(state().showsRepair());
    assertEquals(DraftSamples.PUZZLE, state().draft().givens());
  }

  @Test
  void proposeNext_afterTheLast_isTheFirst() {
    begin(DraftSamples.mistaken());
    model.proposeNext();
    assertEquals(DraftSamples.mistaken().proposals().get(1), state().proposal().get());
    model.proposeNext();
    assertEquals(DraftSamples.mistaken().proposals().get(0), state().proposal().get());
  }

  @Test
  void correct_otherCell_endsWhatWasProposed() {
    begin(DraftSamples.mistaken());
    model.select(0);
    model.correct(4);
    assertFalse(state().proposal().isPresent());
  }

  @Test
  void changeInk_handwriting_isPrintAndBack() {
    begin(DraftSamples.doubtful());
    model.select(E5);
    model.changeInk();
    work();
    assertTrue(sheet().isGivenAt(E5));
    model.changeInk();
    work();
    assertFalse(sheet().isGivenAt(E5));
  }

  @Test
  void changeInk_ofDoubtfulInk_movesToTheNextDoubt() {
    begin(DraftSamples.inkInDoubt("C3", "G7"));
    model.changeInk();
    assertEquals(G7, state().selected());
    assertEquals(List.of(G7), state().draft().doubtful());
  }

  /** Changing the ink does not change the digit's likelihood. */
  @Test
  void changeInk_whereTheDigitIsInDoubtToo_staysThere() {
    begin(DraftSamples.doubtful().with(C3, written(97)));
    model.changeInk();
    assertEquals(C3, state().selected());
    assertEquals(DraftCell.Ink.PRINTED, state().draft().cell(C3).ink());
    assertEquals(List.of(C3, G7), state().draft().doubtful());
    model.correct(1);
    assertEquals(G7, state().selected());
  }

  private static DraftCell written(int percent) {
    DraftCell.Guess one = new DraftCell.Guess(1, percent);
    return new DraftCell(DraftCell.Ink.WRITTEN, 1, one, new DraftCell.Guess(7, 2), true);
  }

  @Test
  void goOn_roundTheBoard_findsEveryDoubt() {
    begin(DraftSamples.doubtful());
    model.selectDoubtful(1);
    assertEquals(G7, state().selected());
    model.selectDoubtful(1);
    assertEquals(C3, state().selected());
    model.selectDoubtful(-1);
    assertEquals(G7, state().selected());
  }

  @Test
  void move_withKeys_staysOnTheBoard() {
    begin(DraftSamples.clear());
    assertTrue(model.gestures().move(Direction.DOWN));
    assertEquals(0, state().selected());
    assertFalse(model.gestures().move(Direction.UP));
    assertTrue(model.gestures().move(Direction.RIGHT));
    assertEquals(1, state().selected());
  }

  @Test
  void use_waitsUntilAllIsKept() {
    begin(DraftSamples.doubtful());
    model.select(0);
    model.correct(4);
    model.use();
    assertFalse(state().sheet().isPresent());
    work();
    assertEquals(1L, state().sheet().get());
    assertEquals(4, sheet().digitAt(0));
    model.onPuzzleOpened();
    assertFalse(state().sheet().isPresent());
  }

  @Test
  void canBeUsed_nothingRead_not() {
    begin(DraftSamples.blank());
    assertFalse(state().canBeUsed());
    model.select(0);
    model.correct(4);
    assertTrue(state().canBeUsed());
  }
}
