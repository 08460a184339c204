package dev.casilla.solver.hint.uniqueness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.GridSketch;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.HintFinder;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RectangleFinderTest {
  private static final int ROW_A = Units.row(0);
  private static final int ROW_B = Units.row(1);
  private static final int COLUMN_4 = Units.column(3);

  @Test
  void type1_finsInOneCell_pairGoesThere() {
    assertOnly(Technique.UNIQUE_RECTANGLE_1, "1: B4, 2: B4", corners("12", "12", "12", "123"));
    assertOnly(Technique.UNIQUE_RECTANGLE_1, "1: B4, 2: B4", corners("12", "12", "12", "12345"));
  }

  @Test
  void type1_finsInTwoCells_isSilent() {
    assertSilent(Technique.UNIQUE_RECTANGLE_1, corners("12", "12", "123", "123"));
  }

  @Test
  void type1_pairDoesNotFitCrosswise_isSilent() {
    assertSilent(Technique.UNIQUE_RECTANGLE_1, corners("1", "12", "12", "23"));
  }

  @Test
  void type1_fourBlocks_isSilent() {
    GridSketch sketch =
        new GridSketch().cells("A1", "12").cells("A4", "12").cells("D1", "12").cells("D4", "123");
    assertSilent(Technique.UNIQUE_RECTANGLE_1, sketch);
  }

  @Test
  void type2_oneFinDigitInALine_goesWhereBothAreSeen() {
    assertOnly(
        Technique.UNIQUE_RECTANGLE_2, "3: B2 B3 B5 B6 B7 B8 B9", corners("12", "12", "123", "123"));
  }

  @Test
  void type3_finsAndOneCellAsNakedPair_pairGoesFromTheLine() {
    GridSketch sketch = corners("12", "12", "123", "124").cells("B7", "34");
    assertTrue(
        sketch.proves(
            new RectangleFinder(Technique.UNIQUE_RECTANGLE_3),
            "3: B2 B3 B5 B6 B8 B9, 4: B2 B3 B5 B6 B8 B9"));
  }

  @Test
  void type4_digitLockedInFinCells_otherDigitGoes() {
    GridSketch sketch = corners("12", "12", "123", "124").only(ROW_B, 1, "B1 B4");
    assertOnly(Technique.UNIQUE_RECTANGLE_4, "2: B1 B4", sketch);
  }

  @Test
  void type5_oneFinDigitInOppositeCorners_goesWhereBothAreSeen() {
    assertOnly(Technique.UNIQUE_RECTANGLE_5, "3: A2 A3 B5 B6", corners("12", "123", "123", "12"));
    assertSilent(Technique.UNIQUE_RECTANGLE_2, corners("12", "123", "123", "12"));
  }

  @Test
  void type6_digitFormsXWing_goesFromFinCells() {
    GridSketch sketch =
        corners("12", "123", "124", "12").only(ROW_A, 1, "A1 A4").only(ROW_B, 1, "B1 B4");
    assertOnly(Technique.UNIQUE_RECTANGLE_6, "1: A4 B1", sketch);
  }

  @Test
  void hidden_digitLockedInRowAndColumnOfOppositeCorner_otherDigitGoesThere() {
    GridSketch sketch =
        corners("12", "123", "124", "125").only(ROW_B, 1, "B1 B4").only(COLUMN_4, 1, "A4 B4");
    assertOnly(Technique.HIDDEN_RECTANGLE, "2: B4", sketch);
  }

  @Test
  void avoidable1_threeFilledCells_fourthMustNotCompleteThem() {
    GridSketch sketch = new GridSketch().place("A1", 1).place("A4", 2).place("B1", 2);
    assertOnly(Technique.AVOIDABLE_RECTANGLE_1, "1: B4", sketch);
  }

  @Test
  void avoidable1_oneCellGiven_isSilent() {
    CandidateGrid grid = CandidateGrid.of(Grid.parse("1" + ".".repeat(80)));
    grid.place(3, 2);
    grid.place(9, 2);
    assertFalse(new RectangleFinder(Technique.AVOIDABLE_RECTANGLE_1).findAll(grid, hint -> true));
  }

  @Test
  void avoidable2_twoFilledCells_oneFinDigitGoesWhereBothAreSeen() {
    GridSketch sketch =
        new GridSketch().place("A1", 1).place("A4", 2).cells("B1", "23").cells("B4", "13");
    assertOnly(Technique.AVOIDABLE_RECTANGLE_2, "3: B2 B3 B5 B6 B7 B8 B9", sketch);
  }

  @Test
  void new_otherTechnique_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> new RectangleFinder(Technique.NAKED_PAIR));
  }

  @Test
  void hintFinder_puzzleMayHaveSeveralSolutions_leavesUniquenessOut() {
    HintFinder careful = new HintFinder(false);
    HintFinder sure = new HintFinder(true);
    for (Technique technique : Technique.values()) {
      if (technique.restsOnUniqueness()) {
        assertTrue(sure.finder(technique).isPresent(), technique::name);
        assertFalse(careful.finder(technique).isPresent(), technique::name);
      }
    }
  }

  /** The candidates of A1, A4, B1 and B4. */
  private static GridSketch corners(String a1, String a4, String b1, String b4) {
    return new GridSketch().cells("A1", a1).cells("A4", a4).cells("B1", b1).cells("B4", b4);
  }

  private static void assertOnly(Technique technique, String eliminations, GridSketch sketch) {
    RectangleFinder finder = new RectangleFinder(technique);
    assertEquals(List.of(eliminations), sketch.eliminations(finder));
    assertTrue(sketch.proves(finder, eliminations));
  }

  private static void assertSilent(Technique technique, GridSketch sketch) {
    assertEquals(List.of(), sketch.eliminations(new RectangleFinder(technique)));
  }
}
