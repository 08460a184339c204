package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.CLASH;
import static dev.casilla.cli.TestPuzzles.EMPTY;
import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static dev.casilla.cli.TestPuzzles.STRANGE;
import static dev.casilla.cli.TestPuzzles.TWO;
import static dev.casilla.cli.TestPuzzles.UNSOLVABLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import dev.casilla.cli.TestPuzzles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CheckCommandTest {
  @Test
  void check_properPuzzle_givesSolutionAndExitsWithZero() {
    assertEquals(
        new CliRun(0, "argument 1: one solution\n  " + SOLUTION + "\n", ""),
        CliRun.casilla("check", PUZZLE));
  }

  @Test
  void check_severalSolutions_givesTwoAndWhereTheyDiffer() {
    CliRun run = CliRun.casilla("check", TWO);
    assertEquals(1, run.exitCode());
    List<String> lines = run.outLines();
    assertEquals("argument 1: 2 solutions", lines.get(0));
    assertTrue(TestPuzzles.isOneOfTwo(lines.get(1).replace("  first:  ", "")), run.out());
    assertTrue(TestPuzzles.isOneOfTwo(lines.get(2).replace("  second: ", "")), run.out());
    assertEquals("  they differ in 4 cells: A2 A7 B2 B7", lines.get(3));
  }

  @Test
  void check_emptyGrid_countsToLimitAndTellsWhy() {
    assertEquals(
        new CliRun(
            1,
            """
            argument 1: at least 5 solutions
              no clues: at least 17 clues are needed for exactly one solution
            """,
            ""),
        CliRun.casilla("check", "--limit", "5", EMPTY));
  }

  @Test
  void check_sevenDifferentDigits_tellsWhyTheyAreTooFew() {
    CliRun run = CliRun.casilla("check", SOLUTION.replaceAll("[12]", "."));
    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("\n  7 different digits: with fewer than 8"), run.out());
  }

  @Test
  void check_tooFewCluesWithoutSolution_namesContradictionAndExitsWithThree() {
    String noPlaceForNineInA9 = "12345678." + ".".repeat(26) + "9" + EMPTY.substring(36);
    assertEquals(
        new CliRun(
            3,
            """
            argument 1: no solution
              these clues contradict each other: A1=1 A2=2 A3=3 A4=4 A5=5 A6=6 A7=7 A8=8 D9=9
              no change of one cell leaves exactly one solution
            """,
            ""),
        CliRun.casilla("check", noPlaceForNineInA9));
  }

  @Test
  void check_clash_namesCellsAndExitsWithThree() {
    CliRun run = CliRun.casilla("check", CLASH);
    assertEquals(3, run.exitCode());
    assertTrue(
        run.out()
            .startsWith(
                "argument 1: no solution\n  equal digits in a row, column or block: A1=1 A2=1"),
        run.out());
  }

  @Test
  void check_unsolvable_namesContradictionAndRanksCorrections() {
    CliRun run = CliRun.casilla("check", UNSOLVABLE);
    assertEquals(3, run.exitCode());
    assertTrue(run.out().contains("\n  these clues contradict each other: A1=5 "), run.out());
    assertTrue(
        run.out()
            .contains(
                "\n  changes of one cell that leave exactly one solution: C4 9 instead of 8; "),
        run.out());
    assertTrue(run.out().contains("; A1 empty instead of 5"), run.out());
  }

  @Test
  void check_malformed_complainsAndExitsWithTwo() {
    CliRun run = CliRun.casilla("check", STRANGE);
    assertEquals(
        new CliRun(2, "", "casilla: argument 1: unexpected character 'x' U+0078 at position 1\n"),
        run);
  }

  @ParameterizedTest
  @CsvSource({
    PUZZLE + "," + TWO + ",1",
    TWO + "," + CLASH + ",3",
    CLASH + "," + STRANGE + ",2",
    STRANGE + "," + PUZZLE + ",2",
  })
  void check_twoPuzzles_exitsAsTheWorse(String first, String second, int exitCode) {
    assertEquals(exitCode, CliRun.casilla("check", first, second).exitCode());
    assertEquals(exitCode, CliRun.casilla("check", second, first).exitCode());
  }

  @Test
  void check_lines_areNamed() {
    CliRun run = CliRun.casillaReading("# two\n" + PUZZLE + "\n" + PUZZLE, "check", "-");
    assertTrue(run.out().startsWith("standard input:2: one solution\n"), run.out());
    assertTrue(run.out().contains("\nstandard input:3: one solution\n"), run.out());
  }

  @Test
  void check_json_hasEvidenceOfEachVerdict() {
    String lines = String.join("\n", PUZZLE, TWO, EMPTY, CLASH, UNSOLVABLE, STRANGE);
    CliRun run = CliRun.casillaReading(lines, "check", "--json", "--limit", "9", "-");
    List<String> objects = run.outLines();
    assertEquals(
        "{\"verdict\":\"unique\",\"puzzle\":\""
            + PUZZLE
            + "\",\"source\":\"-\",\"line\":1,\"solution\":\""
            + SOLUTION
            + "\",\"answer\":\"461168562\"}",
        objects.get(0));
    assertTrue(
        objects.get(1).contains("\"count\":2,\"atLeast\":false,\"first\":\""), objects.get(1));
    assertTrue(
        objects.get(1).endsWith("\"differing\":[\"A2\",\"A7\",\"B2\",\"B7\"]}"), objects.get(1));
    assertTrue(
        objects.get(2).endsWith("\"count\":9,\"atLeast\":true,\"givens\":0,\"distinctDigits\":0}"),
        objects.get(2));
    assertTrue(objects.get(3).contains("\"clashing\":[\"A1\",\"A2\""), objects.get(3));
    assertTrue(objects.get(4).contains("\"contradiction\":[\"A1\","), objects.get(4));
    assertTrue(objects.get(4).contains("{\"cell\":\"A1\",\"from\":5,\"to\":4}"), objects.get(4));
    assertTrue(objects.get(5).startsWith("{\"verdict\":\"malformed\""), objects.get(5));
    assertEquals(6, objects.size());
  }
}
