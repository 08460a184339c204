package dev.casilla.solver.text;

import static dev.casilla.solver.text.SamplePuzzles.EASY;
import static dev.casilla.solver.text.SamplePuzzles.HARD;
import static dev.casilla.solver.text.SamplePuzzles.assertError;
import static dev.casilla.solver.text.SamplePuzzles.assertReads;
import static dev.casilla.solver.text.SamplePuzzles.assertRefuses;
import static dev.casilla.solver.text.SamplePuzzles.puzzle;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.text.PuzzleResult.Found;
import dev.casilla.solver.text.PuzzleResult.Malformed;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class OpenSudokuFormatTest {
  private static final String DIGITS = EASY.replace('.', '0');

  @Test
  void read_firstVersion_takesNameAndGames() {
    String text =
        "<?xml version=\"1.0\"?>\n"
            + "<opensudoku>\n"
            + "<name>Very hard &amp; long</name>\n"
            + "<author>x</author>\n"
            + "<game data=\""
            + DIGITS
            + "\" />\n<game data='"
            + HARD
            + "'></game>\n</opensudoku>\n";
    Puzzle first = puzzle(EASY, "Very hard & long", "");
    Puzzle second = puzzle(HARD, "Very hard & long", "");
    assertEquals(Arrays.asList(new Found(5, first), new Found(6, second)), PuzzleText.read(text));
  }

  @Test
  void read_secondVersion_takesFolderAndNote() {
    String text =
        "\uFEFF<!-- saved --><opensudoku version=\"2\"><folder name=\"Fácil\" created='1'>"
            + game("created=\"1\" note=\"a &lt;b&gt; &#x263A;\" command_stack=\"2|&bogus\"")
            + "</folder></opensudoku>";
    Puzzle expected = puzzle(EASY, "Fácil", "a <b> \u263A");
    assertEquals(Collections.singletonList(new Found(1, expected)), PuzzleText.read(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "1 1,2,3,| -|",
        "2 511|| 0|",
        "2 511| 0|",
        "3 511| 0|",
        "4 5|6| 0|0|",
        "5 5|6|1| 0|0|0|"
      })
  void read_savedCells_takesTheGivens(int version, String entryNotes, String givenNotes) {
    StringBuilder data = new StringBuilder("version: " + version + "&#10;");
    for (int cell = 0; cell < 81; cell++) {
      char digit = DIGITS.charAt(cell);
      data.append(digit == '0' ? "7|" + entryNotes + "1|" : digit + "|" + givenNotes + "0|");
    }
    assertReads(EASY, "<opensudoku><game data=\"" + data + "\"/></opensudoku>");
    String newline = data.toString().replace("&#10;", "\n");
    assertReads(EASY, "<opensudoku><game data=\"" + newline + "\"/></opensudoku>");
  }

  @ParameterizedTest
  @CsvSource({
    "version: 6, 33",
    "version: 0, 33",
    "version: 3 5|0|2|, 39",
    "version: 3 5|0|0|x, 41",
    "version: 3 5|0|0, 40"
  })
  void read_savedCellsOfStrangeForm_areRefusedThere(String data, int position) {
    String text = "<opensudoku><game data=\"" + data + "\"/></opensudoku>";
    assertRefuses(
        position == 40 ? Problem.TOO_FEW_CELLS : Problem.UNEXPECTED_CHARACTER, position, text);
  }

  @Test
  void read_malformedGame_losesNoOther() {
    String text =
        "<opensudoku>\n<game data=\"12&#120;\"/>\n<game/>\n" + game("") + "\n</opensudoku>";
    List<PuzzleResult> results = PuzzleText.read(text);
    assertEquals(3, results.size());
    Malformed first = (Malformed) results.get(0);
    assertEquals(2, first.line());
    assertError(Problem.UNEXPECTED_CHARACTER, text.indexOf("&#120"), text, first.error());
    Malformed second = (Malformed) results.get(1);
    assertError(Problem.TOO_FEW_CELLS, text.indexOf("<game/>"), text, second.error());
    assertEquals(new Found(4, puzzle(EASY, "", "")), results.get(2));
  }

  @Test
  void read_brokenAfterAGame_keepsTheGame() {
    String text = "<opensudoku>" + game("") + "<game data=\"123";
    List<PuzzleResult> results = PuzzleText.read(text);
    assertEquals(2, results.size());
    assertEquals(EASY, results.get(0).orThrow().grid().toString());
    Malformed broken = (Malformed) results.get(1);
    assertError(Problem.TOO_FEW_CELLS, text.length(), text, broken.error());
  }

  @ParameterizedTest
  @CsvSource({
    "'<!DOCTYPE a [<!ENTITY b \"x\">]><opensudoku/>', 1",
    "'<opensudoku><!DOCTYPE a></opensudoku>', 13",
    "'<opensudoku><![CDATA[x]]></opensudoku>', 13",
    "'<html><body/></html>', 0",
    "'<opensudoku></opensudoku>x', 25",
    "'<opensudoku></opensudoku><a/>', 25",
    "'<opensudoku></folder></opensudoku>', 14",
    "'<opensudoku><name>&bogus;</name></opensudoku>', 18",
    "'<opensudoku><game data=\"&#0;\"/></opensudoku>', 24",
    "'<opensudoku><game data=\"&#xD800;\"/></opensudoku>', 24",
    "'<opensudoku><game data=\"&#99999999;\"/></opensudoku>', 24",
    "'<opensudoku><game data=\"<\"/></opensudoku>', 24",
    "'<opensudoku><game data=1/></opensudoku>', 23",
    "'<opensudoku><game data=\"1\" data=\"1\"/></opensudoku>', 27",
    "'< opensudoku/>', 1"
  })
  void read_otherMarkup_isRefusedThere(String text, int position) {
    assertRefuses(Problem.UNEXPECTED_CHARACTER, position, text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<", "<opensudoku", "<opensudoku>", "<opensudoku/>", "<!--", "<?xml"})
  void read_textThatEndsEarly_isTooFewAtItsEnd(String text) {
    assertRefuses(Problem.TOO_FEW_CELLS, text.length(), text);
  }

  @Test
  void read_deepNesting_isRefused() {
    String text = "<opensudoku>" + String.join("", Collections.nCopies(1_000_000, "<a>"));
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 12 + 15 * 3, text);
  }

  @Test
  void read_whatWasWritten_isTheSame() {
    List<Puzzle> puzzles =
        Arrays.asList(
            puzzle(EASY, "", ""),
            puzzle(HARD, "a & b", "<\"'>\n\tfín \uD83D\uDE00"),
            puzzle(EASY, "a & b", "second"));
    String text = PuzzleText.toOpenSudoku(puzzles);
    List<PuzzleResult> results = PuzzleText.read(text);
    for (int i = 0; i < puzzles.size(); i++) {
      assertEquals(puzzles.get(i), results.get(i).orThrow());
    }
    assertEquals(puzzles.size(), results.size());
  }

  @Test
  void write_charactersThatXmlForbids_areReplaced() {
    List<Puzzle> puzzles = Collections.singletonList(puzzle(EASY, "a\0b\uD800c", ""));
    String text = PuzzleText.toOpenSudoku(puzzles);
    assertEquals("a\uFFFDb\uFFFDc", PuzzleText.read(text).get(0).orThrow().title());
  }

  private static String game(String attributes) {
    return "<game data=\"" + DIGITS + "\" " + attributes + "/>";
  }
}
