package dev.casilla.app.data.room;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteFullException;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/**
 * Recovery can be interrupted by process death or a disk failure at any step. It loses nothing and
 * can be repeated.
 */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class InterruptedRecoveryTest {
  private static final int SHEETS = 5;

  private final DatabaseFileFixture disk = new DatabaseFileFixture();
  private final File file = disk.file;
  private final File successor = new File(file.getPath() + ".new");

  @Test
  public void halfMadeSuccessor_isMadeAnew() throws IOException {
    disk.fill(SHEETS);
    damageOne();
    Files.writeString(successor.toPath(), "half a database");
    Files.writeString(beside(successor, "-journal").toPath(), "half a journal");
    assertRescued();
  }

  @Test
  public void setAsideWithoutAnybodyInPlace_isSucceeded() throws IOException {
    disk.fill(SHEETS);
    Files.move(file.toPath(), successor.toPath());
    Files.writeString(beside(file, "-wal").toPath(), "of the one that was set aside");
    RoomSheetRepository archive = disk.open();
    assertEquals(SHEETS, archive.count());
    assertFalse(successor.exists());
    archive.add(Origin.TYPED, Sheet.EMPTY);
    assertEquals(Optional.empty(), archive.databaseDamage());
  }

  @Test
  public void noPlaceForASuccessor_isToldAndLosesNothing() throws IOException {
    disk.fill(SHEETS);
    damageOne();
    File obstacle = new File(successor, "obstacle");
    assertTrue(obstacle.mkdirs());
    RoomSheetRepository archive = disk.open();
    for (int i = 0; i < 2; i++) {
      assertThrows(StorageException.class, archive::last);
      assertTrue(file.exists());
    }
    assertTrue(obstacle.delete());
    assertEquals(SHEETS - 1, archive.last().get().id());
    archive.close();
    assertRescued();
  }

  @Test
  public void successor_leavesNothingBehind() {
    disk.fill(SHEETS);
    damageOne();
    assertRescued();
    String[] left = file.getParentFile().list((folder, name) -> name.contains(".new"));
    assertEquals(List.of(), List.of(left));
  }

  @Test
  public void fullDiskAfterARescue_isAStorageException() {
    disk.fill(SHEETS);
    Deque<RuntimeException> troubles =
        new ArrayDeque<>(
            List.of(new SQLiteDatabaseCorruptException(), new SQLiteFullException("full")));
    RecoveringDatabase database = disk.database();
    assertThrows(
        StorageException.class,
        () ->
            database.call(
                sheets -> {
                  throw troubles.remove();
                }));
    assertEquals(0, troubles.size());
    assertEquals(SHEETS, (int) database.call(SheetDao::count));
  }

  @Test
  public void damageAgainAfterARescue_isAStorageException() {
    RecoveringDatabase database = disk.database();
    assertThrows(
        StorageException.class,
        () ->
            database.call(
                sheets -> {
                  throw new DamagedRowException("always");
                }));
  }

  private void assertRescued() {
    RoomSheetRepository archive = disk.open();
    assertEquals(SHEETS - 1, archive.last().get().id());
    assertEquals(SHEETS - 1, archive.count());
    assertEquals(Optional.of(new DatabaseDamage(SHEETS - 1)), archive.databaseDamage());
    archive.close();
    assertEquals(SHEETS - 1, disk.open().count());
  }

  private void damageOne() {
    disk.change("UPDATE sheet SET givens = 'x' WHERE id = " + SHEETS);
  }

  private static File beside(File database, String companion) {
    return new File(database.getPath() + companion);
  }
}
