package dev.casilla.solver.hint.color;

import static dev.casilla.solver.Units.block;
import static dev.casilla.solver.Units.column;
import static dev.casilla.solver.Units.row;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.GridSketch;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.DigitPlacements;
import org.junit.jupiter.api.Test;

final class ColoringFindersTest {
  private final DigitPlacements placements = new DigitPlacements();
  private final SimpleColoringFinder trap =
      new SimpleColoringFinder(Technique.SIMPLE_COLORING_TRAP, placements);
  private final SimpleColoringFinder wrap =
      new SimpleColoringFinder(Technique.SIMPLE_COLORING_WRAP, placements);
  private final MultiColoringFinder multi1 =
      new MultiColoringFinder(Technique.MULTI_COLORING_1, placements);
  private final MultiColoringFinder multi2 =
      new MultiColoringFinder(Technique.MULTI_COLORING_2, placements);

  @Test
  void trap_candidateSeesBothColors_goes() {
    GridSketch position =
        new GridSketch()
            .only(row(0), 5, "A1 A5")
            .only(column(4), 5, "A5 E5")
            .only(row(4), 5, "E5 E2");
    Hint hint = position.assertRemoves(trap, 5, "B2 C2 D1 F1");
    assertEquals(2, hint.candidates(Role.FIRST_COLOR).size());
    assertEquals(2, hint.candidates(Role.SECOND_COLOR).size());
    position.assertSilent(wrap);
  }

  @Test
  void wrap_colorSeesItself_goes() {
    new GridSketch()
        .only(row(0), 5, "A1 A5")
        .only(column(4), 5, "A5 E5")
        .only(row(4), 5, "E5 E3")
        .only(column(2), 5, "E3 B3")
        .assertRemoves(wrap, 5, "A1 E5 B3");
  }

  @Test
  void multiColoring1_colorsOfTwoClustersSeeEachOther_clearsWhatSeesTheOpposite() {
    new GridSketch()
        .only(row(0), 5, "A1 A5")
        .only(row(7), 5, "H2 H5")
        .assertRemoves(multi1, 5, "B2 C2 G1 I1");
  }

  @Test
  void multiColoring2_colorSeesBothOfAnotherCluster_goes() {
    GridSketch position =
        new GridSketch()
            .only(row(0), 5, "A1 A9")
            .only(row(6), 5, "G1 G5")
            .only(column(4), 5, "G5 D5")
            .only(block(4), 5, "D5 F6");
    position.assertSilent(multi2);
    position.only(row(5), 5, "F6 F9").assertRemoves(multi2, 5, "G1 D5 F9");
  }

  @Test
  void remotePair_fourCells_clearsBothDigitsWhereBothColorsAreSeen() {
    GridSketch position = new GridSketch().cells("A1", "12").cells("A5", "12").cells("E5", "12");
    position.assertSilent(new RemotePairFinder());
    Hint hint = position.cells("E2", "12").assertFinds(new RemotePairFinder());
    for (String cell : new String[] {"B2", "C2", "D1", "F1"}) {
      assertEquals(Digits.only(1) | Digits.only(2), removed(hint, cell), cell);
    }
    assertEquals(Digits.NONE, removed(hint, "B1"));
  }

  private static int removed(Hint hint, String cell) {
    int digits = Digits.NONE;
    for (Candidate candidate : hint.eliminations()) {
      if (candidate.toString().endsWith(cell)) {
        digits |= Digits.only(candidate.digit());
      }
    }
    return digits;
  }
}
