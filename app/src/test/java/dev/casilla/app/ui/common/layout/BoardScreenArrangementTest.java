package dev.casilla.app.ui.common.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In dp, as on a screen of 160 dots to the inch. */
final class BoardScreenArrangementTest {
  private static final BoardScreenSizes SIZES =
      new BoardScreenSizes(
          288,
          600,
          new BoardScreenSizes.Margins(8, 16),
          new BoardScreenSizes.Controls(
              new BoardScreenSizes.Widths(264, 264, 304, 400), 300, 140, 80));

  @Test
  void isBeside_phoneUpright_isFalse() {
    assertFalse(BoardScreenArrangement.isBeside(360, 640, SIZES));
    assertFalse(BoardScreenArrangement.isBeside(412, 915, SIZES));
  }

  @Test
  void isBeside_phoneAcross_isTrue() {
    assertTrue(BoardScreenArrangement.isBeside(640, 360, SIZES));
    assertTrue(BoardScreenArrangement.isBeside(915, 412, SIZES));
  }

  @Test
  void isBeside_tabletAcross_isTrue() {
    assertTrue(BoardScreenArrangement.isBeside(1080, 680, SIZES));
  }

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"600, 920, 312", "673, 801, 385", "800, 1160, 512", "1024, 1326, 736"})
  void isBeside_wideWindowUpright_isTrue(int width, int height, int side) {
    assertTrue(BoardScreenArrangement.isBeside(width, height, SIZES));
    assertEquals(side, BoardScreenArrangement.beside(width, height, SIZES).boardSide());
  }

  @Test
  void isBeside_narrowerWindowUpright_isFalse() {
    assertFalse(BoardScreenArrangement.isBeside(599, 920, SIZES));
  }

  @Test
  void isBeside_everyWideWindow_isTrueUnlessTheBoardWouldFallBelowItsLeast() {
    for (int width = 600; width <= 1400; width += 4) {
      for (int height = 180; height <= 1400; height += 4) {
        boolean isTooSmall = BoardScreenArrangement.beside(width, height, SIZES).boardSide() < 288;
        assertTrue(
            isTooSmall || BoardScreenArrangement.isBeside(width, height, SIZES),
            width + " x " + height);
      }
    }
  }

  /** Of the width that large text needs, the controls get what leaves the board its least. */
  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"600, 920, 288", "612, 920, 288", "673, 801, 349", "800, 1160, 476"})
  void isBeside_largeTextInAWideWindow_isTrue(int width, int height, int side) {
    BoardScreenSizes large =
        new BoardScreenSizes(
            288,
            600,
            new BoardScreenSizes.Margins(8, 16),
            new BoardScreenSizes.Controls(
                new BoardScreenSizes.Widths(264, 300, 350, 400), 300, 140, 80));
    assertTrue(BoardScreenArrangement.isBeside(width, height, large));
    assertEquals(side, BoardScreenArrangement.beside(width, height, large).boardSide());
  }

  @Test
  void above_roomEnough_boardIsAsWideAsTheWindow() {
    assertEquals(344, BoardScreenArrangement.above(360, 696, 56, 160, SIZES).boardSide());
  }

  @Test
  void above_controlsNeedMore_boardGivesWay() {
    assertEquals(310, BoardScreenArrangement.above(360, 616, 56, 250, SIZES).boardSide());
  }

  @Test
  void above_controlsNeedMuchMore_boardKeepsItsLeast() {
    assertEquals(288, BoardScreenArrangement.above(360, 616, 56, 500, SIZES).boardSide());
  }

  @Test
  void above_narrowWindow_boardIsAsWideAsTheWindow() {
    assertEquals(184, BoardScreenArrangement.above(200, 500, 56, 100, SIZES).boardSide());
  }

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"300, 210, 122", "360, 260, 172", "360, 300, 212", "411, 376, 288", "480, 320, 232"})
  void splitScreen_boardIsAboveAndKeepsMostOfTheHeight(int width, int height, int side) {
    assertFalse(BoardScreenArrangement.isBeside(width, height, SIZES));
    assertEquals(side, BoardScreenArrangement.above(width, height, 56, 500, SIZES).boardSide());
  }

  @Test
  void everyWindow_boardIsAtLeastHalfOfTheHeightOrAsWideAsTheWindowAllows() {
    for (int width = 200; width <= 1200; width += 4) {
      for (int height = 180; height <= 1200; height += 4) {
        int side = arrange(width, height).boardSide();
        int least = Math.min(Math.min(288, width - 16), height / 2);
        assertTrue(side >= least, width + " x " + height + ": " + side);
      }
    }
  }

  @Test
  void everyWindow_boardOfLessThanItsLeast_isInALowOrNarrowWindow() {
    for (int width = 304; width <= 1200; width += 4) {
      for (int height = 376; height <= 1200; height += 4) {
        int side = arrange(width, height).boardSide();
        assertTrue(side >= 288, width + " x " + height + ": " + side);
      }
    }
  }

  @Test
  void above_roomForMessageAndActions_keepsTheTitle() {
    assertTrue(BoardScreenArrangement.above(360, 484, 56, 140, SIZES).titled());
  }

  @Test
  void above_lowerWindow_titleMakesRoomForTheControls() {
    BoardScreenArrangement arrangement = BoardScreenArrangement.above(360, 483, 56, 140, SIZES);
    assertFalse(arrangement.titled());
    assertEquals(483 - 8 - 140, arrangement.boardSide());
  }

  @Test
  void beside_lowWindow_boardIsAsHighAsTheWindow() {
    assertEquals(328, BoardScreenArrangement.beside(800, 360, SIZES).boardSide());
  }

  @Test
  void beside_narrowWindow_controlsKeepTheirLeast() {
    assertEquals(640 - 264 - 3 * 8, BoardScreenArrangement.beside(640, 600, SIZES).boardSide());
  }

  private static BoardScreenArrangement arrange(int width, int height) {
    return BoardScreenArrangement.isBeside(width, height, SIZES)
        ? BoardScreenArrangement.beside(width, height, SIZES)
        : BoardScreenArrangement.above(width, height, 56, 1000, SIZES);
  }
}
