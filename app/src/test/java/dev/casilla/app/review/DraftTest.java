package dev.casilla.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.sheet.Sheet;
import dev.casilla.reader.reading.Change;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DraftTest {
  @Test
  void sheet_handwriting_isAnEntry() {
    Sheet sheet = DraftSamples.doubtful().sheet();
    int written = DraftSamples.cell("E5");
    assertEquals(6, sheet.digitAt(written));
    assertFalse(sheet.isGivenAt(written));
    assertEquals(DraftSamples.PUZZLE, sheet.givens());
  }

  @Test
  void quarterTurned_fourTimes_isAsBefore() {
    Draft draft = DraftSamples.doubtful();
    Draft turned = draft.quarterTurned().quarterTurned().quarterTurned().quarterTurned();
    assertEquals(draft, turned);
  }

  @Test
  void quarterTurned_topRow_isTheRightColumn() {
    Draft draft = DraftSamples.doubtful();
    Draft turned = draft.quarterTurned();
    assertEquals(draft.cell(DraftSamples.cell("A3")), turned.cell(DraftSamples.cell("C9")));
    assertEquals(
        draft.plate().get().at(20, 3), turned.plate().get().at(draft.plate().get().side() - 4, 20));
  }

  @Test
  void with_proposal_makesTheChangesAndNothingMoreIsProposed() {
    Draft draft = DraftSamples.mistaken();
    Draft changed = draft.with(draft.proposals().get(0));
    assertEquals(DraftSamples.PUZZLE, changed.givens());
    assertTrue(changed.proposals().isEmpty());
    assertFalse(changed.isDoubtful());
  }

  @Test
  void with_proposalForHandwriting_makesAClueOfIt() {
    int written = DraftSamples.cell("E5");
    Change change = new Change(written, 0, 6);
    Draft changed = DraftSamples.doubtful().with(new Proposal(List.of(change)));
    assertTrue(changed.sheet().isGivenAt(written));
  }

  @Test
  void corrected_handwriting_staysHandwritingUnlessNothingIsThere() {
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
