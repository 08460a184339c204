package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.model.Edit;
import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.session.PendingWrites.SavedWrite;
import dev.casilla.solver.Cells;
import dev.casilla.testing.CpuTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What it takes to save what the store has not got, and to read it: on the main thread. */
final class SavedPendingWritesTest {
  private static final double MOST_MILLIS = 2;

  private static final int MOST_SHEETS = 50;
  private static final PendingSheet LONG = written(20_000);

  private final SavedStateHandle saved = new SavedStateHandle();
  private final SavedPendingWrites unkept = new SavedPendingWrites(saved);

  @Test
  void sheets_oneWrittenOnForYears_isReadAndWrittenInNoTime() {
    List<SavedWrite> sheets = sheets(1);
    unkept.setSheets(sheets);
    check("read one", unkept::sheets);
    check("write one", () -> unkept.setSheets(sheets));
  }

  @Test
  void sheets_many_areReadInNoTime() {
    unkept.setSheets(sheets(MOST_SHEETS));
    check("read many", unkept::sheets);
  }

  @Test
  void sheets_many_takeNoMoreRoomThanATextAndKeepWhatWasDoneLast() {
    unkept.setSheets(sheets(MOST_SHEETS));
    String[] texts = saved.get("unwritten");
    int room = Arrays.stream(texts).mapToInt(String::length).sum();
    assertTrue(room <= SavedPendingWrites.LONGEST, room + " characters");
    for (SavedWrite left : unkept.sheets()) {
      assertEquals(LONG.sheet(), left.draft().sheet());
      assertEquals(LONG.journal().last(), left.draft().journal().last());
    }
  }

  /** Casilla was updated while it was away. */
  @Test
  void sheets_asAFormerVersionWroteThem_areRead() {
    PendingSheet draft = written(3);
    String journal = EditJournalCodec.write(draft.journal());
    saved.set("unwritten", new String[] {"7 true 1000 " + draft.sheet().encode() + " " + journal});
    assertEquals(List.of(new SavedWrite(7, true, 1000, draft)), unkept.sheets());
  }

  @Test
  void sheets_thatMakeNoSense_areLeftOut() {
    PendingSheet draft = written(3);
    unkept.setSheets(List.of(new SavedWrite(7, true, 1000, draft)));
    String[] texts = saved.get("unwritten");
    String fine = texts[0];
    String sheet = draft.sheet().encode();
    saved.set(
        "unwritten",
        new String[] {
          "", "7", "7 true 1000 " + sheet, "x true 1000 " + sheet + " ", "7 true 1000 x ", fine,
        });
    assertEquals(List.of(new SavedWrite(7, true, 1000, draft)), unkept.sheets());
  }

  private static void check(String name, Runnable work) {
    double millis = CpuTime.millis(work);
    System.out.printf("main thread, unkept, %s: %.2f ms%n", name, millis);
    assertTrue(millis < MOST_MILLIS, name + ": " + millis + " ms");
  }

  private static List<SavedWrite> sheets(int count) {
    return Collections.nCopies(count, new SavedWrite(1, true, 1, LONG));
  }

  /** A sheet after {@code count} edits in one cell after the other. */
  private static PendingSheet written(int count) {
    Sheet sheet = Sheet.of(SamplePuzzles.UNIQUE);
    List<Edit> edits = new ArrayList<>();
    int cell = 0;
    while (edits.size() < count) {
      cell = (cell + 1) % Cells.COUNT;
      if (!sheet.isGivenAt(cell)) {
        Sheet next = sheet.withEntry(cell, 1 + sheet.digitAt(cell) % 9);
        edits.add(Edit.between(sheet, next, Edit.Author.PERSON));
        sheet = next;
      }
    }
    return new PendingSheet(sheet, new EditJournal(edits, edits.size()));
  }
}
