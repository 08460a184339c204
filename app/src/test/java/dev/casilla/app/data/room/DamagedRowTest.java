package dev.casilla.app.data.room;

import static dev.casilla.app.data.room.DatabaseFileFixture.givens;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/** For every kind of damaged row, the other rows and the sheet on screen are kept. */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class DamagedRowTest {
  private static final int SHEETS = 200;
  private static final int FEW = 5;

  /** Updates that change one byte of a value, or remove it. */
  private static final List<String> DAMAGES =
      List.of(
          "givens = 'x' || SUBSTR(givens, 2)",
          "entries = 'x' || SUBSTR(entries, 2)",
          "origin = 'TXPED'",
          "givens = SUBSTR(givens, 2)");

  /** Queries that read the row that was added last. */
  private static final List<Consumer<RoomSheetRepository>> READINGS =
      List.of(
          archive -> archive.summaries(null, SHEETS),
          archive -> archive.summariesContaining("9", null, 1));

  private final DatabaseFileFixture disk = new DatabaseFileFixture();

  @Test
  public void unreadableRow_losesOnlyItself() {
    for (String damage : DAMAGES) {
      for (Consumer<RoomSheetRepository> reading : READINGS) {
        disk.delete();
        disk.fill(FEW);
        disk.change("UPDATE sheet SET " + damage + " WHERE id = " + FEW);
        RoomSheetRepository archive = disk.open();
        reading.accept(archive);
        assertEquals(damage, FEW - 1, archive.count());
        assertEquals(damage, Optional.of(new DatabaseDamage(FEW - 1)), archive.databaseDamage());
        archive.close();
      }
    }
  }

  @Test
  public void unreadableRow_ofAnotherVersion_losesOnlyItself() {
    disk.fill(SHEETS);
    disk.change("UPDATE sheet SET givens = 'x' WHERE id = 3", "PRAGMA user_version = 99");
    assertEquals(SHEETS - 1, disk.open().count());
  }

  @Test
  public void unreadableSheet_losesOnlyItself() {
    for (String damage : List.of("notes = 'x' || SUBSTR(notes, 2)", "entries = givens")) {
      disk.delete();
      disk.fill(FEW);
      disk.change("UPDATE sheet SET " + damage + " WHERE id = " + FEW);
      RoomSheetRepository archive = disk.open();
      assertEquals(FEW - 1, archive.last().get().id());
      assertEquals(Optional.of(new DatabaseDamage(FEW - 1)), archive.databaseDamage());
      archive.close();
    }
  }

  @Test
  public void rescuedSheets_keepIdsAndOrder() {
    RoomSheetRepository before = disk.fill(FEW);
    before.delete(2);
    before.purgeDeletedExcept(Collections.emptyList());
    before.open(1);
    before.close();
    disk.change("UPDATE sheet SET givens = 'x' WHERE id = 3");
    RoomSheetRepository archive = disk.open();
    assertEquals(FEW - 2, archive.summaries(null, FEW).size());
    Sheet changed = givens(3).withEntry(1, 1);
    archive.save(4, changed, "journal", disk.now);
    assertEquals(changed, archive.find(4).get().sheet());
    assertEquals(
        List.of(1L, 4L, 5L),
        archive.sheets(0, FEW).stream().map(StoredSheet::id).collect(Collectors.toList()));
    archive.delete(4);
    assertEquals(1, archive.last().get().id());
    assertEquals(FEW + 1, archive.add(Origin.TYPED, Sheet.EMPTY));
  }

  @Test
  public void lostLastSheet_hasItsIdToItself() {
    disk.fill(FEW);
    disk.change("UPDATE sheet SET givens = 'x' WHERE id = " + FEW);
    RoomSheetRepository archive = disk.open();
    assertEquals(FEW - 1, archive.last().get().id());
    archive.save(FEW, Sheet.EMPTY.withGiven(0, 1), "", disk.now);
    assertEquals(FEW - 1, archive.summaries(null, FEW).size());
    assertEquals(FEW + 1, archive.add(Origin.TYPED, Sheet.EMPTY));
  }

  @Test
  public void rescuedDrafts_areDraftsStill() {
    RoomSheetRepository archive = disk.open();
    long draft = archive.addDraft(Origin.SCAN, givens(0), new byte[] {7});
    long lost = archive.addDraft(Origin.SCAN, givens(1), new byte[] {8});
    archive.add(Origin.TYPED, givens(2));
    archive.close();
    disk.change(
        "UPDATE draft SET reading = 8 WHERE sheet = " + lost,
        "UPDATE sheet SET givens = SUBSTR(givens, 2) WHERE id = 3");
    assertEquals(2, archive.summaries(null, SHEETS).size());
    assertTrue(archive.databaseDamage().isPresent());
    assertEquals("[7]", Arrays.toString(archive.draft(draft).get()));
    assertEquals(Optional.empty(), archive.draft(lost));
    assertEquals(givens(1), archive.find(lost).get().sheet());
  }

  @Test
  public void deletedSheet_writtenOnByThenStaysDeleted() {
    disk.fill(FEW);
    RoomSheetRepository archive = disk.open();
    StoredSheet onTheDesk = archive.open(3).get();
    archive.delete(3);
    archive.purgeDeletedExcept(Collections.emptyList());
    archive.save(3, onTheDesk.sheet().withEntry(1, 1), "journal", disk.now);
    assertEquals(Optional.empty(), archive.find(3));
  }

  @Test
  public void rowTooLargeToBeRead_isSavedFromADamagedFile() {
    RoomSheetRepository archive = disk.open();
    archive.add(new NewSheet(Origin.SCAN, givens(0), "x".repeat(2_500_000), 10, 20));
    archive.add(Origin.TYPED, givens(1));
    archive.close();
    disk.change("UPDATE sheet SET givens = 'x' WHERE id = 2");
    assertEquals(1, archive.summaries(null, SHEETS).size());
    assertEquals(givens(0), archive.last().get().sheet());
    assertEquals("", archive.last().get().journal());
  }

  @Test
  public void mistypedRow_isSaved() {
    for (String column : List.of("origin", "givens", "entries", "notes", "journal")) {
      disk.delete();
      disk.fill(FEW);
      disk.change(
          "UPDATE sheet SET " + column + " = CAST(" + column + " AS BLOB) WHERE id = " + FEW);
      RoomSheetRepository archive = disk.open();
      assertEquals(column, givens(FEW - 1), archive.last().get().sheet());
      assertEquals(column, Optional.of(new DatabaseDamage(FEW)), archive.databaseDamage());
      archive.close();
    }
  }
}
