package dev.casilla.app.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.history.room.RoomArchive;
import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/** Ten thousand sheets are no slower to look at than ten. */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class LargeHistoryTest {
  private static final int SHEETS = 10_000;

  /** Far above what was measured, far below what reading everything takes on a phone. */
  private static final long PAGE_MILLIS = 300;

  private static final long EVERYTHING_MILLIS = 10_000;

  private final Context context = ApplicationProvider.getApplicationContext();
  private final Archive archive = new RoomArchive(context, "large.db", () -> 1_000);
  private final Spoken words = new HistoryWords(context.getResources(), System::currentTimeMillis);

  @Test
  public void tenThousand_pageAndSearch_areFast() {
    List<Arrival> arrivals = new ArrayList<>();
    for (int i = 0; i < SHEETS; i++) {
      arrivals.add(new Arrival(Origin.TYPED, sheet(i), "journal", i, i));
    }
    archive.takeIn(arrivals);
    Listing first = within("first page", PAGE_MILLIS, () -> read("", 60));
    assertEquals(60, first.outlines().size());
    assertTrue(first.more());
    Listing found = within("rare cells", EVERYTHING_MILLIS, () -> read(cells(0), 60));
    assertEquals(1, found.outlines().size());
    within("no such word", EVERYTHING_MILLIS, () -> read("nowhere", 60));
  }

  private Listing read(String text, int most) {
    return Listing.read(archive, new Search(text, words), null, most, () -> false);
  }

  private static String cells(int number) {
    return sheet(number).givens().toString();
  }

  /** All different, and like real ones. */
  private static Sheet sheet(int number) {
    Grid givens =
        Grid.parse(
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9"
                + String.format(Locale.ROOT, "%09d", number));
    return Sheet.of(givens).withEntry(0, 4).withNotes(1, 3);
  }

  private static <T> T within(String what, long millis, Supplier<T> work) {
    long begin = System.nanoTime();
    T result = work.get();
    long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
    System.out.println("10,000 sheets, " + what + ": " + took + " ms");
    assertTrue(what + " took " + took + " ms", took <= millis);
    return result;
  }
}
