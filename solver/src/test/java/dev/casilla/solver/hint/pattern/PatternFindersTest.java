package dev.casilla.solver.hint.pattern;

import static dev.casilla.solver.Units.block;
import static dev.casilla.solver.Units.column;
import static dev.casilla.solver.Units.row;

import dev.casilla.solver.hint.GridSketch;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.DigitPlacements;
import org.junit.jupiter.api.Test;

final class PatternFindersTest {
  private static final int ROW_A = row(0);

  private final DigitPlacements placements = new DigitPlacements();
  private final TurbotFishFinder skyscraper =
      new TurbotFishFinder(Technique.SKYSCRAPER, placements);
  private final TurbotFishFinder kite = new TurbotFishFinder(Technique.TWO_STRING_KITE, placements);
  private final TurbotFishFinder turbotFish =
      new TurbotFishFinder(Technique.TURBOT_FISH, placements);
  private final EmptyRectangleFinder rectangle =
      new EmptyRectangleFinder(Technique.EMPTY_RECTANGLE, placements);
  private final EmptyRectangleFinder dualRectangle =
      new EmptyRectangleFinder(Technique.DUAL_EMPTY_RECTANGLE, placements);

  @Test
  void skyscraper_twoRowsOnOneColumn_clearsWhatSeesBothRoofs() {
    GridSketch position = new GridSketch().only(ROW_A, 5, "A2 A7").only(row(4), 5, "E2 E8");
    position.assertRemoves(skyscraper, 5, "B8 C8 D7 F7");
    position.assertSilent(kite);
    position.assertSilent(turbotFish);
  }

  @Test
  void skyscraper_bothColumnsShared_isAnXWing() {
    new GridSketch().only(ROW_A, 5, "A2 A7").only(row(4), 5, "E2 E7").assertSilent(skyscraper);
  }

  @Test
  void twoStringKite_rowAndColumnMeetingInBlock_clearsTheFarCorner() {
    GridSketch position = new GridSketch().only(ROW_A, 5, "A2 A8").only(column(2), 5, "C3 H3");
    position.assertRemoves(kite, 5, "H8");
    position.assertSilent(skyscraper);
  }

  @Test
  void turbotFish_rowAndBlockMeetingInColumn_clearsWhatSeesBothEnds() {
    GridSketch position = new GridSketch().only(ROW_A, 5, "A4 A9").only(block(4), 5, "D4 F6");
    position.assertRemoves(turbotFish, 5, "F9");
    position.assertSilent(skyscraper);
    position.assertSilent(kite);
  }

  @Test
  void dualTwoStringKite_bothWaysRound_clearsBothCorners() {
    GridSketch single =
        new GridSketch()
            .only(ROW_A, 5, "A1 A5")
            .only(row(1), 5, "B2 B8")
            .only(column(1), 5, "B2 H2");
    single.assertSilent(new DualTwoStringKiteFinder(placements));
    single
        .only(column(0), 5, "A1 G1")
        .assertRemoves(new DualTwoStringKiteFinder(placements), 5, "H5 G8");
  }

  @Test
  void emptyRectangle_linkAcrossItsRow_clearsTheColumnAtTheOtherEnd() {
    GridSketch position =
        new GridSketch().only(block(0), 5, "B1 B3 A2 C2").only(column(6), 5, "B7 G7");
    position.assertRemoves(rectangle, 5, "G2");
    position.assertSilent(dualRectangle);
  }

  @Test
  void emptyRectangle_allPlacesInTheRow_isNone() {
    new GridSketch()
        .only(block(0), 5, "B1 B2 B3")
        .only(column(6), 5, "B7 G7")
        .assertSilent(rectangle);
  }

  @Test
  void dualEmptyRectangle_linksAcrossBothArms_clearsBoth() {
    new GridSketch()
        .only(block(0), 5, "B1 B3 A2 C2")
        .only(column(6), 5, "B7 G7")
        .only(row(4), 5, "E2 E8")
        .assertRemoves(dualRectangle, 5, "G2 B8");
  }
}
