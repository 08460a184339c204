package dev.casilla.app.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.DraftCell.Guess;
import dev.casilla.reader.repair.GivenChange;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ScanDraftTest {
  @Test
  void sheet_handwriting_isAnEntry() {
    Sheet sheet = DraftSamples.doubtful().sheet();
    int written = DraftSamples.cell("E5");
    assertEquals(6, sheet.digitAt(written));
    assertFalse(sheet.isGivenAt(written));
    assertEquals(DraftSamples.PUZZLE, sheet.givens());
  }

  @Test
  void quarterTurned_fourTimes_isUnchanged() {
    ScanDraft draft = DraftSamples.doubtful();
    ScanDraft turned = draft.quarterTurned().quarterTurned().quarterTurned().quarterTurned();
    assertEquals(draft, turned);
  }

  @Test
  void quarterTurned_topRow_isTheRightColumn() {
    ScanDraft draft = DraftSamples.doubtful();
    ScanDraft turned = draft.quarterTurned();
    assertEquals(draft.cell(DraftSamples.cell("A3")), turned.cell(DraftSamples.cell("C9")));
    assertEquals(
        draft.plate().get().at(20, 3), turned.plate().get().at(draft.plate().get().side() - 4, 20));
  }

  @Test
  void with_proposal_appliesItAndRemovesAllProposals() {
    ScanDraft draft = DraftSamples.mistaken();
    ScanDraft changed = draft.with(draft.proposals().get(0));
    assertEquals(DraftSamples.PUZZLE, changed.givens());
    assertTrue(changed.proposals().isEmpty());
    assertFalse(changed.isDoubtful());
  }

  @Test
  void repaired_digitReadDifferently_isReportedUntilConfirmed() {
    ScanDraft draft = DraftSamples.repaired();
    int g7 = DraftSamples.cell("G7");
    RepairProposal repair = new RepairProposal(List.of(new GivenChange(g7, 6, 5)));
    assertEquals(Optional.of(repair), draft.repaired());
    assertEquals(Optional.empty(), draft.with(g7, draft.cell(g7).confirmed()).repaired());
    assertEquals(Optional.empty(), draft.with(g7, draft.cell(g7).corrected(6)).repaired());
    assertEquals(Optional.empty(), DraftSamples.doubtful().repaired(), "only doubtful");
    assertEquals(Optional.empty(), DraftSamples.mistaken().repaired(), "only proposed");
  }

  @Test
  void unrepaired_isAsReadAndProposesTheRepair() {
    ScanDraft draft = DraftSamples.repaired();
    int g7 = DraftSamples.cell("G7");
    ScanDraft read = draft.unrepaired();
    assertEquals(DraftSamples.PUZZLE.with(g7, 6), read.givens());
    assertEquals(List.of(g7), read.doubtful());
    assertEquals(List.of(draft.repaired().get()), read.proposals());
    assertEquals(DraftSamples.PUZZLE, read.with(read.proposals().get(0)).givens());
    assertEquals(DraftSamples.clear(), DraftSamples.clear().unrepaired());
  }

  /** Adds a digit where none was read, and removes one that was read. */
  @Test
  void unrepaired_addedAndRemovedDigits_areAsRead() {
    int a1 = DraftSamples.cell("A1");
    int a3 = DraftSamples.cell("A3");
    Guess none = new Guess(0, 50);
    ScanDraft draft =
        DraftSamples.clear()
            .with(a1, new DraftCell(DraftCell.Ink.PRINTED, 4, none, new Guess(4, 49), true))
            .with(a3, new DraftCell(DraftCell.Ink.NONE, 0, new Guess(3, 51), none, true));
    assertEquals(
        List.of(new GivenChange(a1, 0, 4), new GivenChange(a3, 3, 0)),
        draft.repaired().get().changes());
    assertEquals(DraftSamples.PUZZLE, draft.unrepaired().givens());
  }

  @Test
  void with_proposalForHandwriting_makesItAClue() {
    int written = DraftSamples.cell("E5");
    GivenChange change = new GivenChange(written, 0, 6);
    ScanDraft changed = DraftSamples.doubtful().with(new RepairProposal(List.of(change)));
    assertTrue(changed.sheet().isGivenAt(written));
  }

  @Test
  void corrected_handwriting_staysHandwritingUnlessCleared() {
    DraftCell written = DraftSamples.doubtful().cell(DraftSamples.cell("E5"));
    assertEquals(DraftCell.Ink.WRITTEN, written.corrected(8).ink());
    assertEquals(8, written.corrected(8).digit());
    assertEquals(DraftCell.Ink.NONE, written.corrected(0).ink());
    assertEquals(DraftCell.Ink.PRINTED, written.corrected(0).corrected(8).ink());
  }

  @Test
  void doubtful_cells_areInBoardOrder() {
    assertEquals(
        List.of(DraftSamples.cell("C3"), DraftSamples.cell("G7")),
        DraftSamples.doubtful().doubtful());
  }
}
