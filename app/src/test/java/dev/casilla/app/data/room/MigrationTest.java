package dev.casilla.app.data.room;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.LooperMode;

/** A database of every earlier version can be opened and keeps its content. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class MigrationTest {
  private static final String NAME = "test.db";
  private static final Sheet SHEET = Sheet.EMPTY.withGiven(2, 3).withEntry(0, 4).withNotes(1, 5);

  private final int version;

  public MigrationTest(int version) {
    this.version = version;
  }

  @Parameters(name = "version {0}")
  public static List<Object[]> versions() {
    return IntStream.rangeClosed(1, SheetDatabase.VERSION)
        .mapToObj(version -> new Object[] {version})
        .collect(Collectors.toList());
  }

  @Test
  public void database_ofThisVersion_isOpenedAndReadAsItWas() throws Exception {
    Context context = ApplicationProvider.getApplicationContext();
    CommittedSchema.of(version)
        .make(
            context.getDatabasePath(NAME),
            "INSERT INTO sheet (origin, givens, entries, notes, journal, created, changed, used,"
                + " deleted)"
                + " VALUES ('SCAN', '"
                + SHEET.givens()
                + "', '"
                + SHEET.entries()
                + "', '"
                + SHEET.encode().substring(162)
                + "', 'journal', 10, 20, 30, 0)",
            "UPDATE sqlite_sequence SET seq = 7 WHERE name = 'sheet'");
    RoomSheetRepository archive = new RoomSheetRepository(context, NAME, () -> 1_000);
    assertEquals("taken for damaged", Optional.empty(), archive.databaseDamage());
    assertEquals(
        Optional.of(new StoredSheet(1, Origin.SCAN, SHEET, "journal", 10, 20)), archive.last());
    assertEquals(Grid.EMPTY.with(2, 3), archive.summaries(null, 1).get(0).givens());
    assertFalse(archive.summaries(null, 1).get(0).isDraft());
    long draft = archive.addDraft(Origin.SCAN, SHEET, new byte[] {7});
    assertArrayEquals(new byte[] {7}, archive.draft(draft).get());
    assertEquals("an id that was given before", 8, draft);
  }
}
