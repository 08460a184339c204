package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** In dp, as on a screen of 160 dots to the inch. */
final class ArrangementTest {
  private static final Arrangement.Sizes SIZES = new Arrangement.Sizes(288, 264, 300, 8, 16);

  @Test
  void isBeside_phoneUpright_isFalse() {
    assertFalse(Arrangement.isBeside(360, 640, SIZES));
    assertFalse(Arrangement.isBeside(412, 915, SIZES));
  }

  @Test
  void isBeside_phoneAcross_isTrue() {
    assertTrue(Arrangement.isBeside(640, 360, SIZES));
    assertTrue(Arrangement.isBeside(915, 412, SIZES));
  }

  @Test
  void isBeside_tabletAcross_isTrue() {
    assertTrue(Arrangement.isBeside(1080, 680, SIZES));
  }

  @Test
  void isBeside_unfoldedOrUprightTablet_wouldMakeTheBoardSmaller() {
    assertFalse(Arrangement.isBeside(673, 841, SIZES));
    assertFalse(Arrangement.isBeside(800, 1280, SIZES));
  }

  @Test
  void above_roomEnough_boardIsAsWideAsTheWindow() {
    assertEquals(344, Arrangement.above(360, 640, 160, SIZES).boardSide());
  }

  @Test
  void above_controlsNeedMore_boardGivesWay() {
    assertEquals(310, Arrangement.above(360, 560, 250, SIZES).boardSide());
  }

  @Test
  void above_controlsNeedMuchMore_boardKeepsItsLeast() {
    assertEquals(288, Arrangement.above(360, 560, 500, SIZES).boardSide());
  }

  @Test
  void above_windowSmallerThanLeast_boardFitsTheWindow() {
    assertEquals(200, Arrangement.above(360, 200, 500, SIZES).boardSide());
    assertEquals(184, Arrangement.above(200, 500, 100, SIZES).boardSide());
  }

  @Test
  void beside_lowWindow_boardIsAsHighAsTheWindow() {
    assertEquals(328, Arrangement.beside(800, 360, SIZES).boardSide());
  }

  @Test
  void beside_narrowWindow_controlsKeepTheirLeast() {
    assertEquals(328, Arrangement.beside(640, 600, SIZES).boardSide());
  }
}
