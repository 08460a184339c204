package dev.casilla.app.ui.history.list;

import static dev.casilla.app.data.TenThousandSheets.SHEETS;
import static dev.casilla.app.data.TenThousandSheets.sheet;
import static dev.casilla.app.data.TenThousandSheets.within;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.ImportResult;
import dev.casilla.app.data.TenThousandSheets;
import dev.casilla.app.data.room.RoomSheetRepository;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.history.HistorySearch;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/**
 * Ten thousand sheets. Limits apply to the thread's CPU time, because other work shares the
 * machine.
 */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // not the main thread
@Category(SlowTests.class)
public final class LargeHistoryTest {
  /** Loading a page while the list scrolls. */
  private static final long PAGE_MILLIS = 100;

  /** Searching a pasted grid string. */
  private static final long CELLS_MILLIS = 200;

  /** Searching words formats every row; it is cancellable and shows progress. */
  private static final long WORDS_MILLIS = 1_000;

  /** Importing ten thousand puzzles; rare, and shows progress. */
  private static final long TAKING_IN_MILLIS = 6_000;

  /** The best of several runs, because the first ones are not compiled yet. */
  private static final int TRIES = 5;

  /** The journal of a solved puzzle. */
  private static final String JOURNAL = "7".repeat(600);

  private final Context context = ApplicationProvider.getApplicationContext();
  private final HistoryRepository archive =
      new RoomSheetRepository(context, "large.db", () -> 1_000);
  private final SheetTextFormatter words =
      new SheetTextFormatter(context.getResources(), System::currentTimeMillis);

  @Test
  public void tenThousand_areTakenInAndFoundFast() throws Exception {
    List<NewSheet> arrivals = arrivals(TenThousandSheets::sheet);
    ImportResult intake =
        within("taking in", TAKING_IN_MILLIS, 1, () -> archive.insertAll(arrivals));
    assertEquals(SHEETS, intake.added());
    ImportResult again =
        within("taking in again", TAKING_IN_MILLIS, 1, () -> archive.insertAll(arrivals));
    assertEquals(SHEETS, again.duplicates());
    HistorySearch.Page first = within("first page", PAGE_MILLIS, TRIES, () -> read("", 60));
    assertEquals(60, first.outlines().size());
    assertTrue(first.more());
    HistorySearch.Page found =
        within("a whole grid", CELLS_MILLIS, TRIES, () -> read(cells(0), 60));
    assertEquals(1, found.outlines().size());
    HistorySearch.Page filledIn =
        within("cells filled in", CELLS_MILLIS, TRIES, () -> read("4.3.2.6", 60));
    assertEquals(60, filledIn.outlines().size());
    HistorySearch.Page nothing =
        within("no such cells", CELLS_MILLIS, TRIES, () -> read("123456789", 60));
    assertEquals(0, nothing.outlines().size());
    within("no such word", WORDS_MILLIS, TRIES, () -> read("nowhere", 60));
  }

  /** Typed sheets without givens, which cannot be told apart by their givens. */
  @Test
  public void tenThousandWithoutGivens_areTakenInFast() throws Exception {
    List<NewSheet> arrivals = arrivals(number -> typed(sheet(number)));
    ImportResult intake = within("typed", TAKING_IN_MILLIS, 1, () -> archive.insertAll(arrivals));
    assertEquals(SHEETS, intake.added());
    ImportResult again =
        within("typed, again", TAKING_IN_MILLIS, 1, () -> archive.insertAll(arrivals));
    assertEquals(SHEETS, again.duplicates());
  }

  private static List<NewSheet> arrivals(IntFunction<Sheet> sheets) {
    List<NewSheet> arrivals = new ArrayList<>();
    for (int i = 0; i < SHEETS; i++) {
      long changed = i * TimeUnit.HOURS.toMillis(7);
      arrivals.add(new NewSheet(Origin.TYPED, sheets.apply(i), JOURNAL, changed, changed));
    }
    return arrivals;
  }

  private static Sheet typed(Sheet sheet) {
    Sheet typed = Sheet.EMPTY;
    for (int cell : sheet.digits().filled()) {
      typed = typed.withEntry(cell, sheet.digitAt(cell));
    }
    return typed;
  }

  private HistorySearch.Page read(String text, int most) {
    return new HistorySearch(text, words::words).read(archive, null, most, () -> false);
  }

  private static String cells(int number) {
    return sheet(number).givens().toString();
  }
}
