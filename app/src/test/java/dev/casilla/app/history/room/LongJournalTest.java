package dev.casilla.app.history.room;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import android.content.Context;
import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.exchange.ExchangeException;
import dev.casilla.app.exchange.Inbox;
import dev.casilla.app.exchange.IncomingText;
import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/** A row is read through a window of two megabytes: what is too long for it costs undo alone. */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class LongJournalTest {
  private static final Sheet SHEET = Sheet.EMPTY.withGiven(2, 3).withEntry(0, 4).withNotes(1, 5);
  private static final String TOO_LONG = "x".repeat(2_500_000);

  /** Of three bytes each. */
  private static final String WIDE = "\u6570".repeat(1_400_000);

  private final Context context = ApplicationProvider.getApplicationContext();
  private RoomArchive archive = open();

  @Test
  public void takeIn_journalOfWideCharacters_isNoRowThatCannotBeRead() throws ExchangeException {
    String sheet = "\"givens\":\"" + SHEET.givens() + "\",\"journal\":\"" + WIDE + "\"";
    String json = "{\"casilla\":1,\"sheets\":[{" + sheet + "}]}";
    long id = new Inbox(archive, new IncomingText(() -> 5)).take(text -> text.read(json)).first();
    assertEquals(
        Optional.of(new KeptSheet(id, Origin.PASTED, Sheet.of(SHEET.givens()), "", 0, 0)),
        archive.last());
    assertEquals(1, archive.sheets(0, 10).size());
  }

  @Test
  public void takeIn_journalAsLongAsOneIsKept_canBeRead() {
    String journal = "x".repeat(KeptSheet.LONGEST_JOURNAL);
    archive.takeIn(List.of(new Arrival(Origin.SCAN, SHEET, journal, 10, 20)));
    assertEquals(journal, archive.last().get().journal());
  }

  @Test
  public void last_rowTooLargeToBeRead_losesNothingButItsJournal() {
    archive.takeIn(List.of(new Arrival(Origin.SCAN, other(1), "small", 10, 20)));
    archive.add(new Arrival(Origin.SCAN, SHEET, WIDE, 10, 20));
    archive.add(new Arrival(Origin.SCAN, other(2), TOO_LONG, 10, 20));
    archive = open();
    assertEquals(other(2), archive.last().get().sheet());
    assertEquals(
        List.of("small", "", ""),
        archive.sheets(0, 10).stream().map(KeptSheet::journal).collect(Collectors.toList()));
    assertFalse(archive.mishap().isPresent());
  }

  /**
   * What a row that is too large is refused with differs from one Android to the next: it does not
   * come to that.
   */
  @Test
  public void rowTooLargeToBeRead_isNeverAskedFor() {
    SheetDatabase database = Room.inMemoryDatabaseBuilder(context, SheetDatabase.class).build();
    try {
      SheetDao sheets = database.sheets();
      Arrival large = new Arrival(Origin.SCAN, SHEET, TOO_LONG, 10, 20);
      long sheet = sheets.insert(SheetRow.of(SheetRow.NO_ID, large, 1));
      long draft = sheets.insert(SheetRow.of(SheetRow.NO_ID, large, 2));
      sheets.keep(new DraftRow(draft, new byte[] {7}));
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

  private RoomArchive open() {
    return new RoomArchive(context, "test.db", () -> 1_000);
  }
}
