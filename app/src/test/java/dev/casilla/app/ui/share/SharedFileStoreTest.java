package dev.casilla.app.ui.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SharedFileStoreTest {
  @TempDir Path folder;
  private long now = 1_000;

  @Test
  void write_file_holdsWhatWasWritten() throws IOException {
    assertEquals("1", Files.readString(write("1").toPath()));
  }

  @Test
  void write_another_leavesTheFirst() throws IOException {
    File first = write("1");
    now++;
    File second = write("2");
    assertEquals("1", Files.readString(first.toPath()));
    assertEquals(first.getName(), second.getName());
  }

  @Test
  void write_aDayLater_theFirstGoes() throws IOException {
    File first = write("1");
    now += TimeUnit.DAYS.toMillis(1);
    write("2");
    assertTrue(first.exists(), "it may still be read");
    now++;
    write("3");
    assertFalse(first.getParentFile().exists());
  }

  @Test
  void write_clockSetBack_theFirstGoes() throws IOException {
    now = TimeUnit.DAYS.toMillis(10);
    File first = write("1");
    now = 0;
    write("2");
    assertFalse(first.exists());
  }

  @Test
  void write_noRoom_isTold() throws IOException {
    Files.writeString(folder.resolve("shared"), "in the way");
    SharedFileStore files = new SharedFileStore(() -> folder.resolve("shared").toFile(), () -> now);
    assertThrows(IOException.class, () -> files.write("name", out -> out.write('1')));
  }

  private File write(String content) throws IOException {
    return new SharedFileStore(folder::toFile, () -> now)
        .write("name", out -> out.write(content.charAt(0)));
  }
}
