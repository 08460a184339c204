package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.board.Direction;
import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import org.junit.jupiter.api.Test;

final class DeskTest {
  private static final int A1 = Cells.named("A1");
  private static final int A2 = Cells.named("A2");
  private static final int A3 = Cells.named("A3");
  private static final Desk PUZZLE = Scenes.desk(Sheet.of(Puzzles.UNIQUE));

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
    Desk desk = PUZZLE.touch(A3);
    assertTrue(desk.isRefused());
    assertEquals(desk, desk.digit(5));
    assertFalse(PUZZLE.touch(A1).isRefused());
  }

  @Test
  void digitFirst_armed_fillsEachCellTouched() {
    Desk desk = PUZZLE.with(Scenes.MODE.armedWith(4)).touch(A1).touch(A2);
    assertEquals(4, desk.sheet().entries().digitAt(A1));
    assertEquals(4, desk.sheet().entries().digitAt(A2));
    assertEquals(Grid.NO_DIGIT, desk.touch(A1).sheet().entries().digitAt(A1));
  }

  @Test
  void digitFirst_dragged_writesOverNothing() {
    Desk desk = PUZZLE.touch(A2).digit(8).with(Scenes.MODE.armedWith(4)).touch(A1).drag(A2);
    assertEquals(4, desk.sheet().entries().digitAt(A1));
    assertEquals(8, desk.sheet().entries().digitAt(A2));
  }

  @Test
  void digitFirst_sameKeyAgain_isNoLongerInHand() {
    Desk desk = PUZZLE.with(Scenes.MODE.reordered());
    assertEquals(4, desk.digit(4).mode().armed());
    assertFalse(desk.digit(4).digit(4).mode().isArmed());
    assertTrue(desk.digit(4).digit(4).mode().isDigitFirst());
  }

  @Test
  void notes_digit_isNotedAndTakenAway() {
    Desk desk = PUZZLE.with(Scenes.MODE.switched(Switch.NOTES)).touch(A1);
    assertEquals(Digits.only(4), desk.digit(4).sheet().notesAt(A1));
    assertEquals(Digits.NONE, desk.digit(4).digit(4).sheet().notesAt(A1));
  }

  @Test
  void notes_inSeveralCells_areSetInAllBeforeTheyAreTakenAway() {
    EntryMode noting = Scenes.MODE.switched(Switch.NOTES);
    Desk one = PUZZLE.with(noting).touch(A1).digit(4);
    Desk all = one.touch(A2).drag(A1).digit(4);
    assertEquals(Digits.only(4), all.sheet().notesAt(A1));
    assertEquals(Digits.only(4), all.sheet().notesAt(A2));
    Desk none = all.digit(4);
    assertEquals(Digits.NONE, none.sheet().notesAt(A1));
    assertEquals(Digits.NONE, none.sheet().notesAt(A2));
  }

  @Test
  void notes_drawnToAndFro_doWhatTheyBeganWith() {
    Desk armed = PUZZLE.with(Scenes.MODE.armedWith(4).switched(Switch.NOTES));
    Desk noted = armed.touch(A1).drag(A2).drag(A1);
    assertEquals(Digits.only(4), noted.sheet().notesAt(A1));
    assertEquals(Digits.only(4), noted.sheet().notesAt(A2));
    Desk wiped = noted.touch(A1).drag(A2).drag(A1);
    assertEquals(Digits.NONE, wiped.sheet().notesAt(A1));
    assertEquals(Digits.NONE, wiped.sheet().notesAt(A2));
  }

  @Test
  void notes_overAnEntry_changeNothing() {
    Desk desk = PUZZLE.touch(A1).digit(4).with(Scenes.MODE.switched(Switch.NOTES));
    assertEquals(desk, desk.digit(8));
  }

  @Test
  void notes_whileCandidatesAreSeen_startFromThem() {
    EntryMode mode = Scenes.MODE.switched(Switch.NOTES).switched(Switch.CANDIDATES);
    Desk desk = PUZZLE.with(mode).touch(A1);
    int seen = Writing.candidates(desk.sheet(), A1);
    assertEquals(seen & ~Digits.only(4), desk.digit(4).sheet().notesAt(A1));
  }

  @Test
  void entry_takesItsDigitFromTheNotesOfPeers_untilUndone() {
    EntryMode noting = Scenes.MODE.switched(Switch.NOTES);
    Desk noted = PUZZLE.with(noting).touch(A2).digit(4).digit(8).with(Scenes.MODE);
    Desk written = noted.touch(A1).digit(4);
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
        assertEquals(!isAtPeer, Digits.has(Writing.candidates(sheet, cell), digit));
      }
    }
  }

  @Test
  void clues_edited_areGivens() {
    Desk desk = PUZZLE.with(Scenes.MODE.switched(Switch.CLUES)).touch(A3).digit(5);
    assertEquals(5, desk.sheet().givens().digitAt(A3));
    assertEquals(Grid.NO_DIGIT, desk.erase().sheet().digitAt(A3));
    assertEquals(PUZZLE.sheet(), desk.undo().sheet());
  }

  @Test
  void clues_asLongAsNothingIsPrinted_areAllDigits() {
    Desk desk = Scenes.desk(Sheet.EMPTY).touch(A1).digit(4);
    assertEquals(Grid.EMPTY.with(A1, 4), desk.clues());
    assertEquals(Puzzles.UNIQUE, PUZZLE.touch(A1).digit(4).clues());
  }

  @Test
  void move_atTheEdge_goesNowhere() {
    assertTrue(PUZZLE.touch(A1).move(Direction.UP).isEmpty());
    assertEquals(Selection.of(A2), PUZZLE.touch(A1).move(Direction.RIGHT).get().selection());
    assertEquals(Selection.of(0), PUZZLE.move(Direction.DOWN).get().selection());
  }

  @Test
  void undo_elsewhere_goesToTheCell() {
    Desk desk = PUZZLE.touch(A1).digit(4).touch(A2).undo();
    assertEquals(Selection.of(A1), desk.selection());
  }

  @Test
  void edit_thatChangesNothing_isNotJournalled() {
    assertEquals(Journal.EMPTY, PUZZLE.touch(A1).erase().journal());
  }
}
