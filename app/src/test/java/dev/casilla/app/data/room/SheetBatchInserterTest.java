package dev.casilla.app.data.room;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.data.ImportResult;
import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.solver.Grid;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class SheetBatchInserterTest {
  private static final Grid GIVENS =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  private static final Sheet SHEET = Sheet.of(GIVENS).withEntry(0, 4).withNotes(1, 5);

  private final RoomSheetRepository archive =
      new RoomSheetRepository(ApplicationProvider.getApplicationContext(), "test.db", () -> 1_000);

  @Test
  public void insertAll_canceled_changesNothing() {
    long kept = archive.add(Origin.TYPED, SHEET);
    assertThrows(
        CancellationException.class,
        () ->
            archive.insertAll(
                NewSheetBatch.of(List.of(arrival(other(1)), arrival(other(2)))), () -> false));
    assertEquals(1, archive.count());
    assertEquals(kept, archive.last().get().id());
  }

  @Test
  public void insertAll_several_firstIsTheLastOneUsed() {
    ImportResult intake = archive.insertAll(Arrays.asList(arrival(SHEET), arrival(other(1))));
    assertEquals(2, intake.added());
    assertEquals(0, intake.duplicates());
    assertEquals((long) intake.ids().get(0), archive.last().get().id());
  }

  @Test
  public void insertAll_sameAgain_isKnown() {
    long id = archive.add(Origin.TYPED, SHEET);
    ImportResult intake = archive.insertAll(Arrays.asList(arrival(SHEET), arrival(other(1))));
    assertEquals(1, intake.added());
    assertEquals(id, (long) intake.ids().get(0));
    assertEquals(2, archive.count());
  }

  @Test
  public void insertAll_twiceInOneList_isKnown() {
    ImportResult intake = archive.insertAll(Arrays.asList(arrival(SHEET), arrival(SHEET)));
    assertEquals(1, intake.added());
    assertEquals(1, archive.count());
  }

  @Test
  public void insertAll_bareGivensOfAKeptSheet_areKnown() {
    long id = archive.add(Origin.TYPED, SHEET);
    assertEquals(
        new ImportResult(Collections.singletonList(id), 0, 0),
        archive.insertAll(Collections.singletonList(arrival(Sheet.of(GIVENS)))));
  }

  @Test
  public void insertAll_sameSheetLater_replacesTheEarlier() {
    NewSheet early = new NewSheet(Origin.SCAN, SHEET, "a", 10, 20);
    NewSheet late = new NewSheet(Origin.SCAN, SHEET.withEntry(1, 8), "b", 10, 30);
    long id = archive.insertAll(Collections.singletonList(early)).ids().get(0);
    assertEquals(1, archive.insertAll(Collections.singletonList(late)).added());
    assertEquals(0, archive.insertAll(Collections.singletonList(early)).added());
    assertEquals(
        Optional.of(new StoredSheet(id, Origin.SCAN, late.sheet(), "b", 10, 30)), archive.find(id));
    assertEquals(1, archive.count());
  }

  @Test
  public void insertAll_deletedBefore_isNew() {
    long id = archive.add(Origin.TYPED, SHEET);
    archive.delete(id);
    assertEquals(1, archive.insertAll(Collections.singletonList(arrival(SHEET))).added());
  }

  /** A typed sheet has no givens to recognize it by. */
  @Test
  public void insertAll_withoutGivens_comparesEntriesAndNotes() {
    Sheet typed = Sheet.EMPTY.withEntry(0, 4);
    Sheet noted = typed.withNotes(1, 5);
    archive.insertAll(Arrays.asList(arrival(typed, 10), arrival(Sheet.EMPTY, 11)));
    ImportResult again = archive.insertAll(Arrays.asList(arrival(typed, 12), arrival(noted, 12)));
    assertEquals(1, again.added());
    assertEquals(3, archive.count());
  }

  /** The later state has other entries, but the same origin time as the earlier sheet. */
  @Test
  public void insertAll_withoutGivensSameSheetLater_replacesTheEarlier() {
    Sheet typed = Sheet.EMPTY.withEntry(0, 4);
    archive.insertAll(Arrays.asList(arrival(typed, 10), arrival(typed.withEntry(1, 8), 11)));
    NewSheet later = new NewSheet(Origin.PASTED, typed.withEntry(2, 3), "", 10, 30);
    assertEquals(1, archive.insertAll(Collections.singletonList(later)).added());
    assertEquals(2, archive.count());
    assertEquals(later.sheet(), archive.find(1).get().sheet());
  }

  private static Sheet other(int digit) {
    return Sheet.EMPTY.withGiven(40, digit);
  }

  private static NewSheet arrival(Sheet sheet) {
    return arrival(sheet, 5);
  }

  private static NewSheet arrival(Sheet sheet, long millis) {
    return NewSheet.now(Origin.PASTED, sheet, millis);
  }
}
