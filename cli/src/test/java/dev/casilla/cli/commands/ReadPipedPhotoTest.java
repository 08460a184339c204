package dev.casilla.cli.commands;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Photos from a pipe, which can be read only once. */
@EnabledOnOs({OS.LINUX, OS.MAC})
final class ReadPipedPhotoTest {
  private static final Path ABOVE = Path.of("../docs/samples/from-above.jpg");

  @TempDir private Path folder;

  private CliRun readPipe(byte[] written) throws Exception {
    Path pipe = folder.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    ExecutorService other = Executors.newSingleThreadExecutor();
    try {
      Future<Path> writer = other.submit(() -> Files.write(pipe, written));
      CliRun run = CliRun.casilla("read", pipe.toString());
      writer.get();
      return run;
    } finally {
      other.shutdownNow();
    }
  }

  @Test
  void read_pipe_isReadAsTheFileIs() throws Exception {
    CliRun piped = readPipe(Files.readAllBytes(ABOVE));

    CliRun file = CliRun.casilla("read", ABOVE.toString());
    assertEquals("", piped.err());
    assertEquals(
        file.out().replace(ABOVE.toString(), folder.resolve("pipe").toString()), piped.out());
  }

  @Test
  void read_standardInput_isReadAsTheFileIs() throws IOException {
    byte[] photo = Files.readAllBytes(ABOVE);

    CliRun text = CliRun.casillaReading(new ByteArrayInputStream(photo), "read", "-");
    CliRun json = CliRun.casillaReading(new ByteArrayInputStream(photo), "read", "--json", "-");

    CliRun file = CliRun.casilla("read", ABOVE.toString());
    assertEquals(new CliRun(0, file.out().replace(ABOVE.toString(), "standard input"), ""), text);
    assertTrue(json.out().startsWith("{\"file\":\"-\",\"grid\":\""), json.out());
  }

  @Test
  void read_emptyStandardInput_isNoPicture() {
    CliRun run = CliRun.casilla("read", "-");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().startsWith("casilla: standard input: not a supported"), run.err());
  }

  @Test
  void read_pipeOfSomethingElse_isNoPicture() throws Exception {
    CliRun run = readPipe("no picture".getBytes(UTF_8));

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("not a supported picture"), run.err());
  }

  @Test
  void read_deviceWithoutEnd_isNoPicture() throws IOException {
    CliRun run = CliRun.casilla("read", "/dev/zero");

    assertEquals(2, run.exitCode());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("not a supported picture"), run.err());
  }
}
