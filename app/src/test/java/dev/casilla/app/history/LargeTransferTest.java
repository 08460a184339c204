package dev.casilla.app.history;

import static dev.casilla.app.history.TenThousand.SHEETS;
import static dev.casilla.app.history.TenThousand.sheet;
import static dev.casilla.app.history.TenThousand.within;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.exchange.Delivery;
import dev.casilla.app.exchange.DocumentInMemory;
import dev.casilla.app.exchange.Inbox;
import dev.casilla.app.exchange.Incoming;
import dev.casilla.app.exchange.IncomingText;
import dev.casilla.app.exchange.Outgoing;
import dev.casilla.app.history.room.RoomArchive;
import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import dev.casilla.testing.UsedMemory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/** Ten thousand sheets go out and come back, with how each came to be. */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class LargeTransferTest {
  private static final int BATCH = 500;

  /** Of the thread's own time, with progress, and rarely. */
  private static final long MILLIS = 6_000;

  /** Of what is being taken in, so much is in memory: all of it is ten times that. */
  private static final long BYTES = 4_000_000;

  /** Of a puzzle that was filled in, noted and corrected. */
  private static final String JOURNAL = "1:250" + ";0a000d".repeat(250);

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void tenThousand_goOutAndComeBack() throws Exception {
    Archive archive = archive("out.db");
    for (int first = 0; first < SHEETS; first += BATCH) {
      archive.takeIn(arrivals(first));
    }
    DocumentInMemory out = new DocumentInMemory("");
    int written =
        within("out", MILLIS, 1, () -> new Outgoing(archive).write(out, Outgoing.Form.JSON));
    assertEquals(SHEETS, written);
    DocumentInMemory in = new DocumentInMemory(out.bytes());
    Archive other = archive("in.db");
    Inbox inbox = new Inbox(other, new IncomingText(() -> 5));
    Delivery delivery = within("in", MILLIS, 1, () -> inbox.take(text -> text.read(in)));
    assertEquals(SHEETS, delivery.intake().added());
    assertEquals(0, delivery.malformed());
    assertSame(archive, other);
  }

  @Test
  public void tenThousand_areNotInMemory() throws Exception {
    Archive archive = archive("out.db");
    archive.takeIn(arrivals(0));
    DocumentInMemory out = new DocumentInMemory("");
    new Outgoing(archive).write(out, Outgoing.Form.JSON);
    DocumentInMemory many = new DocumentInMemory(repeated(out.bytes(), SHEETS / BATCH));
    long before = UsedMemory.used();
    Incoming incoming = new IncomingText(() -> 5).read(many);
    long taken = UsedMemory.used() - before;
    System.out.printf("10,000 sheets in memory: %,d bytes%n", taken);
    assertEquals(SHEETS, incoming.arrivals().count());
    assertTrue("takes " + taken + " bytes", taken < BYTES);
    incoming.arrivals().close();
  }

  /** All sheets of {@code json}, so many times over. */
  private static byte[] repeated(byte[] json, int times) {
    String text = new String(json, UTF_8);
    int begin = text.indexOf('[') + 1;
    int end = text.lastIndexOf(']');
    String sheets = text.substring(begin, end);
    String all = String.join(",", Collections.nCopies(times, sheets));
    String whole = text.substring(0, begin) + all + text.substring(end);
    return whole.getBytes(UTF_8);
  }

  private static void assertSame(Archive one, Archive other) {
    long after = 0;
    List<KeptSheet> batch = one.sheets(after, BATCH);
    while (!batch.isEmpty()) {
      assertEquals(content(batch), content(other.sheets(after, BATCH)));
      after = batch.get(batch.size() - 1).id();
      batch = one.sheets(after, BATCH);
    }
  }

  private static List<Arrival> content(List<KeptSheet> sheets) {
    return sheets.stream()
        .map(
            kept ->
                new Arrival(
                    kept.origin(),
                    kept.sheet(),
                    kept.journal(),
                    kept.createdMillis(),
                    kept.changedMillis()))
        .collect(Collectors.toList());
  }

  private Archive archive(String name) {
    return new RoomArchive(context, name, () -> 1_000);
  }

  private static List<Arrival> arrivals(int first) {
    List<Arrival> arrivals = new ArrayList<>();
    for (int i = first; i < first + BATCH; i++) {
      arrivals.add(new Arrival(Origin.TYPED, noted(i), JOURNAL, i, i));
    }
    return arrivals;
  }

  /** With all notes that a person may make. */
  private static Sheet noted(int number) {
    Sheet sheet = sheet(number);
    for (int cell = 1; cell < 70; cell++) {
      sheet = sheet.digitAt(cell) == Grid.NO_DIGIT ? sheet.withNotes(cell, 3) : sheet;
    }
    return sheet;
  }
}
