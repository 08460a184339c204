package dev.casilla.solver.text;

import static dev.casilla.solver.text.SamplePuzzles.EASY;
import static dev.casilla.solver.text.SamplePuzzles.EASY_SOLVED;
import static dev.casilla.solver.text.SamplePuzzles.HARD;
import static dev.casilla.solver.text.SamplePuzzles.assertReads;
import static dev.casilla.solver.text.SamplePuzzles.assertRefuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException.Problem;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class WebApiFormatTest {
  @Test
  void read_theApisAnswer_takesThePuzzle() {
    assertReads(EASY, "{\"puzzle\":\"" + EASY + "\",\"status\":\"ok\"}");
    assertReads(EASY, " {\n\"status\" : \"ok\" ,\t\"puzzle\" : \"" + EASY + "\" }\r\n");
  }

  @Test
  void read_escapes_areDecoded() {
    String escaped = EASY.replace(".", "\\u002E").replace("3", "\\u0033");
    assertReads(EASY, "{\"\\u0070uzzle\":\"" + escaped + "\"}");
    String lines = SamplePuzzles.rows(EASY).replace("\n", "\\n");
    assertReads(EASY, "{\"puzzle\":\"" + lines + "\"}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1",
        "-1.5e+3",
        "true",
        "null",
        "[]",
        "{}",
        "[1,[2,{\"a\":\"}\"}]]",
        "\"\\\"\\\\\"",
        "\"é\""
      })
  void read_otherMembers_areSkipped(String value) {
    assertReads(EASY, "{\"a\":" + value + ",\"puzzle\":\"" + EASY + "\",\"b\":" + value + "}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{\"puzzle\":7}; 10",
        "{puzzle:\"\"}; 1",
        "{\"puzzle\":\"\\x\"}; 12",
        "{\"puzzle\":\"\\u00g0\"}; 15",
        "{\"puzzle\":\"\t\"}; 11",
        "{\"a\":1,}; 7",
        "{\"a\":1}x; 7",
        "{\"a\":}; 5",
        "{\"a\" 1}; 5",
        "{\"a\":[1 2]}; 8",
        "{\"a\":{1:2}}; 6",
        "{\"puzzle\":\"1\",\"puzzle\":\"1\"}; 15",
        "{\"puzzle\":\"12\\n3a\"}; 16",
      })
  void read_otherJson_isRefusedThere(String text, int position) {
    assertRefuses(Problem.UNEXPECTED_CHARACTER, position, text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{", "{}", "{\"", "{\"puzzle\":\"12", "{\"a\":\"\\", "{\"a\":1}", "{\"a\":[["})
  void read_noPuzzle_isTooFewAtTheEnd(String text) {
    assertRefuses(Problem.TOO_FEW_CELLS, text.length(), text);
  }

  @Test
  void read_tooFewCells_errorIsAtTheStringsEnd() {
    String text = "{\"puzzle\":\"\\u0031" + EASY.substring(2) + "\",\"status\":\"ok\"}";
    assertRefuses(Problem.TOO_FEW_CELLS, text.indexOf("\",\"status"), text);
  }

  @Test
  void read_deepNesting_isRefused() {
    String text = "{\"a\":" + String.join("", Collections.nCopies(1_000_000, "["));
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 5 + 33, text);
  }

  @Test
  void write_solution_hasTheDiagonalAsAnswer() {
    String expected =
        "{\"puzzle\":\"" + EASY + "\",\"solution\":\"" + EASY_SOLVED + "\",\"answer\":\"%s\"}";
    String json = PuzzleText.toJson(Grid.parse(EASY), Grid.parse(EASY_SOLVED));
    assertEquals(String.format(expected, "461168562"), json);
    assertReads(EASY, json);
    assertReads(EASY, PuzzleText.toJson(Grid.parse(EASY)));
  }

  @Test
  void write_notTheSolution_isTheCallersBug() {
    Grid hard = Grid.parse(HARD);
    Grid solved = Grid.parse(EASY_SOLVED);
    assertThrows(IllegalArgumentException.class, () -> PuzzleText.toJson(hard, solved));
    assertThrows(IllegalArgumentException.class, () -> PuzzleText.toJson(hard, hard));
  }
}
