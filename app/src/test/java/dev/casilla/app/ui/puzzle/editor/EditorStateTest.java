package dev.casilla.app.ui.puzzle.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.board.Direction;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import org.junit.jupiter.api.Test;

final class EditorStateTest {
  private static final int A1 = Cells.named("A1");
  private static final int A2 = Cells.named("A2");
  private static final int A3 = Cells.named("A3");
  private static final EditorState PUZZLE = PuzzleStates.desk(Sheet.of(SamplePuzzles.UNIQUE));

  @Test
  void cellFirst_touchThenDigit_fillsTheCell() {
    assertEquals(4, PUZZLE.touch(A1).digit(4).sheet().entries().digitAt(A1));
  }

  @Test
  void cellFirst_sameDigitAgain_takesItAway() {
    assertEquals(PUZZLE.sheet(), PUZZLE.touch(A1).digit(4).digit(4).sheet());
  }

  @Test
  void cellFirst_dragged_fillsAllCellsButGivens() {
    Sheet sheet = PUZZLE.touch(A1).drag(A2).drag(A3).digit(4).sheet();
    assertEquals(4, sheet.entries().digitAt(A1));
    assertEquals(4, sheet.entries().digitAt(A2));
    assertEquals(3, sheet.givens().digitAt(A3));
  }

  @Test
  void cellFirst_given_isRefusedAndStays() {
    EditorState editor = PUZZLE.touch(A3);
    assertTrue(editor.isSelectionLocked());
    assertEquals(editor, editor.digit(5));
    assertFalse(PUZZLE.touch(A1).isSelectionLocked());
  }

  @Test
  void digitFirst_armed_fillsEachCellTouched() {
    EditorState editor = PUZZLE.with(PuzzleStates.MODE.armedWith(4)).touch(A1).touch(A2);
    assertEquals(4, editor.sheet().entries().digitAt(A1));
    assertEquals(4, editor.sheet().entries().digitAt(A2));
    assertEquals(Grid.NO_DIGIT, editor.touch(A1).sheet().entries().digitAt(A1));
  }

  @Test
  void digitFirst_dragged_writesOverNothing() {
    EditorState editor =
        PUZZLE.touch(A2).digit(8).with(PuzzleStates.MODE.armedWith(4)).touch(A1).drag(A2);
    assertEquals(4, editor.sheet().entries().digitAt(A1));
    assertEquals(8, editor.sheet().entries().digitAt(A2));
  }

  @Test
  void digitFirst_sameKeyAgain_isNoLongerInHand() {
    EditorState editor = PUZZLE.with(PuzzleStates.MODE.withOtherOrder());
    assertEquals(4, editor.digit(4).mode().armed());
    assertFalse(editor.digit(4).digit(4).mode().isArmed());
    assertTrue(editor.digit(4).digit(4).mode().isDigitFirst());
  }

  @Test
  void notes_digit_isNotedAndTakenAway() {
    EditorState editor = PUZZLE.with(PuzzleStates.MODE.toggled(Toggle.NOTES)).touch(A1);
    assertEquals(Digits.only(4), editor.digit(4).sheet().notesAt(A1));
    assertEquals(Digits.NONE, editor.digit(4).digit(4).sheet().notesAt(A1));
  }

  @Test
  void notes_inSeveralCells_areSetInAllBeforeTheyAreTakenAway() {
    EntryMode noting = PuzzleStates.MODE.toggled(Toggle.NOTES);
    EditorState one = PUZZLE.with(noting).touch(A1).digit(4);
    EditorState all = one.touch(A2).drag(A1).digit(4);
    assertEquals(Digits.only(4), all.sheet().notesAt(A1));
    assertEquals(Digits.only(4), all.sheet().notesAt(A2));
    EditorState none = all.digit(4);
    assertEquals(Digits.NONE, none.sheet().notesAt(A1));
    assertEquals(Digits.NONE, none.sheet().notesAt(A2));
  }

