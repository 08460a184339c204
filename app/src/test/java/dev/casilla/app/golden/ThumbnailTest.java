package dev.casilla.app.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ThumbnailTest {
  private static final int OPAQUE = 0xFF000000;

  @Test
  void pixel_isTheMeanOfItsSquare() {
    Picture picture = Picture.of(17, 8, 0x000000);
    picture.fill(0, 0, 4, 8, 0xFF8040);
    Picture small = Thumbnail.of(picture);
    assertEquals(2, small.width());
    assertEquals(1, small.height());
    assertEquals(OPAQUE | 0x7F4020, small.at(0, 0));
    assertEquals(OPAQUE, small.at(1, 0));
  }

  @Test
  void shade_isTheNearestOfSixteenLevels() {
    Picture reduced = Thumbnail.inFewShades(Picture.of(1, 1, 0x1022F8));
    assertEquals(OPAQUE | 0x1122FF, reduced.at(0, 0));
  }

  @Test
  void reducedAndNot_areNoDifference_anotherSurfaceIs() {
    Picture dark = Picture.of(10, 10, 0x197F43);
    Picture golden = Thumbnail.inFewShades(dark);
    int steps = Thumbnail.LEVEL_STEPS;
    assertFalse(Difference.between(golden, dark, steps).isVisible());
    dark.fill(0, 0, 5, 5, 0x3B7F43);
    assertTrue(Difference.between(golden, dark, steps).isVisible());
  }
}
