package dev.casilla.solver.hint.fish;

import static dev.casilla.solver.Units.block;
import static dev.casilla.solver.Units.column;
import static dev.casilla.solver.Units.row;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.GridSketch;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.DigitPlacements;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class FishFinderTest {
  private static final int ROW_A = row(0);
  private static final int ROW_E = row(4);
  private static final int ROW_H = row(7);

  @Test
  void xWing_twoRowsInTwoColumns_clearsTheColumns() {
    Hint hint =
        new GridSketch()
            .only(ROW_A, 5, "A2 A7")
            .only(ROW_E, 5, "E2 E7")
            .assertRemoves(
                finder(Technique.X_WING), 5, "B2 C2 D2 F2 G2 H2 I2 B7 C7 D7 F7 G7 H7 I7");
    assertEquals(Arrays.asList(ROW_A, ROW_E), hint.units());
    assertEquals(Arrays.asList(column(1), column(6)), hint.covers());
    assertEquals(4, hint.candidates(Role.CAUSE).size());
  }

  @Test
  void xWing_thirdPlaceInOneRow_isNone() {
    GridSketch position = new GridSketch().only(ROW_A, 5, "A2 A7 A9").only(ROW_E, 5, "E2 E7");
    position.assertSilent(finder(Technique.X_WING));
  }

  @Test
  void swordfish_threeColumnsInThreeRows_clearsTheRows() {
    new GridSketch()
        .only(column(0), 3, "A1 E1")
        .only(column(4), 3, "E5 H5")
        .only(column(7), 3, "A8 H8")
        .assertRemoves(
            finder(Technique.SWORDFISH),
            3,
            "A2 A3 A4 A6 A7 A9 E2 E3 E4 E6 E7 E9 H2 H3 H4 H6 H7 H9");
  }

  @Test
  void finnedXWing_extraPlaceInBlockOfCorner_clearsWhatSeesItToo() {
    Hint hint =
        new GridSketch()
            .only(ROW_A, 5, "A2 A7 A9")
            .only(ROW_E, 5, "E2 E7")
            .assertRemoves(finder(Technique.FINNED_X_WING), 5, "B7 C7");
    assertEquals(Arrays.asList(Candidate.of(8, 5)), hint.candidates(Role.FIN));
  }

  @Test
  void sashimiXWing_finInsteadOfCorner_clearsWhatSeesIt() {
    GridSketch position = new GridSketch().only(ROW_A, 5, "A2 A9").only(ROW_E, 5, "E2 E7");
    position.assertRemoves(finder(Technique.SASHIMI_X_WING), 5, "B7 C7");
    position.assertSilent(finder(Technique.FINNED_X_WING));
  }

  @Test
  void frankenSwordfish_blockAndTwoRowsInThreeColumns_clearsTheColumns() {
    new GridSketch()
        .only(block(0), 5, "A1 B2")
        .only(ROW_E, 5, "E1 E6")
        .only(ROW_H, 5, "H2 H6")
        .assertRemoves(
            finder(Technique.FRANKEN_SWORDFISH), 5, "D1 F1 G1 I1 D2 F2 G2 I2 A6 B6 C6 D6 F6 G6 I6");
  }

  @Test
  void finnedMutantXWing_rowAndColumnMeetingInBlock_clearsTheFarCorner() {
    GridSketch position = new GridSketch().only(ROW_A, 5, "A2 A8").only(column(2), 5, "C3 H3");
    position.assertRemoves(finder(Technique.FINNED_MUTANT_X_WING), 5, "H8");
    position.assertSilent(finder(Technique.FINNED_FRANKEN_X_WING));
  }

  @Test
  void shapeOf_units_dependsOnTheirKinds() {
    int rows = units(ROW_A, ROW_E);
    int columns = units(column(0), column(1));
    assertEquals(FishShape.BASIC, FishShape.of(rows, columns));
    assertEquals(FishShape.BASIC, FishShape.of(columns, rows));
    assertEquals(FishShape.MUTANT, FishShape.of(rows, rows));
    assertEquals(FishShape.FRANKEN, FishShape.of(rows | units(block(8)), columns));
    assertEquals(FishShape.FRANKEN, FishShape.of(units(block(0), block(1)), rows));
    assertEquals(FishShape.MUTANT, FishShape.of(units(ROW_A, column(5)), columns));
    assertEquals(FishShape.MUTANT, FishShape.of(rows, units(ROW_H, block(3))));
  }

  @Test
  void finder_otherTechnique_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> finder(Technique.SKYSCRAPER));
  }

  private static int units(int... units) {
    int set = 0;
    for (int unit : units) {
      set |= 1 << unit;
    }
    return set;
  }

  private static FishFinder finder(Technique technique) {
    return new FishFinder(technique, new DigitPlacements());
  }
}
