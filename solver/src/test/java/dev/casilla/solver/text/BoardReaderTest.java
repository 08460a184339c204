package dev.casilla.solver.text;

import static dev.casilla.solver.text.SamplePuzzles.EASY;
import static dev.casilla.solver.text.SamplePuzzles.EASY_SOLVED;
import static dev.casilla.solver.text.SamplePuzzles.HARD;
import static dev.casilla.solver.text.SamplePuzzles.assertReads;
import static dev.casilla.solver.text.SamplePuzzles.assertRefuses;
import static dev.casilla.solver.text.SamplePuzzles.rows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.testing.CpuTime;
import java.util.Collections;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BoardReaderTest {
  @ParameterizedTest
  @ValueSource(strings = {".", "0", "_", "*", "-", " ", "\u00b7", "\u3000"})
  void read_everyEmptyMark_isEmpty(String mark) {
    assertReads(EASY, EASY.replace(".", mark));
    assertReads(EASY, rows(EASY.replace(".", mark)));
  }

  @ParameterizedTest
  @ValueSource(strings = {".", "0", "_", "*", "-"})
  void read_everyEmptyMarkOnADisplayBoard_isEmpty(String mark) {
    String board = Grid.parse(EASY).display().replace(".", mark);
    assertReads(EASY, board);
    assertReads(EASY, board.replace('\n', ' '));
    assertReads(EASY, "> " + board.replace("\n", "\r\n> "));
  }

  @Test
  void read_displayBoardWithoutEmptyCells_takesRulesAsDecoration() {
    assertReads(EASY_SOLVED, Grid.parse(EASY_SOLVED).display());
    assertReads(EASY_SOLVED, Grid.parse(EASY_SOLVED).display().replace('+', '-'));
  }

  @Test
  void read_strayBlank_isIgnoredWhereMarksSuffice() {
    assertReads(HARD, HARD.substring(0, 27) + " " + HARD.substring(27));
  }

  @Test
  void read_strayBlank_isACellWhereAMarkIsMissing() {
    assertReads(HARD, HARD.substring(0, 27) + " " + HARD.substring(28));
  }

  @Test
  void read_emptyGrid_isReadFromEveryMark() {
    String empty = Grid.EMPTY.toString();
    for (String mark : new String[] {".", "0", "-", "_", "*"}) {
      assertReads(empty, empty.replace(".", mark));
      assertReads(empty, rows(empty.replace(".", mark)));
    }
  }

  @Test
  void read_simpleSudokuBoard_dropsFrameAndFooter() {
    assertReads(
        EASY, framed(EASY, "*-----------*", "|---+---+---|") + " Simple Sudoku\n  Version 4.2n\n");
  }

  @Test
  void read_sadManBoard_dropsFrame() {
    assertReads(EASY, framed(EASY, "+---+---+---+", "+---+---+---+"));
  }

  @Test
  void read_dashesForEmptyAndForRules_distinguishesThem() {
    String text = framed(EASY.replace('.', '-'), "+---+---+---+", "|---+---+---|");
    assertReads(EASY, text);
  }

  @Test
  void read_emptyRowsOfDashesBetweenRules_areRows() {
    String grid = EASY.substring(0, 18) + "........." + EASY.substring(27);
    assertReads(grid, framed(grid.replace('.', '-'), "+---+---+---+", "+---+---+---+"));
  }

  @Test
  void read_hodokuBoard_dropsFrame() {
    String text = framed(EASY, ".---.---.---.", ":---+---+---:");
    assertReads(EASY, text);
    assertReads(EASY, text.substring(0, text.length() - 14) + "'---'---'---'");
  }

  @Test
  void read_boxDrawing_isDecoration() {
    assertReads(EASY, framed(EASY, "╔═══╦═══╦═══╗", "╠═══╬═══╬═══╣").replace('|', '║'));
    assertReads(EASY, framed(EASY, "┌───┬───┬───┐", "├───┼───┼───┤").replace('|', '│'));
  }

  @Test
  void read_fullWidthDigits_areDigits() {
    String digits = EASY.replace('.', '0');
    StringBuilder wide = new StringBuilder();
    for (int i = 0; i < digits.length(); i++) {
      wide.append((char) (digits.charAt(i) - '0' + '０'));
    }
    assertReads(EASY, wide.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"|", ",", ";", "\t", "│"})
  void read_tableWithBlankFields_takesThemAsEmpty(String delimiter) {
    assertReads(EASY, table(EASY, delimiter, ""));
    assertReads(HARD, table(HARD, delimiter, ""));
    assertReads(EASY, table(EASY, delimiter, "0"));
  }

  @Test
  void read_markdownTable_dropsTheRule() {
    String body = table(EASY, " | ", "").replaceAll("(?m)^(.+)$", "| $1 |");
    String first = body.substring(0, body.indexOf('\n') + 1);
    String others = body.substring(first.length());
    assertReads(EASY, first + "|---|---|---|---|---|---|---|---|---|\n" + others);
    assertReads(EASY, first + "|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n" + others);
    assertReads(EASY, first + "|-|-|-|-|-|-|-|-|-|\n" + others);
  }

  @Test
  void read_listOfLists_isRead() {
    String text = rows(EASY.replace('.', '0')).replaceAll("(\\d)(?=\\d)", "$1, ");
    assertReads(EASY, "[[" + text.trim().replace("\n", "],\n [") + "]]");
  }

  @Test
  void read_wrappedString_isRead() {
    assertReads(EASY, EASY.substring(0, 76) + "\n" + EASY.substring(76));
    assertReads(EASY, EASY.replaceAll(".{27}", "$0\n"));
  }

  @Test
  void read_headingRemarkAndFooter_areLeftOut() {
    assertReads(
        EASY, "Diario de hoy, 12\n\n# difícil\n" + rows(EASY) + "\nSolution tomorrow (p. 7)");
    assertReads(EASY, "```\n" + rows(EASY) + "```\n");
  }

  @Test
  void read_nothing_isTooFewAtTheEnd() {
    assertRefuses(Problem.TOO_FEW_CELLS, 0, "");
    assertRefuses(Problem.TOO_FEW_CELLS, 3, " \n ");
    assertRefuses(Problem.TOO_FEW_CELLS, 81, " ".repeat(81));
  }

  @Test
  void read_prose_isRefusedAtItsFirstCharacter() {
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 1, " hello world");
  }

  @Test
  void read_oneCellMissing_isTooFewAtTheEnd() {
    assertRefuses(Problem.TOO_FEW_CELLS, 80, EASY.substring(1));
  }

  @Test
  void read_oneCellTooMany_isNamed() {
    assertRefuses(Problem.TOO_MANY_CELLS, 81, EASY + "7");
  }

  @Test
  void read_shortRow_isTooFewAtItsEnd() {
    assertRefuses(Problem.TOO_FEW_CELLS, 18, rows(EASY).replace("9..3.5..1", "9..3.5.1"));
  }

  @Test
  void read_longRow_isTooManyAtItsTenthCell() {
    assertRefuses(Problem.TOO_MANY_CELLS, 19, rows(EASY).replace("9..3.5..1", "9..3.5...1"));
  }

  @Test
  void read_cellMovedToTheNextRow_isRefusedThough81() {
    String text = rows(EASY).replace("\n9..3.5..1\n", "\n9..3.5..\n1");
    assertRefuses(Problem.TOO_FEW_CELLS, 18, text);
  }

  @Test
  void read_barInsideABlock_isNamed() {
    String text = framed(EASY, "+---+---+---+", "+---+---+---+").replace("|9..|3.5|", "|9..3|.5|");
    assertRefuses(Problem.UNEXPECTED_CHARACTER, text.indexOf("3|.5") + 1, text);
  }

  @Test
  void read_strangeCharacterInARow_isNamed() {
    String board = Grid.parse(EASY).display();
    int position = board.indexOf("8");
    String text = board.substring(0, position) + "B" + board.substring(position + 1);
    assertRefuses(Problem.UNEXPECTED_CHARACTER, position, text);
  }

  @Test
  void read_characterOfTwoUnits_isNamedWhole() {
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 10, rows(EASY).replaceFirst("9", "\uD835\uDFD7"));
  }

  @Test
  void read_starsThatMarkEntries_areRefused() {
    String text = rows(EASY).replaceFirst("9\\.\\.3", "*9..3");
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 10, text);
  }

  @Test
  void read_eightRowsAndTwoKindsOfLine_isAmbiguous() {
    String eight = rows(EASY_SOLVED).substring(0, 40) + rows(EASY_SOLVED).substring(50);
    String text = eight.substring(0, 40) + "---------\n" + eight.substring(40) + "*********\n";
    assertRefuses(Problem.AMBIGUOUS, 40, text);
  }

  @Test
  void read_halfABoardWithBlanksBetween_isNoGrid() {
    String half = EASY.substring(0, 41).replaceAll("(.)(?=.)", "$1 ");
    assertRefuses(Problem.TOO_FEW_CELLS, half.length(), half);
    String fiveColumns =
        rows(EASY).replaceAll("(?m)^(.{5}).*$", "$1").replaceAll("(.)(?=.)", "$1 ");
    assertRefuses(Problem.TOO_FEW_CELLS, 9, fiveColumns);
  }

  @Test
  void read_twoBoardsWithNothingBetween_isTooMany() {
    assertRefuses(Problem.TOO_MANY_CELLS, 90, rows(EASY) + rows(HARD));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " ",
        "1",
        "-",
        ".",
        "|",
        "\n",
        "1 ",
        "- + ",
        "a\n",
        "+-",
        "1\n",
        ",",
        "#\n",
        "=\n",
        "A 1\n",
        "…",
        "|-|\n",
        "1 2 3 4 5 6 7 8 9\n",
        "(1",
        "x1",
        "123456789\n123456789\n\n",
        EASY + EASY + "\n\n"
      })
  @Tag("slow")
  void read_megabytes_endsSoon(String unit) {
    String text = String.join("", Collections.nCopies(2_000_000 / unit.length(), unit));
    long begin = CpuTime.nanos();
    refusesOrReads(text);
    double seconds = (CpuTime.nanos() - begin) / 1e9;
    assertTrue(seconds < 20, seconds + " s");
  }

  private static void refusesOrReads(String text) {
    try {
      PuzzleText.read(text);
    } catch (InvalidGridException e) {
      // Only the time matters here.
    }
  }

  /** Nine fields a line; {@code empty} stands in the empty ones. */
  private static String table(String grid, String delimiter, String empty) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < 81; cell++) {
      String mark = grid.substring(cell, cell + 1).replace(".", empty);
      text.append(mark).append(cell % 9 == 8 ? "\n" : delimiter);
    }
    return text.toString();
  }

  private static String framed(String grid, String frame, String rule) {
    StringBuilder board = new StringBuilder(frame).append('\n');
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column += 3) {
        board.append('|').append(grid, row * 9 + column, row * 9 + column + 3);
      }
      board.append("|\n").append(row == 2 || row == 5 ? rule + "\n" : "");
    }
    return board.append(frame).append('\n').toString();
  }
}
