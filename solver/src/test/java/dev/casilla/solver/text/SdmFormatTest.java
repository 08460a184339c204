package dev.casilla.solver.text;

import static dev.casilla.solver.text.SamplePuzzles.EASY;
import static dev.casilla.solver.text.SamplePuzzles.EASY_SOLVED;
import static dev.casilla.solver.text.SamplePuzzles.HARD;
import static dev.casilla.solver.text.SamplePuzzles.assertError;
import static dev.casilla.solver.text.SamplePuzzles.assertReads;
import static dev.casilla.solver.text.SamplePuzzles.puzzle;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.text.PuzzleResult.Found;
import dev.casilla.solver.text.PuzzleResult.Malformed;
import dev.casilla.testing.UsedMemory;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SdmFormatTest {
  private static final Puzzle FIRST = puzzle(EASY, "", "");
  private static final Puzzle SECOND = puzzle(HARD, "", "");

  @Test
  void read_whatWasWritten_isTheSame() {
    String text = PuzzleText.toSdm(Arrays.asList(FIRST, SECOND));
    assertEquals(EASY + "\n" + HARD + "\n", text);
    assertEquals(Arrays.asList(new Found(1, FIRST), new Found(2, SECOND)), PuzzleText.read(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void read_everyLineBreak_countsLines(String lineBreak) {
    String text = "\uFEFF# two" + lineBreak + EASY + lineBreak + lineBreak + HARD;
    assertEquals(Arrays.asList(new Found(2, FIRST), new Found(4, SECOND)), PuzzleText.read(text));
  }

  @Test
  void read_textAfterTheCells_isTheComment() {
    assertEquals("7.2 ED", comment(" " + EASY + " 7.2 ED "));
    assertEquals(EASY_SOLVED, comment(EASY + "," + EASY_SOLVED));
    assertEquals("hard", comment(EASY + " # hard\n"));
  }

  @Test
  void read_malformedLine_losesNoOther() {
    String text = EASY + "\n" + HARD.substring(1) + "\n" + HARD.replace('8', 'x') + "\n" + HARD;
    List<PuzzleResult> results = PuzzleText.read(text);
    assertEquals(4, results.size());
    assertEquals(new Found(1, FIRST), results.get(0));
    assertMalformed(2, Problem.TOO_FEW_CELLS, 162, text, results.get(1));
    assertMalformed(3, Problem.UNEXPECTED_CHARACTER, 163 + 6, text, results.get(2));
    assertEquals(new Found(4, SECOND), results.get(3));
  }

  @Test
  void read_halfAMillionMalformedLines_takesLittleForEach() {
    List<PuzzleResult> results = PuzzleText.read(EASY + "\n" + "1\n".repeat(500_000));
    assertEquals(500_001, results.size());
    Malformed last = (Malformed) results.get(500_000);
    assertEquals(500_001, last.line());
    assertEquals(0, last.error().getStackTrace().length, "a stack trace takes 700 bytes");
  }

  /** A taker that keeps none has none in memory, though there be as many as a text can hold. */
  @Test
  @Tag("slow")
  void read_millionsOfMalformedLines_handsThemOnOneByOne() {
    String text = EASY + "\n" + "1\n".repeat(2_500_000);
    long before = UsedMemory.used();
    long[] taken = new long[1];
    PuzzleText.read(
        text,
        result -> {
          if (result.line() == 2_500_001) {
            taken[0] = UsedMemory.used() - before;
          }
        });
    assertTrue(taken[0] < 20_000_000, "takes " + taken[0] + " bytes");
    assertTrue(taken[0] != 0, "the last line was not handed on");
  }

  @Test
  void read_lineOfDashesOnly_isNoGridStringAlone() {
    assertReads(
        EASY_SOLVED, "-".repeat(81) + "\n" + SamplePuzzles.rows(EASY_SOLVED) + "-".repeat(81));
  }

  @Test
  void read_strayBlankInALine_isIgnored() {
    String stray = HARD.substring(0, 27) + " " + HARD.substring(27);
    assertEquals(
        Arrays.asList(new Found(1, FIRST), new Found(2, SECOND)),
        PuzzleText.read(EASY + "\n" + stray));
  }

  private static void assertMalformed(
      long line, Problem problem, int position, String text, PuzzleResult result) {
    Malformed malformed = (Malformed) result;
    assertEquals(line, malformed.line());
    assertError(problem, position, text, malformed.error());
  }

  private static String comment(String text) {
    return PuzzleText.read(text).get(0).orThrow().comment();
  }
}
