package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.casilla.solver.articles.Board;
import dev.casilla.solver.articles.Shape;
import dev.casilla.testing.MutatedTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Mutated grid strings: a grid or {@link InvalidGridException}, nothing else, within a time limit.
 */
final class GridParserFuzzTest {
  private static final long SEED = 20240229;

  /** Milliseconds; a text of this size takes microseconds, the rest is for a busy machine. */
  private static final long LONGEST = 5_000;

  private static final List<String> TOKENS =
      List.of(
          "1",
          "9",
          ".",
          "0",
          "_",
          "*",
          "-",
          " ",
          "\t",
          "\r\n",
          "x",
          "Z",
          "G",
          "a",
          "V",
          "|",
          "+",
          "\0",
          "\uD835",
          "\uD835\uDFD7",
          "é",
          "１",
          "٣",
          "\u00a0",
          "         ",
          "\n\n\n");

  /** A parser, the shape of its boards, and texts for it. */
  record Parser(String name, Shape shape, Function<String, String> parse, MutatedTexts texts) {
    static Parser of(String name, Shape shape, Function<String, String> parse) {
      String marks = shape.side() > 9 ? "12.0_3*-4ABCD" : "12.0_3*-";
      String board = marks.repeat(shape.cells()).substring(0, shape.cells());
      String lines = board.replaceAll(".{" + shape.side() + "}", "$0\n");
      String blanks = lines.replace('.', ' ');
      String spread = board.replaceAll("(.)", "$1 ");
      List<String> forms = List.of(board, lines, blanks, spread);
      return new Parser(name, shape, parse, new MutatedTexts(forms, TOKENS));
    }

    @Override
    public String toString() {
      return name + " " + shape;
    }
  }

  static List<Parser> parsers() {
    List<Parser> parsers = new ArrayList<>();
    parsers.add(Parser.of("Grid", Shape.SUDOKU_9, text -> Grid.parse(text).toString()));
    List<Shape> shapes =
        List.of(Shape.LATIN_3, Shape.SUDOKU_4, Shape.SUDOKU_6, Shape.SUDOKU_9, Shape.SUDOKU_16);
    for (Shape shape : shapes) {
      parsers.add(Parser.of("Board", shape, text -> Board.parse(shape, text).toString()));
    }
    return parsers;
  }

  @ParameterizedTest
  @MethodSource("parsers")
  void parse_mutatedTexts_givesGridOrInvalidGrid(Parser parser) {
    assertParsesOrRefuses(parser, SEED, 5_000);
  }

  @ParameterizedTest
  @MethodSource("parsers")
  @Tag("slow")
  void parse_millionMutatedTexts_givesGridOrInvalidGrid(Parser parser) {
    assertParsesOrRefuses(parser, SEED + 5_000, 1_000_000);
  }

  private static void assertParsesOrRefuses(Parser parser, long firstSeed, int texts) {
    int parsed = 0;
    for (long seed = firstSeed; seed < firstSeed + texts; seed++) {
      String text = parser.texts().of(seed);
      long start = System.nanoTime();
      parsed += parses(parser, text, "seed " + seed) ? 1 : 0;
      long millis = (System.nanoTime() - start) / 1_000_000;
      assertTrue(millis < LONGEST, "seed " + seed + " took ms " + millis);
    }
    assertTrue(parsed > texts / 20 && parsed < texts, "parsed " + parsed + " of " + texts);
  }

  private static boolean parses(Parser parser, String text, String hint) {
    try {
      assertEquals(parser.shape().cells(), parser.parse().apply(text).length(), hint);
      return true;
    } catch (InvalidGridException e) {
      boolean inside = e.position() >= 0 && e.position() < text.length();
      assertTrue(inside || e.position() == text.length(), hint);
      int there = inside ? text.codePointAt(e.position()) : InvalidGridException.END;
      assertEquals(there, e.codePoint(), hint);
      return false;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return fail(hint, e);
    }
  }
}
