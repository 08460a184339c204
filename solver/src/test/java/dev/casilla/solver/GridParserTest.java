package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.testdata.ArticlePuzzles;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GridParserTest {
  @ParameterizedTest
  @ValueSource(strings = {".", "0", "_", "*", "-", " ", "\t"})
  void parse_everyEmptyMark_isEmpty(String mark) {
    assertParses(ArticlePuzzles.EASY.replace(".", mark));
  }

  @Test
  void parse_nineLines_ignoresLineBreaks() {
    assertParses(lines(ArticlePuzzles.EASY, "\n"));
    assertParses(lines(ArticlePuzzles.EASY, "\r\n"));
    assertParses(lines(ArticlePuzzles.EASY, " \t\r\n"));
  }

  @Test
  void parse_nineLinesWithBlanksForEmpty_takesBlanksAsCells() {
    assertParses(lines(ArticlePuzzles.EASY.replace('.', ' '), "\n"));
  }

  @Test
  void parse_blankBetweenAllMarks_ignoresBlanks() {
    assertParses(ArticlePuzzles.EASY.replaceAll("(.)", " $1"));
  }

  @Test
  void parse_eightyMarksAndOneBlank_takesTheBlankAsCell() {
    assertParses(" " + ArticlePuzzles.EASY.substring(1));
  }

  @Test
  void parse_eightyMarksAndLineBreak_isTooFew() {
    assertInvalid(Problem.TOO_FEW_CELLS, 81, -1, 80, ArticlePuzzles.EASY.substring(1) + "\n");
  }

  @Test
  void parse_nothing_isTooFew() {
    assertInvalid(Problem.TOO_FEW_CELLS, 0, InvalidGridException.END, 0, "");
  }

  @Test
  void parse_blanksThatFitNeither_areIgnoredInTheCount() {
    assertInvalid(Problem.TOO_FEW_CELLS, 4, InvalidGridException.END, 2, "1  2");
  }

  @Test
  void parse_oneCellMore_isTooManyAtThatCell() {
    assertInvalid(Problem.TOO_MANY_CELLS, 82, '7', 82, ArticlePuzzles.EASY + "\n7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "A", "/", ":", "\0", "\u00a0", "１", "٣"})
  void parse_strangeCharacter_isNamedWithPosition(String strange) {
    String text = ArticlePuzzles.EASY.substring(0, 5) + strange + ArticlePuzzles.EASY.substring(6);
    assertInvalid(Problem.UNEXPECTED_CHARACTER, 5, strange.codePointAt(0), 5, text);
  }

  @Test
  void parse_characterOfTwoUnits_isNamedWhole() {
    assertInvalid(Problem.UNEXPECTED_CHARACTER, 2, 0x1D7D7, 1, "1\n\uD835\uDFD7");
  }

  @Test
  void getMessage_strangeCharacter_saysWhatAndWhere() {
    InvalidGridException e = assertThrows(InvalidGridException.class, () -> Grid.parse("12x"));
    assertEquals("unexpected character: 'x' U+0078 at position 2 (2 cells)", e.getMessage());
  }

  @Test
  void parse_megabytes_endsSoon() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 8_000_000; i++) {
      text.append(i % 2 == 0 ? ' ' : '5');
    }
    Assertions.assertTimeout(
        Duration.ofSeconds(2),
        () -> assertInvalid(Problem.TOO_MANY_CELLS, 163, '5', 4_000_000, text.toString()));
  }

  private static void assertParses(String text) {
    assertEquals(ArticlePuzzles.EASY, Grid.parse(text).toString());
  }

  private static void assertInvalid(
      Problem problem, int position, int codePoint, int cells, String text) {
    InvalidGridException e = assertThrows(InvalidGridException.class, () -> Grid.parse(text));
    assertEquals(problem, e.problem());
    assertEquals(position, e.position());
    assertEquals(codePoint, e.codePoint());
    assertEquals(cells, e.cells());
  }

  private static String lines(String text, String lineBreak) {
    return text.replaceAll(".{9}", "$0" + lineBreak);
  }
}
