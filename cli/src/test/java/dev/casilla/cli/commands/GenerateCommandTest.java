package dev.casilla.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import dev.casilla.cli.environment.Environment;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GenerateCommandTest {
  @ParameterizedTest
  @ValueSource(strings = {"none", "half-turn", "mirror", "quarter-turn"})
  void generate_anySymmetry_makesProperPuzzles(String symmetry) {
    CliRun run = CliRun.casilla("generate", "--count", "3", "--seed", "1", "--symmetry", symmetry);
    assertEquals(0, run.exitCode());
    assertEquals("", run.err());
    assertEquals(3, run.out().lines().count());
    Solver solver = new Solver();
    run.out()
        .lines()
        .forEach(
            line -> assertTrue(solver.judge(Grid.parse(line)) instanceof Verdict.Unique, line));
  }

  @Test
  void generate_halfTurn_looksSameUpsideDown() {
    String puzzle =
        CliRun.casilla("generate", "--seed", "7", "--symmetry", "half-turn").out().strip();
    String pattern = puzzle.replaceAll("[1-9]", "x");
    assertEquals(pattern, new StringBuilder(pattern).reverse().toString());
  }

  @Test
  void generate_noSeed_tellsOneThatRepeatsIt() {
    CliRun run = CliRun.casilla("generate", "--count", "2");
    assertEquals("casilla: seed 42\n", run.err());
    assertEquals(run.out(), CliRun.casilla("generate", "--count", "2", "--seed", "42").out());
  }

  @Test
  void generate_boardOrJson_printsIt() {
    String puzzle = CliRun.casilla("generate", "--seed", "1").out().strip();
    assertEquals(
        Grid.parse(puzzle).display() + "\n",
        CliRun.casilla("generate", "--seed", "1", "--board").out());
    assertEquals(
        "{\"puzzle\":\"" + puzzle + "\"}\n",
        CliRun.casilla("generate", "--seed", "1", "--json").out());
  }

  @Test
  void generate_boards_areSeparatedByBlankLine() {
    String boards = CliRun.casilla("generate", "--count", "2", "--seed", "1", "--board").out();
    List<String> lines = boards.lines().toList();
    assertEquals(11 + 1 + 11, lines.size(), boards);
    assertEquals("", lines.get(11));
  }

  @ParameterizedTest
  @ValueSource(strings = {"gentle", "easy", "medium", "hard", "expert", "extreme"})
  void generate_level_makesPuzzlesRatedSo(String level) {
    String puzzles =
        CliRun.casilla("generate", "--level", level, "--count", "2", "--seed", "7").out();
    List<String> ratings = CliRun.casillaReading(puzzles, "rate").outLines();
    assertEquals(2, ratings.size());
    for (String rating : ratings) {
      assertEquals(level, rating.split("\t", -1)[1], rating);
    }
  }

  @Test
  void generate_levelWithSymmetry_hasBoth() {
    String puzzle =
        CliRun.casilla(
                "generate", "--level", "hard", "--symmetry", "half-turn", "--seed", "7", "--json")
            .out()
            .replaceAll("[^1-9.]", "");
    String pattern = puzzle.replaceAll("[1-9]", "x");
    assertEquals(pattern, new StringBuilder(pattern).reverse().toString());
    assertTrue(CliRun.casilla("rate", puzzle).out().contains("\thard\t"));
  }

  @ParameterizedTest
  @CsvSource({"24, 24, 24", "24-25, 24, 25", "32, 32, 32", "30-40, 30, 40"})
  void generate_clues_areSoMany(String option, int min, int max) {
    List<String> puzzles =
        CliRun.casilla("generate", "--clues", option, "--count", "5", "--seed", "7").outLines();
    assertEquals(5, puzzles.size());
    Solver solver = new Solver();
    for (String puzzle : puzzles) {
      int clues = Grid.parse(puzzle).givens();
      assertTrue(min <= clues && clues <= max, puzzle);
      assertTrue(solver.judge(Grid.parse(puzzle)) instanceof Verdict.Unique, puzzle);
    }
  }

  @Test
  void generate_levelSymmetryAndClues_hasAll() {
    String puzzle =
        CliRun.casilla(
                "generate --level medium --symmetry half-turn --clues 26-28 --seed 7".split(" "))
            .out()
            .strip();
    String pattern = puzzle.replaceAll("[1-9]", "x");
    assertEquals(pattern, new StringBuilder(pattern).reverse().toString());
    int clues = Grid.parse(puzzle).givens();
    assertTrue(26 <= clues && clues <= 28, puzzle);
    assertTrue(CliRun.casilla("rate", puzzle).out().contains("\tmedium\t"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--clues 26", "--level hard --clues 24-28 --symmetry mirror", "--board"})
  void generate_anyNumberOfProcessors_printsTheSame(String options) {
    String[] arguments = ("generate --count 20 --seed 7 " + options).split(" ");
    CliRun one = CliRun.in(environment(1), arguments);
    assertEquals(one, CliRun.in(environment(4), arguments));
    assertEquals(0, one.exitCode());
  }

  private static Environment environment(int processors) {
    return new Environment(
        InputStream.nullInputStream(), false, Locale.ENGLISH, processors, () -> 42, false, () -> 0);
  }

  @Test
  void generate_moreOfASeed_beginsWithTheSame() {
    String three = CliRun.casilla("generate", "--count", "3", "--seed", "7").out();
    String five = CliRun.casilla("generate", "--count", "5", "--seed", "7").out();
    assertTrue(five.startsWith(three), five);
  }

  @ParameterizedTest
  @ValueSource(strings = {"16", "82", "30-20", "-", "20-", "7", "many", "24-28-30"})
  void generate_noNumberOfClues_isMisuse(String clues) {
    assertEquals(
        new CliRun(2, "", "casilla: invalid value for --clues N|A-B: " + clues + "\n"),
        CliRun.casilla("generate", "--clues", clues));
  }

  @Test
  void generate_cluesThatTheSymmetryCannotHave_isMisuse() {
    assertEquals(
        new CliRun(2, "", "casilla: no pattern with this --symmetry has so many --clues\n"),
        CliRun.casilla("generate", "--clues", "26", "--symmetry", "quarter-turn"));
  }

  @Test
  void generate_zero_makesNone() {
    assertEquals(new CliRun(0, "", ""), CliRun.casilla("generate", "--count", "0", "--seed", "1"));
  }
}
