package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CachedLongPasteStoreTest {
  private static final String TEXT = "一二三\n¡4!\r\n".repeat(10_000);

  @TempDir Path cache;

  @Test
  void find_afterPut_isTheSameText() {
    texts().put(7, TEXT);
    assertEquals(Optional.of(TEXT), texts().find(7));
  }

  @Test
  void find_anotherKey_isNothing() {
    texts().put(7, TEXT);
    assertEquals(Optional.empty(), texts().find(8));
  }

  @Test
  void put_another_leavesThatOnly() {
    texts().put(7, TEXT);
    texts().put(8, "other");
    assertEquals(Optional.empty(), texts().find(7));
    assertEquals(Optional.of("other"), texts().find(8));
    assertArrayEquals(new String[] {"8"}, cache.resolve("pasted").toFile().list());
  }

  @Test
  void put_processEndsMeanwhile_keepsNothingRatherThanHalf() throws IOException {
    texts().put(7, TEXT);
    Path file = cache.resolve("pasted/7");
    Files.move(file, cache.resolve("pasted/unfinished"));
    assertEquals(Optional.empty(), texts().find(7));
    texts().clear();
    assertArrayEquals(new String[0], cache.resolve("pasted").toFile().list());
  }

  @Test
  void put_noRoom_keepsNothing() throws IOException {
    Files.createFile(cache.resolve("pasted"));
    texts().put(7, TEXT);
    assertEquals(Optional.empty(), texts().find(7));
  }

  @Test
  void clear_leavesNothing() {
    texts().put(7, TEXT);
    texts().clear();
    assertEquals(Optional.empty(), texts().find(7));
    assertArrayEquals(new String[0], cache.resolve("pasted").toFile().list());
  }

  private CachedLongPasteStore texts() {
    return new CachedLongPasteStore(() -> cache.resolve("pasted").toFile());
  }
}
