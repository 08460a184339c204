package dev.casilla.app.data.room;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import android.content.Context;
import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/** A cursor window holds 2 MB. A journal that does not fit is dropped, and only undo is lost. */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class LongJournalTest {
  private static final Sheet SHEET = Sheet.EMPTY.withGiven(2, 3).withEntry(0, 4).withNotes(1, 5);
  private static final String TOO_LONG = "x".repeat(2_500_000);

  /** Characters of three bytes. */
  private static final String WIDE = "\u6570".repeat(1_400_000);

  private final Context context = ApplicationProvider.getApplicationContext();
  private RoomSheetRepository archive = open();

  @Test
  public void insertAll_journalOfWideCharacters_isReadable() throws TransferException {
    String sheet = "\"givens\":\"" + SHEET.givens() + "\",\"journal\":\"" + WIDE + "\"";
    String json = "{\"casilla\":1,\"sheets\":[{" + sheet + "}]}";
    long id =
        new SheetImporter(archive, new SheetTextParser(() -> 5))
            .importFrom(text -> text.read(json))
            .first();
    assertEquals(
        Optional.of(new StoredSheet(id, Origin.PASTED, Sheet.of(SHEET.givens()), "", 0, 0)),
        archive.last());
    assertEquals(1, archive.sheets(0, 10).size());
  }

  @Test
  public void insertAll_longestJournal_isReadable() {
    String journal = "x".repeat(StoredSheet.LONGEST_JOURNAL);
    archive.insertAll(List.of(new NewSheet(Origin.SCAN, SHEET, journal, 10, 20)));
    assertEquals(journal, archive.last().get().journal());
  }

  @Test
  public void last_rowTooLargeToBeRead_losesNothingButItsJournal() {
    archive.insertAll(List.of(new NewSheet(Origin.SCAN, other(1), "small", 10, 20)));
    archive.add(new NewSheet(Origin.SCAN, SHEET, WIDE, 10, 20));
    archive.add(new NewSheet(Origin.SCAN, other(2), TOO_LONG, 10, 20));
    archive = open();
    assertEquals(other(2), archive.last().get().sheet());
    assertEquals(
        List.of("small", "", ""),
        archive.sheets(0, 10).stream().map(StoredSheet::journal).collect(Collectors.toList()));
    assertFalse(archive.databaseDamage().isPresent());
  }

  /**
   * The exception for a row that is too large depends on the Android version, so such a row is
   * never read.
   */
  @Test
  public void rowTooLargeToBeRead_isNeverRead() {
    SheetDatabase database = Room.inMemoryDatabaseBuilder(context, SheetDatabase.class).build();
    try {
      SheetDao sheets = database.sheets();
      NewSheet large = new NewSheet(Origin.SCAN, SHEET, TOO_LONG, 10, 20);
      long sheet = sheets.insert(SheetRow.of(SheetRow.NO_ID, large, 1));
      long draft = sheets.insert(SheetRow.of(SheetRow.NO_ID, large, 2));
      sheets.insertOrReplace(new DraftRow(draft, new byte[] {7}));
      assertEquals("", Objects.requireNonNull(sheets.find(sheet)).journal);
      assertEquals(sheet, Objects.requireNonNull(sheets.last()).id);
      assertEquals(draft, Objects.requireNonNull(sheets.lastDraft()).id);
      assertEquals(2, sheets.sheets(0, 10).size());
    } finally {
      database.close();
    }
  }

  private static Sheet other(int digit) {
    return Sheet.EMPTY.withGiven(40, digit);
  }

  private RoomSheetRepository open() {
    return new RoomSheetRepository(context, "test.db", () -> 1_000);
  }
}
