package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static dev.casilla.cli.TestPuzzles.STRANGE;
import static dev.casilla.cli.TestPuzzles.TWO;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import dev.casilla.cli.environment.Environment;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where {@code casilla solve} takes its puzzles from. */
final class SolveInputTest {
  @Test
  void solve_files_printsInOrder(@TempDir Path folder) throws IOException {
    Path lines = Files.writeString(folder.resolve("a.sdm"), PUZZLE + "\n" + TWO + "\n");
    Path json = Files.writeString(folder.resolve("b.json"), "{\"puzzle\":\"" + PUZZLE + "\"}");
    assertEquals(
        new CliRun(
            1, SOLUTION + "\n\n" + SOLUTION + "\n", "casilla: " + lines + ":2: 2 solutions\n"),
        CliRun.casilla("solve", "--file", lines.toString(), "--file", json.toString()));
  }

  @Test
  void solve_fileAsArgument_printsLines(@TempDir Path folder) throws IOException {
    Path lines = Files.writeString(folder.resolve("a.sdm"), PUZZLE + "\n" + PUZZLE + "\n");
    assertEquals(
        new CliRun(0, SOLUTION + "\n" + SOLUTION + "\n", ""),
        CliRun.casilla("solve", lines.toString()));
  }

  @Test
  void solve_puzzleAfterFile_isNoFile(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a.sdm"), PUZZLE + "\n");
    assertEquals(
        new CliRun(0, SOLUTION + "\n" + SOLUTION + "\n", ""),
        CliRun.casilla("solve", "--file", file.toString(), PUZZLE));
  }

  @Test
  void solve_missingFileAsArgument_isNamed() {
    assertEquals(
        new CliRun(2, "", "casilla: no such file: puzzles.sdm\n"),
        CliRun.casilla("solve", "puzzles.sdm"));
  }

  @Test
  void solve_noArgument_readsStandardInput() {
    assertEquals(new CliRun(0, SOLUTION + "\n", ""), CliRun.casillaReading(PUZZLE + "\n", "solve"));
  }

  @Test
  void solve_noArgumentAtTerminal_asksForPuzzle() {
    Environment terminal =
        new Environment(
            InputStream.nullInputStream(), true, Locale.ENGLISH, 1, () -> 1, false, () -> 0);
    CliRun run = CliRun.in(terminal, "solve");
    assertEquals(2, run.exitCode());
    assertTrue(run.err().startsWith("casilla: no puzzle: "), run.err());
  }

  @Test
  void solve_generatedBoards_readsAll() {
    String boards = CliRun.casilla("generate", "--count", "3", "--seed", "1", "--board").out();
    String grids = CliRun.casilla("generate", "--count", "3", "--seed", "1").out();
    assertEquals(CliRun.casillaReading(grids, "solve"), CliRun.casillaReading(boards, "solve"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[%1$s,%1$s]",
        "\n[\n {\"puzzle\":%1$s},\n%1$s ]\n",
        "[{\"a\":[1,\"]\"],\"puzzle\":%1$s} , %1$s]"
      })
  void solve_jsonArray_readsEachElement(String array) {
    assertEquals(
        new CliRun(0, SOLUTION + "\n" + SOLUTION + "\n", ""),
        CliRun.casillaReading(array.formatted('"' + PUZZLE + '"'), "solve"));
  }

  @Test
  void solve_badElementOfJsonArray_isLocatedAndOthersAreSolved() {
    String array = "[\n\"" + STRANGE + "\",\n\"" + PUZZLE + "\"]";
    CliRun run = CliRun.casillaReading(array, "solve", "--json");
    assertEquals(
        "casilla: standard input:2: unexpected character 'x' U+0078 at position 2\n", run.err());
    assertTrue(run.outLines().get(0).contains("\"line\":2,"), run.out());
    assertTrue(run.outLines().get(0).endsWith("\"position\":2}"), run.out());
    assertEquals(CliRun.casilla("solve", "--json", PUZZLE).out().strip(), run.outLines().get(1));
  }

  @Test
  void solve_oneCell_isSingular() {
    assertEquals(
        "casilla: argument 1: only 1 cell, 81 expected\n", CliRun.casilla("solve", "7").err());
  }

  @Test
  void solve_anotherLanguage_leavesJsonAlone() {
    InputStream input = new ByteArrayInputStream((STRANGE + "\n").getBytes(StandardCharsets.UTF_8));
    CliRun spanish =
        CliRun.in(CliRun.environment(input, Locale.forLanguageTag("es")), "solve", "--json");
    assertEquals(CliRun.casillaReading(STRANGE + "\n", "solve", "--json").out(), spanish.out());
    assertTrue(spanish.err().contains("entrada estándar:1: carácter inesperado"), spanish.err());
  }
}
