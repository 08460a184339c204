package dev.casilla.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CasillaTest {
  @Test
  void casilla_help_listsSubcommands() {
    CliRun run = CliRun.casilla("--help");
    assertEquals(0, run.exitCode());
    for (String name : List.of("solve", "check", "convert", "generate", "read", "bench")) {
      assertTrue(run.out().contains("\n  " + name + " "), run.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "check", "convert", "generate", "read", "bench"})
  void subcommand_help_showsExitCodesAndIndentedExample(String name) {
    CliRun run = CliRun.casilla(name, "--help");
    assertEquals(0, run.exitCode());
    assertTrue(run.out().contains("\nExit codes:\n  0   "), run.out());
    assertTrue(run.out().contains("\n  casilla " + name + " "), run.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "paint",
        "solve",
        "solve --shiny",
        "solve --board --json -",
        "solve --file",
        "solve --file no/such/file",
        "solve --file .",
        "solve build.gradle",
        "check",
        "check --limit 1 -",
        "check --limit many -",
        "convert -",
        "convert --to",
        "convert --to pdf -",
        "convert --to sdm --solution -",
        "generate --count -1",
        "generate --count 1.5",
        "generate --seed x",
        "generate --symmetry HALF_TURN",
        "generate puzzle",
        "read",
        "read --overlay",
        "read --overlay out.png one.jpg two.jpg",
        "read no/such/file.jpg",
        "bench",
        "bench no/such/file",
        "bench --limit 0 -",
        "bench --seconds 0 -",
        "bench --seconds NaN -",
        "bench --seconds 1e9 -",
        "bench -"
      })
  void casilla_misuse_complainsInOneLineAndExitsWithTwo(String line) {
    CliRun run = CliRun.casilla(line.split(" ", -1));
    assertEquals(2, run.exitCode(), line);
    assertTrue(run.err().matches("casilla: [^\n]+\n"), run.err());
  }

  @Test
  void casilla_noSubcommand_complainsInOneLineAndExitsWithTwo() {
    CliRun run = CliRun.casilla();
    assertEquals(2, run.exitCode());
    assertTrue(run.err().matches("casilla: [^\n]+\n"), run.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"solve -", "check -", "convert --to sdm -", "convert --to sdk -", "bench -"})
  void casilla_inputThatFails_complainsInOneLineAndExitsWithTwo(String line) {
    InputStream failing =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("disk on fire");
          }

          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            return read();
          }
        };
    CliRun run = CliRun.casillaReading(failing, line.split(" ", -1));
    assertEquals(2, run.exitCode());
    assertEquals("casilla: disk on fire\n", run.err());
  }
}
