package dev.casilla.solver.hint.wing;

import static dev.casilla.solver.Units.column;

import dev.casilla.solver.hint.GridSketch;
import org.junit.jupiter.api.Test;

final class WingFindersTest {
  @Test
  void xyWing_bothPincersHoldOrLeadToZ_clearsWhatSeesBoth() {
    new GridSketch()
        .cells("E5", "12")
        .cells("E1", "13")
        .cells("B5", "23")
        .assertRemoves(new XyWingFinder(), 3, "B1");
  }

  @Test
  void xyWing_pincersWithTheSameCandidates_isNone() {
    new GridSketch()
        .cells("E5", "12")
        .cells("E1", "13")
        .cells("B5", "13")
        .assertSilent(new XyWingFinder());
  }

  @Test
  void xyzWing_pivotMayHoldZToo_clearsWhatSeesAllThree() {
    GridSketch position = new GridSketch().cells("A1", "123").cells("A7", "13").cells("C2", "23");
    position.assertRemoves(new XyzWingFinder(), 3, "A2 A3");
    position.assertSilent(new XyWingFinder());
  }

  @Test
  void wxyzWing_onlyOneDigitCanRepeat_clearsWhatSeesAllItsPlaces() {
    new GridSketch()
        .cells("A1", "1234")
        .cells("A5", "14")
        .cells("A6", "24")
        .cells("C2", "34")
        .assertRemoves(new WxyzWingFinder(), 4, "A2 A3");
  }

  @Test
  void wxyzWing_twoDigitsCanRepeat_isNone() {
    new GridSketch()
        .cells("A1", "1234")
        .cells("A5", "14")
        .cells("A6", "234")
        .cells("C2", "34")
        .assertSilent(new WxyzWingFinder());
  }

  @Test
  void wWing_equalPairsOnALink_clearsTheOtherDigit() {
    GridSketch position = new GridSketch().cells("A1", "12").cells("F8", "12");
    position.assertSilent(new WWingFinder());
    position.only(column(3), 1, "A4 F4").assertRemoves(new WWingFinder(), 2, "A8 F1");
  }
}
