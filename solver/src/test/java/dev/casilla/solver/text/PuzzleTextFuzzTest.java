package dev.casilla.solver.text;

import static dev.casilla.solver.text.SamplePuzzles.EASY;
import static dev.casilla.solver.text.SamplePuzzles.EASY_SOLVED;
import static dev.casilla.solver.text.SamplePuzzles.HARD;
import static dev.casilla.solver.text.SamplePuzzles.puzzle;
import static dev.casilla.solver.text.SamplePuzzles.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.testing.MutatedTexts;
import java.io.StringReader;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Mutated texts of every form: puzzles or {@link InvalidGridException}, nothing else, within a time
 * limit.
 */
final class PuzzleTextFuzzTest {
  private static final long SEED = 20_260_101;

  /** Milliseconds; a text of this size takes well under one, the rest is for a busy machine. */
  private static final long LONGEST = 5_000;

  private static final Puzzle PUZZLE = puzzle(EASY, "Diario & co", "two\nlines");

  private static final String NAMED =
      IntStream.range(0, 9)
          .mapToObj(
              row -> "ABCDEFGHI".charAt(row) + " " + rows(EASY).substring(row * 10, row * 10 + 10))
          .collect(Collectors.joining());

  private static final String[] FORMS = {
    EASY,
    rows(EASY.replace('.', '-')),
    rows(HARD.replace('.', ' ')),
    Grid.parse(EASY).display(),
    Grid.parse(EASY_SOLVED).display(),
    rows(HARD).replaceAll("(.)(?=.)", "$1,").replace(".", ""),
    PuzzleText.toSdm(Arrays.asList(PUZZLE, puzzle(HARD, "", ""))),
    PuzzleText.toSdk(PUZZLE) + "[State]\n" + rows(EASY_SOLVED),
    "[Puzzle]\n" + rows(EASY) + "[State]\n" + rows(EASY_SOLVED),
    PuzzleText.toOpenSudoku(Arrays.asList(PUZZLE, puzzle(HARD, "", ""))),
    "<opensudoku><game data=\"version: 3\n"
        + EASY.replaceAll("(.)", "$1|0|0|")
        + "\"/></opensudoku>",
    PuzzleText.toJson(Grid.parse(EASY), Grid.parse(EASY_SOLVED)),
    "Try this: " + HARD + " (hard)\n",
    "One\n" + rows(EASY) + "Two\n" + rows(HARD) + "\n" + rows(EASY_SOLVED),
    "|1|2|3|4|5|6|7|8|9|\n|-|-|-|-|-|-|-|-|-|\n" + rows(HARD).replaceAll("([0-9.])", "|$1"),
    "  123 456 789\n" + NAMED,
  };

  private static final String[] TOKENS = {
    "\"",
    "\\",
    "\\u00",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\n",
    "\r\n",
    " ",
    "\t",
    "-",
    "---+---",
    "|",
    "*",
    "_",
    ".",
    "0",
    "9",
    "#",
    "#D",
    "[Puzzle]\n",
    "[State]\n",
    "<",
    ">",
    "/>",
    "</",
    "<!--",
    "-->",
    "<!DOCTYPE a [<!ENTITY b \"c\">]>",
    "<![CDATA[",
    "&",
    "&amp;",
    "&#10;",
    "&#x110000;",
    "&b;",
    "<game data=\"",
    "</game>",
    "version: 2\n",
    "version: 9",
    "\uFEFF",
    "\uD835",
    "\uDC00",
    "\0",
    "１",
    "…",
    "–",
    "(",
    "+",
    "A ",
    "\n\n",
    "====\n",
    "Title\n",
    "│",
    "═",
    "a",
    "word",
    "\"puzzle\":\"",
    "null",
    "1e9"
  };

  private static final MutatedTexts MUTATED =
      new MutatedTexts(Arrays.asList(FORMS), Arrays.asList(TOKENS));

  @Test
  void read_mutatedTexts_givesPuzzlesOrInvalidGrid() {
    assertReadsOrRefuses(SEED, 20_000);
  }

  @Test
  @Tag("slow")
  void read_millionMutatedTexts_givesPuzzlesOrInvalidGrid() {
    assertReadsOrRefuses(SEED + 1_000_000, 1_000_000);
  }

  private static void assertReadsOrRefuses(long firstSeed, int texts) {
    int read = 0;
    for (long seed = firstSeed; seed < firstSeed + texts; seed++) {
      String text = MUTATED.of(seed);
      String hint = "seed " + seed;
      long start = System.nanoTime();
      read += reads(text, hint) ? 1 : 0;
      long millis = (System.nanoTime() - start) / 1_000_000;
      assertTrue(millis < LONGEST, hint + " took ms " + millis);
    }
    assertTrue(read > texts / 20 && read < texts, "read " + read + " of " + texts);
  }

  private static boolean reads(String text, String hint) {
    try {
      PuzzleText.lines(new StringReader(text)).forEachRemaining(result -> check(result, hint));
      PuzzleText.read(text).forEach(result -> check(result, hint));
      return true;
    } catch (InvalidGridException e) {
      checkTrouble(text, e, hint);
      return false;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return fail(hint, e);
    }
  }

  private static void check(PuzzleResult result, String hint) {
    assertTrue(result.line() > 0, hint);
    if (result instanceof PuzzleResult.Found found) {
      assertEquals(81, found.puzzle().grid().toString().length(), hint);
    }
  }

  private static void checkTrouble(String text, InvalidGridException e, String hint) {
    boolean inside = e.position() >= 0 && e.position() < text.length();
    assertTrue(inside || e.position() == text.length(), hint);
    int there = inside ? text.codePointAt(e.position()) : InvalidGridException.END;
    assertEquals(there, e.codePoint(), hint);
  }
}
