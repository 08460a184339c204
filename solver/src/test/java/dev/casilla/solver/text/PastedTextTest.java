package dev.casilla.solver.text;

import static dev.casilla.solver.text.SamplePuzzles.EASY;
import static dev.casilla.solver.text.SamplePuzzles.EASY_SOLVED;
import static dev.casilla.solver.text.SamplePuzzles.HARD;
import static dev.casilla.solver.text.SamplePuzzles.assertReads;
import static dev.casilla.solver.text.SamplePuzzles.assertRefuses;
import static dev.casilla.solver.text.SamplePuzzles.puzzle;
import static dev.casilla.solver.text.SamplePuzzles.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.text.PuzzleResult.Found;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes out of chats, web pages, printed text and other people's programs. */
final class PastedTextTest {
  private static final String SPACED = rows(EASY).replaceAll("(.)(?=.)", "$1 ");
  private static final String BOARD = Grid.parse(EASY).display() + "\n";

  @ParameterizedTest
  @ValueSource(strings = {"\uff0e", "\u30fb", "\u2022", "\u25a1", "\u2b1c", "\u2013", "\u2212"})
  void read_emptyMarksOfOtherScripts_areEmpty(String mark) {
    assertReads(EASY, EASY.replace(".", mark));
    assertReads(EASY, rows(EASY.replace(".", mark)));
    assertReads(EASY, BOARD.replace(".", mark));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u2007", "\u2009", "\u202f", "\u00a0"})
  void read_spacesOfPrintedText_areBlanks(String space) {
    assertReads(EASY, SPACED.replace(" ", space));
    assertReads(EASY, rows(EASY.replace(".", space)));
  }

  @Test
  void read_threeDotsMadeOneByAPhone_areThreeEmptyCells() {
    assertReads(EASY, EASY.replace("...", "\u2026"));
    assertReads(HARD, rows(HARD).replace("...", "\u2026"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u200b", "\u00ad", "\u200e", "\ufeff", "\u2060", "\f"})
  void read_charactersNobodySees_areIgnored(String invisible) {
    assertReads(EASY, EASY.substring(0, 9) + invisible + EASY.substring(9));
    assertReads(EASY, invisible + rows(EASY) + invisible);
    assertEquals(2, PuzzleText.read(EASY + "\n" + HARD + "\n" + invisible).size());
  }

  @Test
  void read_keycaps_areDigits() {
    assertReads(EASY, rows(EASY).replaceAll("\\d", "$0\ufe0f\u20e3").replace('.', '\u2b1c'));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Try this: %s",
        "Try this:\u00a0%s good luck",
        "https://example.org/play?bd=%s",
        "https://example.org/play/%s?from=mail",
        "1,%s,Easy",
        "12: %s",
        "\"%s\",",
        "(%s)",
        "id 7,%s," + EASY_SOLVED + ",27"
      })
  void read_gridStringAmongWords_isRead(String message) {
    assertReads(HARD, String.format(message, HARD));
    assertReads(HARD, "Hola, n.º 12\n" + String.format(message, HARD) + "\nSuerte");
  }

  @Test
  void read_gridStringsAmongWords_areAll() {
    List<PuzzleResult> results = PuzzleText.read("one: " + EASY + "\ntwo: " + HARD + " 7.2");
    assertEquals(new Found(1, puzzle(EASY, "", "")), results.get(0));
    assertEquals(new Found(2, puzzle(HARD, "", "7.2")), results.get(1));
  }

  @Test
  void read_twoGridStringsInAMessage_isRefused() {
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 0, "A " + EASY + " B " + HARD);
  }

  @Test
  void read_eightyTwoMarksAmongWords_areNoGridString() {
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 0, "Try " + HARD + ".");
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 0, "Tryx" + HARD);
    assertRefuses(Problem.TOO_MANY_CELLS, 82, "7 " + HARD);
  }

  @Test
  void read_letterForEmpty_namesTheFirstLetter() {
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 1, HARD.replace('.', 'x'));
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 4, "[[5,null,3,null]]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"+4", "~4", "(4)", "[4]", "4'", "`4`"})
  void read_someDigitsMarked_isRefusedAtTheMark(String marked) {
    String text = rows(EASY).replaceFirst("9\\.\\.3", "9" + marked + ".3");
    assertRefuses(Problem.UNEXPECTED_CHARACTER, marked.equals("4'") ? 12 : 11, text);
    String table = rows(EASY.replace('.', '0')).replaceAll("(.)(?=.)", "$1,");
    String markedTable = table.replaceFirst("9,0,0,3", "9," + marked + ",0,3");
    int mark = marked.equals("4'") ? 21 : 20;
    assertRefuses(Problem.UNEXPECTED_CHARACTER, mark, markedTable);
  }

