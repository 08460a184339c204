package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static dev.casilla.cli.TestPuzzles.STRANGE;
import static dev.casilla.cli.TestPuzzles.TWO;
import static dev.casilla.cli.TestPuzzles.UNSOLVABLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class RateCommandTest {
  private static final String MEDIUM =
      "...7...3.2.1....5...725.....9........16....48.....8.....26..391..897.........1..4";

  @Test
  void rate_puzzles_printsTabSeparatedRatings() {
    String ratings =
        PUZZLE + "\tgentle\t196\tnaked_single\n" + MEDIUM + "\tmedium\t538\tlocked_triple\n";
    assertEquals(new CliRun(0, ratings, ""), CliRun.casilla("rate", PUZZLE, MEDIUM));
    assertEquals(
        new CliRun(0, ratings, ""), CliRun.casillaReading(PUZZLE + "\n" + MEDIUM + "\n", "rate"));
  }

  @Test
  void rate_json_countsStepsByTechnique() {
    assertEquals(
        "{\"verdict\":\"unique\",\"puzzle\":\""
            + MEDIUM
            + "\",\"level\":\"medium\",\"score\":538,\"hardest\":\"locked_triple\","
            + "\"steps\":{\"full_house\":21,\"naked_single\":26,\"hidden_single\":10,"
            + "\"locked_triple\":1,\"pointing\":3}}\n",
        CliRun.casilla("rate", "--json", MEDIUM).out());
  }

  @Test
  void rate_solvedGrid_hasNoHardestTechnique() {
    assertEquals(SOLUTION + "\tgentle\t0\t\n", CliRun.casilla("rate", SOLUTION).out());
    assertTrue(CliRun.casilla("rate", "--json", SOLUTION).out().contains("\"hardest\":null"));
  }

  @Test
  void rate_severalSolutionsOrNone_isComplainedAbout() {
    CliRun run = CliRun.casilla("rate", TWO, PUZZLE, UNSOLVABLE);
    assertEquals(1, run.exitCode());
    assertEquals(1, run.outLines().size());
    assertEquals(
        """
        casilla: argument 1: does not have exactly one solution
        casilla: argument 3: does not have exactly one solution
        """,
        run.err());
  }

  @Test
  void rate_jsonOfOthers_hasTheirVerdict() {
    CliRun run = CliRun.casilla("rate", "--json", TWO, UNSOLVABLE, STRANGE);
    assertEquals(2, run.exitCode());
    List<String> lines = run.outLines();
    assertTrue(lines.get(0).startsWith("{\"verdict\":\"several\""), run.out());
    assertTrue(lines.get(1).startsWith("{\"verdict\":\"none\""), run.out());
    assertTrue(lines.get(2).startsWith("{\"verdict\":\"malformed\""), run.out());
  }

  @Test
  void rate_otherLanguage_printsTheSameWords() {
    CliRun run =
        CliRun.in(
            CliRun.environment(InputStream.nullInputStream(), Locale.SIMPLIFIED_CHINESE),
            "rate",
            PUZZLE);
    assertEquals(CliRun.casilla("rate", PUZZLE), run);
  }
}
