package dev.casilla.solver.hint.wing;

import static dev.casilla.solver.Units.column;

import dev.casilla.solver.hint.HandMade;
import org.junit.jupiter.api.Test;

final class WingFindersTest {
  @Test
  void xyWing_bothPincersHoldOrLeadToZ_clearsWhatSeesBoth() {
    new HandMade()
        .cell("E5", 12)
        .cell("E1", 13)
        .cell("B5", 23)
        .assertRemoves(new XyWingFinder(), 3, "B1");
  }

  @Test
  void xyWing_pincersWithTheSameCandidates_isNone() {
    new HandMade().cell("E5", 12).cell("E1", 13).cell("B5", 13).assertSilent(new XyWingFinder());
  }

  @Test
  void xyzWing_pivotMayHoldZToo_clearsWhatSeesAllThree() {
    HandMade position = new HandMade().cell("A1", 123).cell("A7", 13).cell("C2", 23);
    position.assertRemoves(new XyzWingFinder(), 3, "A2 A3");
    position.assertSilent(new XyWingFinder());
  }

  @Test
  void wxyzWing_onlyOneDigitCanRepeat_clearsWhatSeesAllItsPlaces() {
    new HandMade()
        .cell("A1", 1234)
        .cell("A5", 14)
        .cell("A6", 24)
        .cell("C2", 34)
        .assertRemoves(new WxyzWingFinder(), 4, "A2 A3");
  }

  @Test
  void wxyzWing_twoDigitsCanRepeat_isNone() {
    new HandMade()
        .cell("A1", 1234)
        .cell("A5", 14)
        .cell("A6", 234)
        .cell("C2", 34)
        .assertSilent(new WxyzWingFinder());
  }

  @Test
  void wWing_equalPairsOnALink_clearsTheOtherDigit() {
    HandMade position = new HandMade().cell("A1", 12).cell("F8", 12);
    position.assertSilent(new WWingFinder());
    position.only(column(3), 1, "A4 F4").assertRemoves(new WWingFinder(), 2, "A8 F1");
  }
}