  @Test
  void read_allDigitsMarkedAlike_isRead() {
    assertReads(EASY, rows(EASY).replaceAll("[0-9.]", "[$0]"));
    assertReads(EASY, rows(EASY).replaceAll("\\d", "($0)"));
    assertReads(EASY, rows(EASY).replaceAll("(.)(?=.)", "$1,").replaceAll("\\d", "\"$0\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ABCDEFGHI", "abcdefghi", "123456789"})
  void read_namedRows_areReadWithoutTheNames(String names) {
    assertReads(EASY, named(SPACED, names, " "));
    assertReads(EASY, named(SPACED, names, " | "));
    assertReads(EASY, named(BOARD, names, "|"));
    assertReads(EASY, named(rows(EASY), names, ": "));
    assertReads(EASY, named(rows(EASY).replaceAll("(.)(?=.)", "$1,"), names, ","));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 2 3 4 5 6 7 8 9", "1 2 3 | 4 5 6 | 7 8 9", "A B C D E F G H I"})
  void read_namedColumns_areReadWithoutTheNames(String names) {
    assertReads(EASY, names + "\n" + SPACED);
    assertReads(EASY, names + "\n------+------+------\n" + BOARD);
    assertReads(EASY, "    " + names + "\n" + named(SPACED, "ABCDEFGHI", " | "));
    assertReads(EASY, "    " + names + "\n" + named(SPACED, "123456789", " | "));
  }

  @Test
  void read_rowsThatOnlyLookNamed_areKept() {
    String counted =
        "123456789456789123789123456231674895875912364694538217317265948542897631968341572";
    assertReads(counted, rows(counted).replaceAll("(.)(?=.)", "$1 "));
    String columns = "123456789" + EASY.substring(9);
    assertReads(columns, rows(columns));
  }

  @Test
  void read_namedRowsInJson_errorPositionCountsInTheWholeText() {
    String board = named(SPACED, "ABCDEFGHI", " ").replace("\n", "\\n");
    assertReads(EASY, "{\"puzzle\":\"" + board + "\"}");
    String broken = "{\"puzzle\":\"" + board.replace(". 3 . .\\n", ". 3 .\\n") + "\"}";
    assertRefuses(Problem.TOO_FEW_CELLS, broken.lastIndexOf("\\n"), broken);
  }

  @Test
  void read_namedRowsOutOfOrder_isRefused() {
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 0, named(SPACED, "ABDCEFGHI", " "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"| | | | | | | | | |", "|1|2|3|4|5|6|7|8|9|", "|a|b|c|d|e|f|g|h|i|"})
  void read_markdownTableWithHeader_dropsIt(String header) {
    String table = rows(EASY).replaceAll("([0-9.])", "|$1").replaceAll("(?m)$", "|").trim();
    String body = table.substring(0, table.length() - 1).replace(".", " ").replace("\n|\n", "\n");
    assertReads(EASY, header + "\n|-|-|-|-|-|-|-|-|-|\n" + body);
  }

  @Test
  void read_boardsWithTitles_areAll() {
    String zeros = rows(EASY).replace('.', '0');
    List<PuzzleResult> results = PuzzleText.read("Grid 01\n" + zeros + "Grid 02\n" + rows(HARD));
    assertEquals(new Found(2, puzzle(EASY, "", "")), results.get(0));
    assertEquals(new Found(12, puzzle(HARD, "", "")), results.get(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "========\n", "\r\n\r\n"})
  void read_boardsApart_areAll(String between) {
    List<PuzzleResult> results =
        PuzzleText.read(rows(EASY) + between + BOARD + between + rows(HARD));
    assertEquals(3, results.size());
    assertEquals(EASY, results.get(0).orThrow().grid().toString());
    assertEquals(EASY, results.get(1).orThrow().grid().toString());
    assertEquals(HARD, results.get(2).orThrow().grid().toString());
  }

  @Test
  void read_boardsOneOfThemMalformed_losesNoOther() {
    String broken = rows(EASY).replace("9..3.5..1", "9..3.5.1");
    List<PuzzleResult> results = PuzzleText.read(rows(HARD) + "\n" + broken + "\n" + rows(EASY));
    assertEquals(3, results.size());
    PuzzleResult.Malformed malformed = (PuzzleResult.Malformed) results.get(1);
    assertEquals(11, malformed.line());
    assertEquals(91 + 18, malformed.error().position());
    assertEquals(EASY, results.get(2).orThrow().grid().toString());
  }

  @Test
  void read_boardsApartBelowATitle_areAll() {
    List<PuzzleResult> results =
        PuzzleText.read("Two for you\n\n" + rows(EASY) + "\n" + rows(HARD) + "\nGood luck");
    assertEquals(2, results.size());
    assertEquals(EASY, results.get(0).orThrow().grid().toString());
    assertEquals(HARD, results.get(1).orThrow().grid().toString());
  }

  @Test
  void read_threeRowsOfATableWithBlanksInItsFields_areNoGrid() {
    String threeRows = table(EASY).substring(0, 3 * 38);
    assertRefuses(Problem.TOO_FEW_CELLS, threeRows.length(), threeRows);
  }

  @Test
  void read_tableBrokenByWords_isNotTakenForTwoBoards() {
    String broken = table(EASY).replace("| 7 |", "|ab |");
    String twice = broken.replace("| 8 |   |   | 2", "\n|ab |   |   | 2");
    assertReads(EASY, table(EASY));
    assertRefuses(Problem.UNEXPECTED_CHARACTER, broken.indexOf("ab"), broken);
    assertRefuses(Problem.UNEXPECTED_CHARACTER, twice.indexOf("ab"), twice);
  }

  @Test
  void read_boardWithBlankLinesBetweenItsBands_isOne() {
    assertReads(EASY, rows(EASY).replaceAll("(?s)(.{30})", "$1\n"));
  }

  /** Lines of 38 characters: | 9 | | | 3 | and so on. */
  private static String table(String grid) {
    String fields = rows(grid).replace('.', ' ').replaceAll("(.)", "| $1 ");
    return fields.replace("\n", "|\n");
  }

  private static String named(String board, String names, String between) {
    StringBuilder text = new StringBuilder();
    int row = 0;
    for (String line : board.lines().toList()) {
      boolean isRule = line.startsWith("-");
      text.append(isRule ? "--" + line : names.charAt(row++) + between + line).append('\n');
    }
    return text.toString();
  }
}
