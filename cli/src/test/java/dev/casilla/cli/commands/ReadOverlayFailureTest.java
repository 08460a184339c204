package dev.casilla.cli.commands;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import dev.casilla.cli.photo.DecodeOnceFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.spi.IIORegistry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Photos that can be decoded for reading, but not a second time for the overlay. */
final class ReadOverlayFailureTest {
  @TempDir private Path folder;

  private CliRun drawInto(DecodeOnceFormat.Failure failure) throws IOException {
    Path photo = Files.write(folder.resolve("photo"), DecodeOnceFormat.FILE);
    DecodeOnceFormat format = new DecodeOnceFormat(failure);
    IIORegistry formats = IIORegistry.getDefaultInstance();
    formats.registerServiceProvider(format);
    try {
      return CliRun.casilla("read", "--overlay", overlay().toString(), photo.toString());
    } finally {
      formats.deregisterServiceProvider(format);
    }
  }

  private Path overlay() {
    return folder.resolve("overlay.png");
  }

  private void assertComplainsOnce(String what, CliRun run) {
    assertEquals(2, run.exitCode());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().startsWith("casilla: " + overlay() + ": " + what), run.err());
    assertEquals(List.of(folder.resolve("photo") + ": the picture is too dark"), run.outLines());
    assertFalse(Files.exists(overlay()));
  }

  @Test
  void readOverlay_ontoThePhotoItself_isRefused() throws IOException {
    byte[] before = Files.readAllBytes(Path.of("../docs/samples/from-above.jpg"));
    Path photo = Files.write(folder.resolve("photo.jpg"), before);
    Path link = Files.createSymbolicLink(folder.resolve("link.jpg"), photo);

    for (Path overlay : List.of(photo, link)) {
      CliRun run = CliRun.casilla("read", "--overlay", overlay.toString(), photo.toString());

      assertEquals(2, run.exitCode());
      assertTrue(run.err().contains("would overwrite the photo"), run.err());
      assertArrayEquals(before, Files.readAllBytes(photo));
    }
  }

  @Test
  void readOverlay_decoderWithoutMemory_complainsOnce() throws IOException {
    CliRun run =
        drawInto(
            () -> {
              throw new OutOfMemoryError("heap");
            });

    assertComplainsOnce("not enough memory", run);
  }

  @Test
  void readOverlay_decoderThatWrapsLackOfMemory_complainsOnce() throws IOException {
    CliRun run =
        drawInto(
            () -> {
              throw new IllegalArgumentException("decoder", new OutOfMemoryError("heap"));
            });

    assertComplainsOnce("not enough memory", run);
  }

  @Test
  void readOverlay_decoderThatCallsLackOfMemoryAFormatError_complainsOnce() throws IOException {
    CliRun run =
        drawInto(
            () -> {
              throw new IIOException("decoder", new OutOfMemoryError("heap"));
            });

    assertComplainsOnce("not enough memory", run);
  }

  @Test
  void readOverlay_decoderThatFails_complainsOnce() throws IOException {
    CliRun run =
        drawInto(
            () -> {
              throw new IllegalArgumentException("decoder");
            });

    assertComplainsOnce("the picture is damaged", run);
  }
}
