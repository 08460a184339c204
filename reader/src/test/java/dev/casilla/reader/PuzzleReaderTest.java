package dev.casilla.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.reader.vision.Rejection;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class PuzzleReaderTest {
  private final PuzzleReader reader = new PuzzleReader();

  @Test
  void read_blackPicture_isTooDark() {
    PuzzleReading reading = reader.read(LumaPlane.of(new byte[640 * 480], 640, 480));

    assertEquals(new PuzzleReading.Rejected(Rejection.TOO_DARK), reading);
  }

  @Test
  void read_brokenPicture_saysSo() {
    PuzzleReading reading = reader.read(LumaPlane.of(new byte[640 * 480 - 1], 640, 480));

    assertEquals(new PuzzleReading.Rejected(Rejection.BROKEN_PICTURE), reading);
  }

  @Test
  void read_interruptedThread_isCancelled() {
    LumaPlane plane = LumaPlane.of(new byte[640 * 480], 640, 480);
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> reader.read(plane));
    } finally {
      Thread.interrupted();
    }
  }
}
