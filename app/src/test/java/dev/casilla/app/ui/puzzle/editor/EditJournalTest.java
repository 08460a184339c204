package dev.casilla.app.ui.puzzle.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import dev.casilla.solver.Cells;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EditJournalTest {
  /** The number of edits can have so many digits. */
  private static final int LONGEST_NUMBER = 10;

  private static final EditorState START = PuzzleStates.desk(Sheet.of(SamplePuzzles.UNIQUE));

  @Test
  void undo_everyEdit_leadsBackToTheStart() {
    EditorState desk = randomDesk(7);
    for (int i = desk.journal().done(); i > 0; i--) {
      desk = desk.undo();
    }
    assertEquals(START.sheet(), desk.sheet());
    assertEquals(desk, desk.undo());
  }

  @Test
  void redo_everythingUndone_leadsToTheEndAgain() {
    EditorState end = randomDesk(8);
    EditorState desk = end;
    for (int i = end.journal().done(); i > 0; i--) {
      desk = desk.undo();
    }
    for (int i = end.journal().done(); i > 0; i--) {
      desk = desk.redo();
    }
    assertEquals(end.sheet(), desk.sheet());
    assertEquals(end.journal(), desk.journal());
    assertEquals(desk, desk.redo());
  }

  @Test
  void edit_afterUndo_forgetsWhatWasUndone() {
    EditorState desk = START.select(CellSelection.of(0)).write(4).undo().write(8);
    assertTrue(desk.journal().next().isEmpty());
    assertEquals(START.sheet(), desk.undo().sheet());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void text_ofAnyJournal_isReadBack(long seed) {
    EditorState desk = randomDesk(seed).undo().undo();
    String text = EditJournalCodec.write(desk.journal());
    assertEquals(desk.journal(), EditJournalCodec.read(text, desk.sheet()), "seed " + seed);
    assertTrue(StoredSheet.isJournal(text), "seed " + seed);
  }

  @Test
  void text_longerThanCanBeKept_losesTheOldestEditsOnly() {
    EditorState desk = randomDesk(9).undo();
    String whole = EditJournalCodec.write(desk.journal());
    String half = EditJournalCodec.write(desk.journal(), whole.length() / 2);
    assertTrue(half.length() <= whole.length() / 2, half);
    EditJournal left = EditJournalCodec.read(half, desk.sheet());
    int dropped = desk.journal().edits().size() - left.edits().size();
    assertEquals(
        desk.journal().edits().subList(dropped, dropped + left.edits().size()), left.edits());
    assertEquals(desk.journal().done() - dropped, left.done());
    assertTrue(left.done() > 0);
  }

  @Test
  void text_whatIsUndoneIsLongerThanCanBeKept_isEmpty() {
    EditorState desk = randomDesk(9);
    for (int i = desk.journal().done(); i > 1; i--) {
      desk = desk.undo();
    }
    assertEquals("1:0", EditJournalCodec.write(desk.journal(), 100));
  }

  @Test
  void text_ofOneDigit_isShort() {
    EditorState desk = START.select(CellSelection.of(0)).write(4);
    assertEquals("1:1;00000d", EditJournalCodec.write(desk.journal()));
  }

  @Test
  void text_ofWhatWasRevealed_isReadBackAsThat() {
    EditorState desk =
        START.revealed(START.sheet().withEntry(0, 4)).select(CellSelection.of(1)).write(8);
    String text = EditJournalCodec.write(desk.journal());
    assertEquals("1:2;!00000d;01000h", text);
    EditJournal read = EditJournalCodec.read(text, desk.sheet());
    assertEquals(desk.journal(), read);
    assertEquals(Set.of(0), read.revealed());
    int room = text.length() + LONGEST_NUMBER - 1;
    assertEquals(text, EditJournalCodec.write(desk.journal(), room));
    assertEquals(
        "1:1;01000h", EditJournalCodec.write(desk.journal(), room - 1), "no room for the mark");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1:1;!",
        "1:1;!!00000d",
        "",
        "1:",
        "1:x",
        "1:1",
        "1:-1",
        "2:0",
        "1:1;0",
        "1:1;zzzzzz",
        "1:1;00000",
        "1:0;00000d;",
        "1:1;0000??",
        "1:1;00-1-1",
        "1:99999999999",
        "1:1;00000d;00000d",
        "1:2;00000d;00000d"
      })
  void text_damaged_losesUndoOnly(String text) {
    Sheet sheet = START.select(CellSelection.of(0)).write(4).sheet();
    EditJournal journal = EditJournalCodec.read(text, sheet);
    assertTrue(journal.leadsTo(sheet));
  }

  @Test
  void text_ofAnotherSheet_isNoJournal() {
    String text = EditJournalCodec.write(START.select(CellSelection.of(0)).write(4).journal());
    assertEquals(EditJournal.EMPTY, EditJournalCodec.read(text, START.sheet()));
  }

  @Test
  void text_anyCharacterChanged_neverFails() {
    EditorState desk = randomDesk(9);
    String text = EditJournalCodec.write(desk.journal());
    Random random = new Random(9);
    for (int i = 0; i < 500; i++) {
      StringBuilder damaged = new StringBuilder(text);
      damaged.setCharAt(random.nextInt(text.length()), (char) random.nextInt(300));
      assertTrue(EditJournalCodec.read(damaged.toString(), desk.sheet()).leadsTo(desk.sheet()));
    }
  }

  private static EditorState randomDesk(long seed) {
    Random random = new Random(seed);
    EditorState desk = START;
    for (int i = 0; i < 200; i++) {
      desk = desk.select(CellSelection.of(random.nextInt(Cells.COUNT)));
      desk =
          switch (random.nextInt(7)) {
            case 0 -> desk.erase();
            case 1 -> desk.with(desk.mode().toggled(EntryMode.Toggle.NOTES));
            case 2 -> desk.with(desk.mode().toggled(EntryMode.Toggle.CANDIDATES));
            case 3 -> desk.edited(desk.sheet().asPuzzle());
            case 4 -> desk.revealed(revealed(desk.sheet(), random.nextInt(Cells.COUNT)));
            default -> desk.write(1 + random.nextInt(9));
          };
    }
    return desk;
  }

  private static Sheet revealed(Sheet sheet, int cell) {
    return SolutionFiller.cell(sheet, cell, SamplePuzzles.UNIQUE_SOLUTION);
  }
}
