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
  /** Maximum length of the number of edits. */
  private static final int LONGEST_NUMBER = 10;

  private static final EditorState START = PuzzleStates.desk(Sheet.of(SamplePuzzles.UNIQUE));

  @Test
  void undo_everyEdit_leadsBackToTheStart() {
    EditorState editor = randomDesk(7);
    for (int i = editor.journal().done(); i > 0; i--) {
      editor = editor.undo();
    }
    assertEquals(START.sheet(), editor.sheet());
    assertEquals(editor, editor.undo());
  }

  @Test
  void redo_everythingUndone_leadsToTheEndAgain() {
    EditorState end = randomDesk(8);
    EditorState editor = end;
    for (int i = end.journal().done(); i > 0; i--) {
      editor = editor.undo();
    }
    for (int i = end.journal().done(); i > 0; i--) {
      editor = editor.redo();
    }
    assertEquals(end.sheet(), editor.sheet());
    assertEquals(end.journal(), editor.journal());
    assertEquals(editor, editor.redo());
  }

  @Test
  void edit_afterUndo_forgetsWhatWasUndone() {
    EditorState editor = START.select(CellSelection.of(0)).write(4).undo().write(8);
    assertTrue(editor.journal().next().isEmpty());
    assertEquals(START.sheet(), editor.undo().sheet());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void text_ofAnyJournal_isReadBack(long seed) {
    EditorState editor = randomDesk(seed).undo().undo();
    String text = EditJournalCodec.write(editor.journal());
    assertEquals(editor.journal(), EditJournalCodec.read(text, editor.sheet()), "seed " + seed);
    assertTrue(StoredSheet.isJournal(text), "seed " + seed);
  }

  @Test
  void text_longerThanCanBeKept_losesTheOldestEditsOnly() {
    EditorState editor = randomDesk(9).undo();
    String whole = EditJournalCodec.write(editor.journal());
    String half = EditJournalCodec.write(editor.journal(), whole.length() / 2);
    assertTrue(half.length() <= whole.length() / 2, half);
    EditJournal left = EditJournalCodec.read(half, editor.sheet());
    int dropped = editor.journal().edits().size() - left.edits().size();
    assertEquals(
        editor.journal().edits().subList(dropped, dropped + left.edits().size()), left.edits());
    assertEquals(editor.journal().done() - dropped, left.done());
    assertTrue(left.done() > 0);
  }

  @Test
  void text_whatIsUndoneIsLongerThanCanBeKept_isEmpty() {
    EditorState editor = randomDesk(9);
    for (int i = editor.journal().done(); i > 1; i--) {
      editor = editor.undo();
    }
    assertEquals("1:0", EditJournalCodec.write(editor.journal(), 100));
  }

  @Test
  void text_ofOneDigit_isShort() {
    EditorState editor = START.select(CellSelection.of(0)).write(4);
    assertEquals("1:1;00000d", EditJournalCodec.write(editor.journal()));
  }

  @Test
  void text_ofWhatWasRevealed_isReadBackAsThat() {
    EditorState editor =
        START.revealed(START.sheet().withEntry(0, 4)).select(CellSelection.of(1)).write(8);
    String text = EditJournalCodec.write(editor.journal());
    assertEquals("1:2;!00000d;01000h", text);
    EditJournal read = EditJournalCodec.read(text, editor.sheet());
    assertEquals(editor.journal(), read);
    assertEquals(Set.of(0), read.revealed());
    int room = text.length() + LONGEST_NUMBER - 1;
    assertEquals(text, EditJournalCodec.write(editor.journal(), room));
    assertEquals(
        "1:1;01000h", EditJournalCodec.write(editor.journal(), room - 1), "no room for the mark");
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
    EditorState editor = randomDesk(9);
    String text = EditJournalCodec.write(editor.journal());
    Random random = new Random(9);
    for (int i = 0; i < 500; i++) {
      StringBuilder damaged = new StringBuilder(text);
      damaged.setCharAt(random.nextInt(text.length()), (char) random.nextInt(300));
      assertTrue(EditJournalCodec.read(damaged.toString(), editor.sheet()).leadsTo(editor.sheet()));
    }
  }

  private static EditorState randomDesk(long seed) {
    Random random = new Random(seed);
    EditorState editor = START;
    for (int i = 0; i < 200; i++) {
      editor = editor.select(CellSelection.of(random.nextInt(Cells.COUNT)));
      editor =
          switch (random.nextInt(7)) {
            case 0 -> editor.erase();
            case 1 -> editor.with(editor.mode().toggled(EntryMode.Toggle.NOTES));
            case 2 -> editor.with(editor.mode().toggled(EntryMode.Toggle.CANDIDATES));
            case 3 -> editor.edited(editor.sheet().asPuzzle());
            case 4 -> editor.revealed(revealed(editor.sheet(), random.nextInt(Cells.COUNT)));
            default -> editor.write(1 + random.nextInt(9));
          };
    }
    return editor;
  }

  private static Sheet revealed(Sheet sheet, int cell) {
    return SolutionFiller.cell(sheet, cell, SamplePuzzles.UNIQUE_SOLUTION);
  }
}
