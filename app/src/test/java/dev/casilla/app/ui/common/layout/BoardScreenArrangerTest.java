package dev.casilla.app.ui.common.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.ui.common.layout.BoardScreenArranger.SideBySide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sizes are in dp on a screen of 160 dpi. */
final class BoardScreenArrangerTest {
  private static final BoardScreenSizes SIZES =
      new BoardScreenSizes(
          288,
          600,
          new BoardScreenSizes.Margins(8, 16),
          new BoardScreenSizes.Controls(
              new BoardScreenSizes.Widths(264, 264, 304, 400), 300, 140, 80),
          new BoardScreenSizes.Heights(288, 620, 488, 440));

  private static final BoardScreenSizes SIDE_SIZES =
      new BoardScreenSizes(
          288, 600, new BoardScreenSizes.Margins(8, 32), SIZES.controls(), SIZES.heights());

  @Test
  void isBeside_phoneUpright_isFalse() {
    assertFalse(BoardScreenArranger.isBeside(360, 640, SIZES));
    assertFalse(BoardScreenArranger.isBeside(412, 915, SIZES));
  }

  @Test
  void isBeside_phoneAcross_isTrue() {
    assertTrue(BoardScreenArranger.isBeside(640, 360, SIZES));
    assertTrue(BoardScreenArranger.isBeside(915, 412, SIZES));
  }

