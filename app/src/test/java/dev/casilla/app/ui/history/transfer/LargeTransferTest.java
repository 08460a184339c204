package dev.casilla.app.ui.history.transfer;

import static dev.casilla.app.data.TenThousandSheets.SHEETS;
import static dev.casilla.app.data.TenThousandSheets.sheet;
import static dev.casilla.app.data.TenThousandSheets.within;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.ImportResult;
import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.data.room.RoomSheetRepository;
import dev.casilla.app.data.transfer.SheetExporter;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.data.transfer.document.InMemoryDocument;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.solver.Grid;
import dev.casilla.testing.UsedMemory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/** Exports and imports ten thousand sheets with their journals. */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // not the main thread
@Category(SlowTests.class)
public final class LargeTransferTest {
  private static final int BATCH = 500;

  /** CPU time of a rare operation that shows progress. */
  private static final long MILLIS = 6_000;

  /** The memory that an import may take: a tenth of the data. */
  private static final long BYTES = 4_000_000;

  /** The journal of a puzzle with notes and corrections. */
  private static final String JOURNAL = "1:250" + ";0a000d".repeat(250);

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void tenThousand_goOutAndComeBack() throws Exception {
    HistoryRepository archive = archive("out.db");
    for (int first = 0; first < SHEETS; first += BATCH) {
      archive.insertAll(arrivals(first));
    }
    InMemoryDocument out = new InMemoryDocument("");
    int written =
        within(
            "out",
            MILLIS,
            1,
            () -> new SheetExporter(archive).write(out, SheetExporter.Format.JSON));
    assertEquals(SHEETS, written);
    InMemoryDocument in = new InMemoryDocument(out.bytes());
    HistoryRepository other = archive("in.db");
    SheetImporter inbox = new SheetImporter(other, new SheetTextParser(() -> 5));
    ImportResult result = within("in", MILLIS, 1, () -> inbox.importFrom(text -> text.read(in)));
    assertEquals(SHEETS, result.added());
    assertEquals(0, result.malformed());
    assertSame(archive, other);
  }

  @Test
  public void tenThousand_areNotInMemory() throws Exception {
    HistoryRepository archive = archive("out.db");
    archive.insertAll(arrivals(0));
    InMemoryDocument out = new InMemoryDocument("");
    new SheetExporter(archive).write(out, SheetExporter.Format.JSON);
    InMemoryDocument many = new InMemoryDocument(repeated(out.bytes(), SHEETS / BATCH));
    long before = UsedMemory.used();
    NewSheetBatch incoming = new SheetTextParser(() -> 5).read(many);
    long taken = UsedMemory.used() - before;
    System.out.printf("10,000 sheets in memory: %,d bytes%n", taken);
    assertEquals(SHEETS, incoming.count());
    assertTrue("takes " + taken + " bytes", taken < BYTES);
    incoming.close();
  }

  /** The sheets of {@code json}, repeated. */
  private static byte[] repeated(byte[] json, int times) {
    String text = new String(json, UTF_8);
    int begin = text.indexOf('[') + 1;
    int end = text.lastIndexOf(']');
    String sheets = text.substring(begin, end);
    String all = String.join(",", Collections.nCopies(times, sheets));
    String whole = text.substring(0, begin) + all + text.substring(end);
    return whole.getBytes(UTF_8);
  }

  private static void assertSame(HistoryRepository one, HistoryRepository other) {
    long after = 0;
    List<StoredSheet> batch = one.sheets(after, BATCH);
    while (!batch.isEmpty()) {
      assertEquals(content(batch), content(other.sheets(after, BATCH)));
      after = batch.get(batch.size() - 1).id();
      batch = one.sheets(after, BATCH);
    }
  }

  private static List<NewSheet> content(List<StoredSheet> sheets) {
    return sheets.stream()
        .map(
            kept ->
                new NewSheet(
                    kept.origin(),
                    kept.sheet(),
                    kept.journal(),
                    kept.createdMillis(),
                    kept.changedMillis()))
        .collect(Collectors.toList());
  }

  private HistoryRepository archive(String name) {
    return new RoomSheetRepository(context, name, () -> 1_000);
  }

  private static List<NewSheet> arrivals(int first) {
    List<NewSheet> arrivals = new ArrayList<>();
    for (int i = first; i < first + BATCH; i++) {
      arrivals.add(new NewSheet(Origin.TYPED, noted(i), JOURNAL, i, i));
    }
    return arrivals;
  }

  /** A sheet with all possible notes. */
  private static Sheet noted(int number) {
    Sheet sheet = sheet(number);
    for (int cell = 1; cell < 70; cell++) {
      sheet = sheet.digitAt(cell) == Grid.NO_DIGIT ? sheet.withNotes(cell, 3) : sheet;
    }
    return sheet;
  }
}
