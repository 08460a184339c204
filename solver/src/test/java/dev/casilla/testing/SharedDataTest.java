package dev.casilla.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

final class SharedDataTest {
  private final String shared = System.getProperty("casilla.shared", "");
  private final String photos = System.getProperty("casilla.photos", "");
  @TempDir private Path folder;

  @BeforeEach
  void pointToTheFolder() {
    System.setProperty("casilla.shared", folder.toString());
    System.setProperty("casilla.photos", "");
  }

  @AfterEach
  void pointBack() {
    System.setProperty("casilla.shared", shared);
    System.setProperty("casilla.photos", photos);
  }

  @Test
  void puzzles_setIsThere_areItsLines() throws IOException {
    Files.createDirectory(folder.resolve("puzzles"));
    Files.writeString(folder.resolve("puzzles/few.txt"), "# a remark\none\n\ntwo 1.5\n");
    assertEquals(List.of("one", "two 1.5"), SharedData.puzzles("few"));
  }

  @Test
  void puzzles_noSuchSet_abortsTheTestInOneLine() {
    var aborted = assertThrows(TestAbortedException.class, () -> SharedData.puzzles("few"));
    assertEquals(
        "Assumption failed: no shared puzzles/few.txt: casilla.shared can name the folder",
        aborted.getMessage());
    assertTrue(SharedData.findPuzzles("few").isEmpty());
  }

  @Test
  void photos_folderNamedByItself_isPreferred() throws IOException {
    Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
    Files.writeString(elsewhere.resolve("truth.csv"), "");
    System.setProperty("casilla.photos", elsewhere.toString());
    assertEquals(elsewhere, SharedData.photos());
  }

  @Test
  void photos_noTruth_abortsTheTest() throws IOException {
    Files.createDirectory(folder.resolve("photos"));
    assertThrows(TestAbortedException.class, SharedData::photos);
  }
}
