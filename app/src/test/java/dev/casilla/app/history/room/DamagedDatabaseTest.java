package dev.casilla.app.history.room;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Mishap;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import java.io.File;
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
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/** Whatever the file is like, there is an archive, and nothing that can be read is lost. */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class DamagedDatabaseTest {
  private static final String NAME = "test.db";
  private static final int SHEETS = 200;
  private static final int FEW = 5;
  private static final int READERS = 8;
  private static final int TIMES = 30;
  private static final int PAGE = 4096;

  /** One byte each, or one that is gone. */
  private static final List<String> DAMAGES =
      List.of(
          "givens = 'x' || SUBSTR(givens, 2)",
          "entries = 'x' || SUBSTR(entries, 2)",
          "origin = 'TXPED'",
          "givens = SUBSTR(givens, 2)");

  /** All of them come upon the row that was added last. */
  private static final List<Consumer<RoomArchive>> READINGS =
      List.of(
          archive -> archive.outlines(null, SHEETS), archive -> archive.outlinesWith("9", null, 1));

  private final Context context = ApplicationProvider.getApplicationContext();
  private final File file = context.getDatabasePath(NAME);
  private long now = 1_000;

  @Test
  public void garbage_isSetAsideAndTold() throws IOException {
    byte[] garbage = new byte[10_000];
    new Random(7).nextBytes(garbage);
    write(garbage);
    assertWorks(open());
    assertEquals(Optional.of(new Mishap(0)), open().mishap());
    assertEquals(
        Arrays.toString(garbage), Arrays.toString(Files.readAllBytes(aside()[0].toPath())));
  }

  @Test
  public void noBytes_isANewDatabase() throws IOException {
    write(new byte[0]);
    assertWorks(open());
    assertEquals(Optional.empty(), open().mishap());
  }

  @Test
  public void mishap_told_isForgotten() throws IOException {
    write("no database".getBytes(UTF_8));
    RoomArchive archive = open();
    assertTrue(archive.mishap().isPresent());
    archive.forgetMishap();
    assertEquals(Optional.empty(), archive.mishap());
    assertEquals(Optional.empty(), open().mishap());
  }

  @Test
  public void truncated_keepsWhatCanBeRead() throws IOException {
    fill();
    try (RandomAccessFile cut = new RandomAccessFile(file, "rw")) {
      cut.setLength(cut.length() / 2 / PAGE * PAGE);
    }
    RoomArchive archive = open();
    assertWorks(archive);
    assertTrue(archive.mishap().isPresent());
  }

  @Test
  public void damagedInTheMiddle_keepsWhatIsBeforeAndAfter() throws IOException {
    fill();
    try (RandomAccessFile damaged = new RandomAccessFile(file, "rw")) {
      byte[] garbage = new byte[PAGE];
      new Random(7).nextBytes(garbage);
      damaged.seek(damaged.length() / 2 / PAGE * PAGE);
      damaged.write(garbage);
    }
    RoomArchive archive = open();
    List<KeptSheet> read = archive.sheets(0, SHEETS);
    int rescued = archive.mishap().get().rescued();
    assertEquals(read.size(), rescued);
    assertTrue("rescued " + rescued, rescued > SHEETS / 2 && rescued < SHEETS);
    assertEquals(givens(0), read.get(0).sheet());
    assertEquals(givens(SHEETS - 1), read.get(read.size() - 1).sheet());
    assertWorks(archive);
  }

  @Test
  public void fromTheFuture_isSetAsideAndCopied() {
    fill();
    change("PRAGMA user_version = 99");
    RoomArchive archive = open();
    assertEquals(SHEETS, archive.count());
    assertEquals(Optional.of(new Mishap(SHEETS)), archive.mishap());
    assertEquals(1, aside().length);
    assertWorks(archive);
  }

  @Test
  public void strangeTables_areSetAside() {
    change("CREATE TABLE sheet (name TEXT)", "PRAGMA user_version = 1");
    RoomArchive archive = open();
    assertEquals(Optional.of(new Mishap(0)), archive.mishap());
    assertWorks(archive);
  }

  @Test
  public void unreadableRow_losesOnlyItself() {
    for (String damage : DAMAGES) {
      for (Consumer<RoomArchive> reading : READINGS) {
        now++;
        context.deleteDatabase(NAME);
        fill(FEW);
        change("UPDATE sheet SET " + damage + " WHERE id = " + FEW);
        RoomArchive archive = open();
        reading.accept(archive);
        assertEquals(damage, FEW - 1, archive.count());
        assertEquals(damage, Optional.of(new Mishap(FEW - 1)), archive.mishap());
        archive.close();
      }
    }
  }

  @Test
  public void unreadableRow_ofAnotherVersion_losesOnlyItself() {
    fill();
    change("UPDATE sheet SET givens = 'x' WHERE id = 3", "PRAGMA user_version = 99");
    assertEquals(SHEETS - 1, open().count());
  }

  @Test
  public void damagedAgainAndAgain_fillsNoDisk() throws IOException {
    for (int i = 0; i < 6; i++) {
      now++;
      write("no database".getBytes(UTF_8));
      assertWorks(open());
    }
    assertEquals(3, aside().length);
    assertTrue(aside()[0].getPath(), aside()[0].getName().endsWith("-1004"));
  }

  @Test
  public void unreadableSheet_losesOnlyItself() {
    for (String damage : List.of("notes = 'x' || SUBSTR(notes, 2)", "entries = givens")) {
      now++;
      context.deleteDatabase(NAME);
      fill(FEW);
      change("UPDATE sheet SET " + damage + " WHERE id = " + FEW);
      RoomArchive archive = open();
      assertEquals(FEW - 1, archive.last().get().id());
      assertEquals(Optional.of(new Mishap(FEW - 1)), archive.mishap());
      archive.close();
    }
  }

  @Test
  public void rescuedSheets_keepIdsAndOrder() {
    RoomArchive before = fill(FEW);
    before.delete(2);
    before.forgetDeleted();
    before.open(1);
    before.close();
    change("UPDATE sheet SET givens = 'x' WHERE id = 3");
    RoomArchive archive = open();
    assertEquals(FEW - 2, archive.outlines(null, FEW).size());
    Sheet changed = givens(3).withEntry(1, 1);
    archive.save(4, changed, "journal");
    assertEquals(changed, archive.find(4).get().sheet());
    assertEquals(
        List.of(1L, 4L, 5L),
        archive.sheets(0, FEW).stream().map(KeptSheet::id).collect(Collectors.toList()));
    archive.delete(4);
    assertEquals(1, archive.last().get().id());
    assertEquals(FEW + 1, archive.add(Origin.TYPED, Sheet.EMPTY));
  }

  @Test
  public void lostLastSheet_hasItsIdToItself() {
    fill(FEW);
    change("UPDATE sheet SET givens = 'x' WHERE id = " + FEW);
    RoomArchive archive = open();
    assertEquals(FEW - 1, archive.last().get().id());
    archive.save(FEW, Sheet.EMPTY.withGiven(0, 1), "");
    assertEquals(FEW - 1, archive.outlines(null, FEW).size());
    assertEquals(FEW + 1, archive.add(Origin.TYPED, Sheet.EMPTY));
  }

  @Test
  public void rescuedDrafts_areDraftsStill() {
    RoomArchive archive = open();
    long draft = archive.addDraft(Origin.SCAN, givens(0), new byte[] {7});
    long lost = archive.addDraft(Origin.SCAN, givens(1), new byte[] {8});
    archive.add(Origin.TYPED, givens(2));
    archive.close();
    change(
        "UPDATE draft SET reading = 8 WHERE sheet = " + lost,
        "UPDATE sheet SET givens = SUBSTR(givens, 2) WHERE id = 3");
    assertEquals(2, archive.outlines(null, SHEETS).size());
    assertTrue(archive.mishap().isPresent());
    assertEquals("[7]", Arrays.toString(archive.draft(draft).get()));
    assertEquals(Optional.empty(), archive.draft(lost));
    assertEquals(givens(1), archive.find(lost).get().sheet());
  }

  @Test
  public void lostSheet_writtenOnByThenIsKeptAgain() {
    fill(FEW);
    RoomArchive archive = open();
    KeptSheet onTheDesk = archive.open(3).get();
    archive.close();
    change("UPDATE sheet SET givens = 'x' WHERE id = 3", "PRAGMA wal_checkpoint(TRUNCATE)");
    assertEquals(FEW - 1, archive.outlines(null, FEW).size());
    assertTrue(archive.isLost(3));
    now++;
    Sheet changed = onTheDesk.sheet().withEntry(1, 1);
    archive.save(3, changed, "journal");
    assertEquals(
        Optional.of(new KeptSheet(3, Origin.TYPED, changed, "journal", now - 1, now)),
        archive.find(3));
    assertEquals(3, archive.last().get().id());
    assertFalse(archive.isLost(3));
  }

  @Test
  public void deletedSheet_writtenOnByThenStaysDeleted() {
    fill(FEW);
    RoomArchive archive = open();
    KeptSheet onTheDesk = archive.open(3).get();
    archive.delete(3);
    archive.forgetDeleted();
    archive.save(3, onTheDesk.sheet().withEntry(1, 1), "journal");
    assertEquals(Optional.empty(), archive.find(3));
    assertFalse(archive.isLost(3));
  }

  @Test
  public void manyThreads_whileTheDatabaseIsReplaced_areAllAnswered() throws Exception {
    fill();
    change("UPDATE sheet SET notes = 'x' WHERE id = " + SHEETS);
    RoomArchive archive = open();
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
                  seen += archive.outlines(null, FEW).size();
                }
                return seen;
              }));
    }
    for (Future<Integer> answer : answers) {
      assertEquals(TIMES * FEW, (int) answer.get());
    }
    threads.shutdown();
    assertEquals(Optional.of(new Mishap(SHEETS - 1)), archive.mishap());
    assertEquals(1, aside().length);
  }

  @Test
  public void mistypedRow_isSaved() {
    for (String column : List.of("origin", "givens", "entries", "notes", "journal")) {
      now++;
      context.deleteDatabase(NAME);
      fill(FEW);
      change("UPDATE sheet SET " + column + " = CAST(" + column + " AS BLOB) WHERE id = " + FEW);
      RoomArchive archive = open();
      assertEquals(column, givens(FEW - 1), archive.last().get().sheet());
      assertEquals(column, Optional.of(new Mishap(FEW)), archive.mishap());
      archive.close();
    }
  }

  private void assertWorks(RoomArchive archive) {
    long id = archive.add(Origin.TYPED, Sheet.EMPTY);
    assertEquals(Sheet.EMPTY, archive.find(id).get().sheet());
    assertEquals(Sheet.EMPTY, open().find(id).get().sheet());
  }

  private RoomArchive fill() {
    return fill(SHEETS);
  }

  private RoomArchive fill(int sheets) {
    RoomArchive archive = open();
    for (int i = 0; i < sheets; i++) {
      archive.add(Origin.TYPED, givens(i));
    }
    // Everything into the file itself, as when the app ends; two at a time lock each other out.
    archive.close();
    change("PRAGMA wal_checkpoint(TRUNCATE)");
    return archive;
  }

  private void change(String... statements) {
    file.getParentFile().mkdirs();
    try (SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(file, null)) {
      for (String statement : statements) {
        database.rawQuery(statement, null).moveToFirst();
      }
    }
  }

  private static Sheet givens(int number) {
    return Sheet.EMPTY.withGiven(number % 81, 1 + number / 81).withGiven(80 - number % 80, 9);
  }

  private void write(byte[] bytes) throws IOException {
    file.getParentFile().mkdirs();
    Files.write(file.toPath(), bytes);
    for (String companion : new String[] {"-wal", "-shm"}) {
      Files.deleteIfExists(new File(file.getPath() + companion).toPath());
    }
  }

  private File[] aside() {
    File[] aside =
        file.getParentFile().listFiles((folder, name) -> name.matches(".*damaged-[0-9]+"));
    Arrays.sort(aside);
    return aside;
  }

  private RoomArchive open() {
    return new RoomArchive(context, NAME, () -> now);
  }
}