  @Test
  void notes_drawnToAndFro_doWhatTheyBeganWith() {
    EditorState armed = PUZZLE.with(PuzzleStates.MODE.armedWith(4).toggled(Toggle.NOTES));
    EditorState noted = armed.touch(A1).drag(A2).drag(A1);
    assertEquals(Digits.only(4), noted.sheet().notesAt(A1));
    assertEquals(Digits.only(4), noted.sheet().notesAt(A2));
    EditorState wiped = noted.touch(A1).drag(A2).drag(A1);
    assertEquals(Digits.NONE, wiped.sheet().notesAt(A1));
    assertEquals(Digits.NONE, wiped.sheet().notesAt(A2));
  }

  @Test
  void notes_overAnEntry_changeNothing() {
    EditorState editor = PUZZLE.touch(A1).digit(4).with(PuzzleStates.MODE.toggled(Toggle.NOTES));
    assertEquals(editor, editor.digit(8));
  }

  @Test
  void notes_whileCandidatesAreSeen_startFromThem() {
    EntryMode mode = PuzzleStates.MODE.toggled(Toggle.NOTES).toggled(Toggle.CANDIDATES);
    EditorState editor = PUZZLE.with(mode).touch(A1);
    int seen = EntryRules.candidates(editor.sheet(), A1);
    assertEquals(seen & ~Digits.only(4), editor.digit(4).sheet().notesAt(A1));
  }

  @Test
  void entry_takesItsDigitFromTheNotesOfPeers_untilUndone() {
    EntryMode noting = PuzzleStates.MODE.toggled(Toggle.NOTES);
    EditorState noted = PUZZLE.with(noting).touch(A2).digit(4).digit(8).with(PuzzleStates.MODE);
    EditorState written = noted.touch(A1).digit(4);
    assertEquals(Digits.only(8), written.sheet().notesAt(A2));
    assertEquals(noted.sheet(), written.undo().sheet());
  }

  @Test
  void candidates_ofACell_areTheDigitsOfNoPeer() {
    Sheet sheet = PUZZLE.sheet();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      for (int digit = 1; digit <= Cells.SIDE; digit++) {
        boolean isAtPeer = false;
        for (int i = 0; i < Cells.PEERS; i++) {
          isAtPeer |= sheet.digitAt(Cells.peer(cell, i)) == digit;
        }
        assertEquals(!isAtPeer, Digits.has(EntryRules.candidates(sheet, cell), digit));
      }
    }
  }

  @Test
  void clues_edited_areGivens() {
    EditorState editor = PUZZLE.with(PuzzleStates.MODE.toggled(Toggle.CLUES)).touch(A3).digit(5);
    assertEquals(5, editor.sheet().givens().digitAt(A3));
    assertEquals(Grid.NO_DIGIT, editor.erase().sheet().digitAt(A3));
    assertEquals(PUZZLE.sheet(), editor.undo().sheet());
  }

  @Test
  void clues_asLongAsNothingIsPrinted_areAllDigits() {
    EditorState editor = PuzzleStates.desk(Sheet.EMPTY).touch(A1).digit(4);
    assertEquals(Grid.EMPTY.with(A1, 4), editor.clues());
    assertEquals(SamplePuzzles.UNIQUE, PUZZLE.touch(A1).digit(4).clues());
  }

  @Test
  void move_atTheEdge_staysInPlace() {
    assertTrue(PUZZLE.touch(A1).move(Direction.UP).isEmpty());
    assertEquals(CellSelection.of(A2), PUZZLE.touch(A1).move(Direction.RIGHT).get().selection());
    assertEquals(CellSelection.of(0), PUZZLE.move(Direction.DOWN).get().selection());
  }

  @Test
  void undo_elsewhere_goesToTheCell() {
    EditorState editor = PUZZLE.touch(A1).digit(4).touch(A2).undo();
    assertEquals(CellSelection.of(A1), editor.selection());
  }

  @Test
  void edit_thatChangesNothing_isNotJournalled() {
    assertEquals(EditJournal.EMPTY, PUZZLE.touch(A1).erase().journal());
  }
}
