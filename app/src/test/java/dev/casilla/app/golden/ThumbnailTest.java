package dev.casilla.app.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ThumbnailTest {
  private static final int OPAQUE = 0xFF000000;

  @Test
  void squareOfOneColor_hasThatColor() {
    Picture small = Thumbnail.of(Picture.of(9, 4, 0x1022F8));
    assertEquals(2, small.width());
    assertEquals(1, small.height());
    assertEquals(OPAQUE | 0x1022F8, small.at(1, 0));
  }

  @Test
  void otherSquare_isItsMeanInTheNearestOfSixteenLevels() {
    Picture picture = Picture.of(8, 4, 0x000000);
    picture.fill(0, 0, 2, 4, 0xFF8040);
    Picture small = Thumbnail.of(picture);
    assertEquals(OPAQUE | 0x884422, small.at(0, 0));
    assertEquals(OPAQUE, small.at(1, 0));
  }

  @Test
  void oneLevel_inAFewPixels_isNoDifference() {
    Picture other = Picture.of(40, 40, 0x777777);
    other.fill(0, 0, 8, 8, 0x888888);
    assertFalse(Thumbnail.difference(Picture.of(40, 40, 0x777777), other).isVisible());
  }

  @Test
  void twoLevels_inOnePixel_isSeen() {
    Picture other = Picture.of(40, 40, 0x777777);
    other.fill(5, 5, 1, 1, 0x777799);
    assertTrue(Thumbnail.difference(Picture.of(40, 40, 0x777777), other).isVisible());
  }

  @Test
  void surface_aFewStepsOff_isSeen() {
    Picture other = Picture.of(40, 40, 0x777777);
    other.fill(0, 0, 13, 5, 0x7C7777);
    assertTrue(Thumbnail.difference(Picture.of(40, 40, 0x777777), other).isVisible());
  }
}