  @Test
  void isBeside_tabletAcross_isTrue() {
    assertTrue(BoardScreenArranger.isBeside(1080, 680, SIZES));
  }

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"600, 920, 312", "673, 801, 385", "800, 1160, 512", "1024, 1326, 736"})
  void isBeside_wideWindowUpright_isTrue(int width, int height, int side) {
    assertTrue(BoardScreenArranger.isBeside(width, height, SIZES));
    assertEquals(side, BoardScreenArranger.sideBySide(width, height, SIZES).board());
  }

  @Test
  void isBeside_narrowerWindowUpright_isFalse() {
    assertFalse(BoardScreenArranger.isBeside(599, 920, SIZES));
  }

  @Test
  void isBeside_everyWideWindow_isTrueUnlessTheBoardWouldFallBelowItsLeast() {
    for (int width = 600; width <= 1400; width += 4) {
      for (int height = 180; height <= 1400; height += 4) {
        boolean isTooSmall = BoardScreenArranger.sideBySide(width, height, SIZES).board() < 288;
        assertTrue(
            isTooSmall || BoardScreenArranger.isBeside(width, height, SIZES),
            width + " x " + height);
      }
    }
  }

  /** The controls get the width for large text as far as the board keeps its minimum. */
  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"600, 920, 288", "612, 920, 288", "673, 801, 349", "800, 1160, 476"})
  void isBeside_largeTextInAWideWindow_isTrue(int width, int height, int side) {
    BoardScreenSizes large =
        new BoardScreenSizes(
            288,
            600,
            new BoardScreenSizes.Margins(8, 16),
            new BoardScreenSizes.Controls(
                new BoardScreenSizes.Widths(264, 300, 350, 400), 300, 140, 80),
            new BoardScreenSizes.Heights(288, 620, 488, 440));
    assertTrue(BoardScreenArranger.isBeside(width, height, large));
    assertEquals(side, BoardScreenArranger.sideBySide(width, height, large).board());
  }

  @Test
  void above_roomEnough_boardIsAsWideAsTheWindow() {
    assertEquals(344, BoardScreenArranger.stacked(360, 696, 56, 160, SIZES).board());
  }

  @Test
  void above_controlsNeedMore_boardGivesWay() {
    assertEquals(310, BoardScreenArranger.stacked(360, 616, 56, 250, SIZES).board());
  }

  @Test
  void above_controlsNeedMuchMore_boardKeepsItsLeast() {
    assertEquals(288, BoardScreenArranger.stacked(360, 616, 56, 500, SIZES).board());
  }

  @Test
  void above_narrowWindow_boardIsAsWideAsTheWindow() {
    assertEquals(184, BoardScreenArranger.stacked(200, 500, 56, 100, SIZES).board());
  }

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"300, 210, 122", "360, 260, 172", "360, 300, 212", "411, 376, 288", "480, 320, 232"})
  void splitScreen_boardIsAboveAndKeepsMostOfTheHeight(int width, int height, int side) {
    assertFalse(BoardScreenArranger.isBeside(width, height, SIZES));
    assertEquals(side, BoardScreenArranger.stacked(width, height, 56, 500, SIZES).board());
  }

  @Test
  void everyWindow_boardIsAtLeastHalfOfTheHeightOrAsWideAsTheWindowAllows() {
    for (int width = 200; width <= 1200; width += 4) {
      for (int height = 180; height <= 1200; height += 4) {
        int side = boardSide(width, height);
        int least = Math.min(Math.min(288, width - 16), height / 2);
        assertTrue(side >= least, width + " x " + height + ": " + side);
      }
    }
  }

  @Test
  void everyWindow_boardOfLessThanItsLeast_isInALowOrNarrowWindow() {
    for (int width = 304; width <= 1200; width += 4) {
      for (int height = 376; height <= 1200; height += 4) {
        int side = boardSide(width, height);
        assertTrue(side >= 288, width + " x " + height + ": " + side);
      }
    }
  }

  @Test
  void above_roomForMessageAndActions_keepsTheTitle() {
    assertTrue(BoardScreenArranger.stacked(360, 484, 56, 140, SIZES).isTitled());
  }

  @Test
  void above_lowerWindow_titleMakesRoomForTheControls() {
    BoardScreenArranger.Stacked arrangement = BoardScreenArranger.stacked(360, 483, 56, 140, SIZES);
    assertFalse(arrangement.isTitled());
    assertEquals(483 - 8 - 140, arrangement.board());
  }

  @Test
  void beside_lowWindow_boardIsAsHighAsTheWindow() {
    assertEquals(328, BoardScreenArranger.sideBySide(800, 360, SIZES).board());
  }

  @Test
  void beside_narrowWindow_controlsKeepTheirLeast() {
    assertEquals(640 - 264 - 3 * 8, BoardScreenArranger.sideBySide(640, 600, SIZES).board());
  }

  @Test
  void sideBySide_uprightWindow_boardGetsWhatTheControlsCanDoWithout() {
    assertEquals(new SideBySide(385, 8, 264), BoardScreenArranger.sideBySide(673, 801, SIDE_SIZES));
  }

  @Test
  void sideBySide_windowOnItsSide_controlsGetMoreAndStayApart() {
    assertEquals(
        new SideBySide(576, 32, 400), BoardScreenArranger.sideBySide(1080, 640, SIDE_SIZES));
  }

  @Test
  void sideBySide_betweenTheTwo_marginsComeBeforeTheControls() {
    assertEquals(
        new SideBySide(576, 26, 264), BoardScreenArranger.sideBySide(920, 640, SIDE_SIZES));
    assertEquals(
        new SideBySide(576, 32, 284), BoardScreenArranger.sideBySide(956, 640, SIDE_SIZES));
  }

  @Test
  void sideBySide_everyWindow_bothFit() {
    for (int width = 600; width <= 1400; width += 4) {
      for (int height = 380; height <= 1400; height += 4) {
        SideBySide both = BoardScreenArranger.sideBySide(width, height, SIDE_SIZES);
        assertTrue(both.width() + 2 * 8 <= width, width + " x " + height + ": " + both);
      }
    }
  }

  private static int boardSide(int width, int height) {
    return BoardScreenArranger.isBeside(width, height, SIZES)
        ? BoardScreenArranger.sideBySide(width, height, SIZES).board()
        : BoardScreenArranger.stacked(width, height, 56, 1000, SIZES).board();
  }
}
