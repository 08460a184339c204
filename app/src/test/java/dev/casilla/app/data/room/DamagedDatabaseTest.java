package dev.casilla.app.data.room;

import static dev.casilla.app.data.room.DatabaseFileFixture.givens;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/** For every kind of damage the app has a working database with all sheets that can be read. */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class DamagedDatabaseTest {
  private static final int SHEETS = 200;
  private static final int FEW = 5;
  private static final int READERS = 8;
  private static final int TIMES = 30;
  private static final int PAGE = 4096;

  private final DatabaseFileFixture disk = new DatabaseFileFixture();

  @Test
  public void garbage_isSetAsideAndTold() throws IOException {
    byte[] garbage = new byte[10_000];
    new Random(7).nextBytes(garbage);
    disk.write(garbage);
    assertWorks(disk.open());
    assertEquals(Optional.of(new DatabaseDamage(0)), disk.open().databaseDamage());
    assertEquals(
        Arrays.toString(garbage), Arrays.toString(Files.readAllBytes(disk.aside()[0].toPath())));
  }

  @Test
  public void noBytes_isANewDatabase() throws IOException {
    disk.write(new byte[0]);
    assertWorks(disk.open());
    assertEquals(Optional.empty(), disk.open().databaseDamage());
  }

  @Test
  public void mishap_told_isForgotten() throws IOException {
    disk.write("no database".getBytes(UTF_8));
    RoomSheetRepository archive = disk.open();
    assertTrue(archive.databaseDamage().isPresent());
    archive.dismissDatabaseDamage();
    assertEquals(Optional.empty(), archive.databaseDamage());
    assertEquals(Optional.empty(), disk.open().databaseDamage());
  }

  @Test
  public void truncated_keepsWhatCanBeRead() throws IOException {
    disk.fill(SHEETS);
    try (RandomAccessFile cut = new RandomAccessFile(disk.file, "rw")) {
      cut.setLength(cut.length() / 2 / PAGE * PAGE);
    }
    RoomSheetRepository archive = disk.open();
    assertWorks(archive);
    assertTrue(archive.databaseDamage().isPresent());
  }

  @Test
  public void damagedInTheMiddle_keepsWhatIsBeforeAndAfter() throws IOException {
    disk.fill(SHEETS);
    try (RandomAccessFile damaged = new RandomAccessFile(disk.file, "rw")) {
      byte[] garbage = new byte[PAGE];
      new Random(7).nextBytes(garbage);
      damaged.seek(damaged.length() / 2 / PAGE * PAGE);
      damaged.write(garbage);
    }
    RoomSheetRepository archive = disk.open();
    List<StoredSheet> read = archive.sheets(0, SHEETS);
    int rescued = archive.databaseDamage().get().rescued();
    assertEquals(read.size(), rescued);
    assertTrue("rescued " + rescued, rescued > SHEETS / 2 && rescued < SHEETS);
    assertEquals(givens(0), read.get(0).sheet());
    assertEquals(givens(SHEETS - 1), read.get(read.size() - 1).sheet());
    assertWorks(archive);
  }

  @Test
  public void fromTheFuture_isSetAsideAndCopied() {
    disk.fill(SHEETS);
    disk.change("PRAGMA user_version = 99");
    RoomSheetRepository archive = disk.open();
    assertEquals(SHEETS, archive.count());
    assertEquals(Optional.of(new DatabaseDamage(SHEETS)), archive.databaseDamage());
    assertEquals(1, disk.aside().length);
    assertWorks(archive);
  }

  @Test
  public void strangeTables_areSetAside() {
    for (int version = 1; version <= SheetDatabase.VERSION; version++) {
      disk.delete();
      disk.change("CREATE TABLE sheet (name TEXT)", "PRAGMA user_version = " + version);
      RoomSheetRepository archive = disk.open();
      assertEquals(Optional.of(new DatabaseDamage(0)), archive.databaseDamage());
      assertWorks(archive);
      archive.close();
    }
  }

  @Test
  public void damagedAgainAndAgain_fillsNoDisk() throws IOException {
    for (int i = 0; i < 6; i++) {
      disk.now++;
      disk.write("no database".getBytes(UTF_8));
      assertWorks(disk.open());
    }
    assertEquals(3, disk.aside().length);
    assertTrue(disk.aside()[0].getPath(), disk.aside()[0].getName().endsWith("-1004"));
  }

  @Test
  public void manyThreads_whileTheDatabaseIsReplaced_areAllAnswered() throws Exception {
    disk.fill(SHEETS);
    disk.change("UPDATE sheet SET notes = 'x' WHERE id = " + SHEETS);
    RoomSheetRepository archive = disk.open();
    ExecutorService threads = Executors.newFixedThreadPool(READERS);
    List<Future<Integer>> answers = new ArrayList<>();
    for (int reader = 0; reader < READERS; reader++) {
      boolean findsTheDamage = reader == READERS / 2;
      answers.add(
          threads.submit(
              () -> {
                if (findsTheDamage) {
                  archive.last();
                }
                int seen = 0;
                for (int time = 0; time < TIMES; time++) {
                  seen += archive.summaries(null, FEW).size();
                }
                return seen;
              }));
    }
    for (Future<Integer> answer : answers) {
      assertEquals(TIMES * FEW, (int) answer.get());
    }
    threads.shutdown();
    assertEquals(Optional.of(new DatabaseDamage(SHEETS - 1)), archive.databaseDamage());
    assertEquals(1, disk.aside().length);
  }

  private void assertWorks(RoomSheetRepository archive) {
    long id = archive.add(Origin.TYPED, Sheet.EMPTY);
    assertEquals(Sheet.EMPTY, archive.find(id).get().sheet());
    assertEquals(Sheet.EMPTY, disk.open().find(id).get().sheet());
  }
}
