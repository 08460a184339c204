package dev.casilla.solver.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.testdata.ArticlePuzzles;
import org.junit.jupiter.api.Test;

final class BoardTest {
  @Test
  void parse_sixteenBySixteen_readsLettersOfBothCases() {
    Board board = Board.parse(Shape.SUDOKU_16, text("9Ag", 256));
    assertEquals(9, board.digitAt(0));
    assertEquals(10, board.digitAt(1));
    assertEquals(16, board.digitAt(2));
    assertEquals(text("9AG", 256), board.toString());
  }

  @Test
  void parse_digitBeyondTheSide_isUnexpected() {
    InvalidGridException e =
        assertThrows(
            InvalidGridException.class, () -> Board.parse(Shape.SUDOKU_4, text("1235", 16)));
    assertEquals(Problem.UNEXPECTED_CHARACTER, e.problem());
    assertEquals(3, e.position());
  }

  @Test
  void parse_largestShape_readsEveryDigit() {
    Shape largest = Shape.latin(31);
    String digits = "123456789ABCDEFGHIJKLMNOPQRSTUV";
    Board board = Board.parse(largest, text(digits, 31 * 31));
    assertEquals(31, board.digitAt(30));
    assertEquals(board, Board.parse(largest, board.toString()));
  }

  @Test
  void ofAndToGrid_grid_isTheSameGrid() {
    Grid grid = Grid.parse(ArticlePuzzles.EASY);
    assertEquals(grid, Board.of(grid).toGrid());
    assertEquals(Shape.SUDOKU_9, Board.of(grid).shape());
  }

  @Test
  void toGrid_otherShape_isRefused() {
    assertThrows(IllegalStateException.class, () -> Board.empty(Shape.latin(9)).toGrid());
  }

  @Test
  void with_digit_changesOneCellOfACopy() {
    Board empty = Board.empty(Shape.LATIN_3);
    assertEquals("..3......", empty.with(2, 3).toString());
    assertEquals(".........", empty.toString());
    assertEquals(empty, empty.with(2, 3).with(2, Grid.NO_DIGIT));
    assertThrows(IllegalArgumentException.class, () -> empty.with(2, 4));
  }

  @Test
  void of_wrongCountOrDigit_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> Board.of(Shape.LATIN_3, new int[8]));
    int[] four = {4, 0, 0, 0, 0, 0, 0, 0, 0};
    assertThrows(IllegalArgumentException.class, () -> Board.of(Shape.LATIN_3, four));
  }

  @Test
  void display_miniSudoku_isThreeLines() {
    assertEquals("1 2 3 \n2 3 1 \n3 1 2 ", Board.parse(Shape.LATIN_3, "123231312").display());
  }

  @Test
  void display_sixBySix_separatesItsBlocks() {
    String display = Board.empty(Shape.SUDOKU_6).with(0, 6).display();
    assertEquals("6 . . |. . . \n. . . |. . . \n------+------\n", display.substring(0, 42));
  }

  @Test
  void display_nineByNine_isTheGrids() {
    Grid grid = Grid.parse(ArticlePuzzles.EASY);
    assertEquals(grid.display(), Board.of(grid).display());
  }

  @Test
  void allowed_emptyCell_isWhatRowAndColumnLeave() {
    Board mini = Board.parse(Shape.LATIN_3, "1.. .3. ...");
    assertEquals(Digits.only(2), mini.allowed(1));
    assertEquals(Digits.only(2) | Digits.only(3), mini.allowed(2));
    assertThrows(IllegalArgumentException.class, () -> mini.allowed(0));
  }

  @Test
  void equals_sameDigitsOtherShape_isFalse() {
    Board latin = Board.empty(Shape.latin(4));
    assertNotEquals(latin, Board.empty(Shape.SUDOKU_4));
    assertEquals(latin.hashCode(), Board.empty(Shape.latin(4)).hashCode());
  }

  private static String text(String pattern, int length) {
    StringBuilder text = new StringBuilder();
    while (text.length() < length) {
      text.append(pattern);
    }
    return text.substring(0, length);
  }
}
