package dev.casilla.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CasillaTest {
  private static final String SUBCOMMANDS =
      "solve check hint explain rate convert generate read bench trace techniques help completion"
          + " man";

  @Test
  void casilla_help_listsSubcommands() {
    CliRun run = CliRun.casilla("--help");
    assertEquals(0, run.exitCode());
    for (String name : SUBCOMMANDS.split(" ", -1)) {
      assertTrue(run.out().contains("\n  " + name + " "), run.out());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve",
        "check",
        "hint",
        "explain",
        "rate",
        "convert",
        "generate",
        "read",
        "bench",
        "trace",
        "techniques"
      })
  void subcommand_help_showsExitCodesAndIndentedExample(String name) {
    CliRun run = CliRun.casilla(name, "--help");
    assertEquals(0, run.exitCode());
    assertTrue(run.out().contains("\nExit codes:\n  0   "), run.out());
    assertTrue(run.out().contains("\n  casilla " + name + " "), run.out());
    boolean isPuzzleCut = run.out().lines().anyMatch(line -> line.matches("[.0-9]+"));
    assertFalse(isPuzzleCut, run.out());
  }

  @Test
  void subcommand_alone_knowsTheSameHelpAsAmongAll() {
    for (String name : SUBCOMMANDS.split(" ", -1)) {
      assertEquals(CliRun.casilla("help", name), CliRun.casilla(name, "--help"), name);
    }
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "help slove|unknown subcommand slove (did you mean solve?)",
        "slove|unknown subcommand slove (did you mean solve?)",
        "solve --boards|unknown option --boards (did you mean --board?)",
        "convert --to pdf|invalid value for --to FORMAT: pdf"
            + " (one of grid, board, sdm, sdk, opensudoku, json)",
        "convert|missing: --to FORMAT",
        "check --limit many|invalid value for --limit N: many",
        "generate puzzle|unexpected argument puzzle",
        "generate --seed 1 --seed 2|--seed SEED is given more than once",
        "read|missing: PHOTO",
      })
  void casilla_misuse_isExplained(String line, String message) {
    assertEquals(new CliRun(2, "", "casilla: " + message + "\n"), CliRun.casilla(line.split(" ")));
  }

  @Test
  void casilla_misuseInSpanish_isExplainedInSpanish() {
    CliRun run =
        CliRun.in(
            CliRun.environment(InputStream.nullInputStream(), Locale.forLanguageTag("es")),
            "solve",
            "--boards");
    assertEquals("casilla: opción desconocida --boards (¿quiso decir --board?)\n", run.err());
  }

  @Test
  void completion_always_namesSubcommandsAndOptions() {
    CliRun run = CliRun.casilla("completion");
    assertEquals(0, run.exitCode());
    assertTrue(run.out().startsWith("#!/usr/bin/env bash\n"), run.out());
    for (String word : List.of("solve", "convert", "'--to'", "opensudoku", "half-turn")) {
      assertTrue(run.out().contains(word), word);
    }
  }

  @Test
  void man_always_describesEveryOptionOfEverySubcommand() {
    CliRun run = CliRun.casilla("man");
    assertEquals(0, run.exitCode());
    assertTrue(run.out().startsWith(".TH CASILLA 1\n.SH \"NAME\"\ncasilla \\- Solves"), run.out());
    for (String part : List.of("\"casilla solve\"", "\\-\\-overlay FILE", "half\\-turn")) {
      assertTrue(run.out().contains(part), part);
    }
    assertFalse(run.out().contains("${"), run.out());
  }

  @Test
  void casilla_crash_exitsWithSeventy() {
    InputStream faulty =
        new InputStream() {
          @Override
          public int read() {
            throw new IllegalStateException("for this test");
          }

          @Override
          public int read(byte[] target, int offset, int length) {
            return read();
          }
        };
    CliRun run = CliRun.casillaReading(faulty, "solve");
    assertEquals(70, run.exitCode());
    assertTrue(run.err().startsWith("casilla: internal error; "), run.err());
    assertTrue(run.err().contains("IllegalStateException: for this test\n\tat "), run.err());
  }

  @Test
  void casilla_noSubcommand_complainsInOneLineAndExitsWithTwo() {
    CliRun run = CliRun.casilla();
    assertEquals(2, run.exitCode());
    assertEquals("casilla: no subcommand; casilla --help lists them\n", run.err());
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
    assertEquals("casilla: input or output failed: disk on fire\n", run.err());
  }
}
