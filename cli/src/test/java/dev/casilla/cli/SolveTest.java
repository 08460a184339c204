package dev.casilla.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

final class SolveTest {
  private static final String PUZZLE =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final String BOARD =
      """
      4 8 3 |9 2 1 |6 5 7\s
      9 6 7 |3 4 5 |8 2 1\s
      2 5 1 |8 7 6 |4 9 3\s
      ------+------+------
      5 4 8 |1 3 2 |9 7 6\s
      7 2 9 |5 6 4 |1 3 8\s
      1 3 6 |7 9 8 |2 4 5\s
      ------+------+------
      3 7 2 |6 8 9 |5 1 4\s
      8 1 4 |2 5 3 |7 6 9\s
      6 9 5 |4 1 7 |3 8 2\s
      """;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void solve_properPuzzle_printsBoard() {
    assertEquals(0, run("solve", PUZZLE));
    assertEquals(BOARD, lines(out));
    assertEquals("", lines(err));
  }

  @Test
  void solve_twoPuzzles_printsBoth() {
    assertEquals(0, run("solve", PUZZLE, PUZZLE));
    assertEquals(BOARD + BOARD, lines(out));
  }

  @Test
  void solve_contradiction_saysSoAndExitsWithOne() {
    String clash = "11" + PUZZLE.substring(2);
    assertEquals(1, run("solve", clash));
    assertEquals("no solution: " + clash + "\n", lines(out));
  }

  @Test
  void solve_strangeCharacter_namesItInOneLineAndExitsWithTwo() {
    assertEquals(2, run("solve", "x" + PUZZLE.substring(1)));
    assertTrue(lines(err).matches("casilla: unexpected character.*'x'.*position 0.*\n"), lines(err));
    assertEquals("", lines(out));
  }

  @Test
  void solve_noPuzzle_complainsInOneLineAndExitsWithTwo() {
    assertEquals(2, run("solve"));
    assertEquals(1, lines(err).lines().count(), lines(err));
  }

  @Test
  void casilla_unknownSubcommand_exitsWithTwo() {
    assertEquals(2, run("paint"));
    assertTrue(lines(err).startsWith("casilla: "), lines(err));
  }

  @Test
  void casilla_help_listsSolve() {
    assertEquals(0, run("--help"));
    assertTrue(lines(out).contains("solve"), lines(out));
  }

  private int run(String... args) {
    return Casilla.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  private static String lines(StringWriter writer) {
    return writer.toString().replace(System.lineSeparator(), "\n");
  }
}
