package dev.casilla.app.ui.common;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class SafeIntentReaderTest {
  @Test
  void read_unpacked_isWhatWasRead() {
    assertEquals("7", SafeIntentReader.read(() -> "7", "none"));
  }

  @Test
  void read_cannotBeUnpacked_isTheOther() {
    assertEquals("none", read(new RuntimeException("class not found")));
    assertEquals("none", read(new IllegalArgumentException("unknown type code")));
  }

  @Test
  void read_noMemory_isNotHidden() {
    assertThrows(
        OutOfMemoryError.class,
        () ->
            SafeIntentReader.read(
                () -> {
                  throw new OutOfMemoryError("for this test");
                },
                "none"));
  }

  private static String read(RuntimeException failure) {
    return SafeIntentReader.read(
        () -> {
          throw failure;
        },
        "none");
  }
}
