package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.testdata.ArticlePuzzles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class GridTest {
  @Test
  void toMap_easy_isTheArticlesDictionary() {
    Map<String, String> map = Grid.parse(ArticlePuzzles.EASY).toMap();
    assertEquals(Cells.names(), new ArrayList<>(map.keySet()));
    assertEquals(".", map.get("A1"));
    assertEquals("3", map.get("A3"));
    assertTrue(map.toString().startsWith("{A1=., A2=., A3=3, A4=., A5=2,"));
  }

  @Test
  void display_spaced_isTheGoArticles() {
    assertEquals(
        """
        4 1 7 | 3 6 9 | 8 2 5\s
        6 3 2 | 1 5 8 | 9 4 7\s
        9 5 8 | 7 2 4 | 3 1 6\s
        ------+-------+-------
        8 2 5 | 4 3 7 | 1 6 9\s
        7 9 1 | 5 8 6 | 4 3 2\s
        3 4 6 | 9 1 2 | 7 5 8\s
        ------+-------+-------
        2 8 9 | 6 4 3 | 5 7 1\s
        5 7 3 | 2 9 1 | 6 8 4\s
        1 6 4 | 8 7 5 | 2 9 3\s
        """,
        Grid.parse(ArticlePuzzles.NORVIG_SOLUTION).display(GridDisplay.SPACED) + "\n");
  }

  private static final Grid EASY = Grid.parse(ArticlePuzzles.EASY);

  @Test
  void toString_parsedGrid_isItsGridString() {
    assertEquals(ArticlePuzzles.EASY, EASY.toString());
  }

  @Test
  void digitAt_givenAndEmptyCell_isDigitAndNone() {
    assertEquals(3, EASY.digitAt(Cells.named("A3")));
    assertEquals(Grid.NO_DIGIT, EASY.digitAt(Cells.named("A1")));
    assertTrue(EASY.isEmptyAt(Cells.named("A1")));
    assertFalse(EASY.isEmptyAt(Cells.named("A3")));
  }

  @Test
  void with_digit_changesOneCellOfACopy() {
    Grid grid = EASY.with(0, 4);
    assertEquals("4" + ArticlePuzzles.EASY.substring(1), grid.toString());
    assertEquals(ArticlePuzzles.EASY, EASY.toString());
  }

  @Test
  void with_noDigit_emptiesTheCell() {
    assertEquals(EASY, EASY.with(0, 4).with(0, Grid.NO_DIGIT));
  }

  @Test
  void with_noSuchDigitOrCell_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> EASY.with(0, 10));
    assertThrows(IllegalArgumentException.class, () -> EASY.with(0, -1));
    assertThrows(IndexOutOfBoundsException.class, () -> EASY.with(81, 1));
  }

  @Test
  void of_digitsOfAGrid_isThatGrid() {
    assertEquals(EASY, Grid.of(EASY.toArray()));
  }

  @Test
  void of_wrongCountOrDigit_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> Grid.of(new int[80]));
    int[] ten = new int[81];
    ten[80] = 10;
    assertThrows(IllegalArgumentException.class, () -> Grid.of(ten));
  }

  @Test
  void of_arrayChangedLater_staysAsItWas() {
    int[] digits = EASY.toArray();
    Grid grid = Grid.of(digits);
    digits[0] = 9;
    grid.toArray()[1] = 9;
    assertEquals(EASY, grid);
  }

  @Test
  void givensAndDistinctDigits_easy_are32And9() {
    assertEquals(32, EASY.givens());
    assertEquals(9, EASY.distinctDigits());
    assertEquals(0, Grid.EMPTY.givens());
    assertEquals(0, Grid.EMPTY.distinctDigits());
    assertEquals(1, Grid.EMPTY.with(3, 7).with(40, 7).distinctDigits());
  }

  @Test
  void isComplete_solutionAndPuzzle_isTrueAndFalse() {
    Grid solution = Grid.parse(ArticlePuzzles.EASY_SOLUTION);
    assertTrue(solution.isComplete());
    assertTrue(solution.isSolved());
    assertFalse(EASY.isComplete());
    assertFalse(EASY.isSolved());
  }

  @Test
  void isSolved_completeWithClash_isFalse() {
    Grid wrong = Grid.parse(ArticlePuzzles.EASY_SOLUTION).with(0, 8);
    assertTrue(wrong.isComplete());
    assertFalse(wrong.isSolved());
  }

  @Test
  void clashes_properPuzzle_isEmpty() {
    assertTrue(EASY.clashes().isEmpty());
    assertTrue(Grid.EMPTY.clashes().isEmpty());
  }

  @Test
  void clashes_rowColumnBlock_areAllFoundInOrder() {
    Grid grid = Grid.EMPTY.with(0, 5).with(8, 5).with(72, 5).with(10, 5).with(44, 7).with(40, 6);
    assertEquals(new TreeSet<>(Arrays.asList(0, 8, 10, 72)), grid.clashes());
  }

  @Test
  void clashes_change_isRefused() {
    assertThrows(UnsupportedOperationException.class, () -> EASY.clashes().add(3));
  }

  @Test
  void equals_sameCells_isTrueWithSameHash() {
    Grid again = Grid.parse(ArticlePuzzles.EASY);
    assertEquals(EASY, again);
    assertEquals(EASY.hashCode(), again.hashCode());
    assertNotEquals(EASY, EASY.with(0, 4));
    assertNotEquals(EASY, new Object());
  }
}
