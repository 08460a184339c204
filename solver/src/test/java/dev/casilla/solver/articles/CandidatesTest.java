package dev.casilla.solver.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.testdata.ArticlePuzzles;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class CandidatesTest {
  private static final Candidates EASY = Candidates.of(Grid.parse(ArticlePuzzles.EASY));

  @Test
  void toMap_easy_isTheArticlesDictionary() {
    Map<String, String> map = EASY.toMap();
    assertEquals(Cells.names().toString(), map.keySet().toString());
    assertEquals("123456789", map.get("A1"));
    assertEquals("3", map.get("A3"));
  }

  @Test
  void toMap_change_isRefused() {
    assertThrows(UnsupportedOperationException.class, () -> EASY.toMap().put("A1", "1"));
  }

  @Test
  void toGrid_fromGrid_isThatGrid() {
    assertEquals(Grid.parse(ArticlePuzzles.EASY), EASY.toGrid());
  }

  @Test
  void solved_easy_areItsGivens() {
    assertEquals(32, EASY.solved());
    assertFalse(EASY.isSolved());
    assertTrue(Candidates.of(Grid.parse(ArticlePuzzles.EASY_SOLUTION)).isSolved());
  }

  @Test
  void hasContradiction_cellWithoutCandidates_isTrue() {
    assertFalse(EASY.hasContradiction());
    assertTrue(EASY.with(5, Digits.NONE).hasContradiction());
    assertFalse(EASY.with(5, Digits.NONE).isSolved());
  }

  @Test
  void with_set_changesOneCellOfACopy() {
    Candidates candidates = EASY.with(0, Digits.only(4) | Digits.only(8));
    assertEquals("48", candidates.textAt(0));
    assertEquals("123456789", EASY.textAt(0));
    assertNotEquals(EASY, candidates);
    assertEquals(EASY, candidates.with(0, Digits.ALL));
    assertEquals(EASY.hashCode(), candidates.with(0, Digits.ALL).hashCode());
  }

  @Test
  void of_noDigitSet_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> EASY.with(0, 512));
    assertThrows(IllegalArgumentException.class, () -> EASY.with(0, -1));
    assertThrows(IllegalArgumentException.class, () -> Candidates.of(new int[80]));
  }

  @Test
  void toArray_changed_leavesCandidates() {
    EASY.toArray()[0] = Digits.NONE;
    assertEquals(Digits.ALL, EASY.digitsAt(0));
  }

  @Test
  void display_cellWithoutCandidates_isBlank() {
    Candidates solution = Candidates.of(Grid.parse(ArticlePuzzles.EASY_SOLUTION));
    assertTrue(solution.with(0, Digits.NONE).display().startsWith("  8 3 |9 2 1 |"));
  }

  @Test
  void toString_easy_isTheMap() {
    assertTrue(EASY.toString().startsWith("{A1=123456789, A2=123456789, A3=3, "));
  }
}
