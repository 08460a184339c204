package dev.casilla.app.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class DifferenceTest {
  private static final int PAPER = 0xFFFFF8F0;
  private static final int NEXT_TO_PAPER = 0xFFF5EDE1;
  private static final int BLACK = 0xFF000000;
  private static final int RED = 0xFFD00000;

  @Test
  void samePicture_differsInNothing() {
    Difference difference = Difference.between(picture(PAPER), picture(PAPER));
    assertFalse(difference.isVisible());
    assertEquals(0, difference.pixels());
  }

  @Test
  void smallMark_isSeenAndShownInRed() {
    Picture marked = picture(PAPER);
    marked.fill(0, 0, 7, 2, BLACK);
    Difference difference = Difference.between(picture(PAPER), marked);
    assertTrue(difference.isVisible());
    assertEquals(14, difference.pixels());
    Picture shown = difference.picture();
    assertEquals(PAPER, shown.at(0, 0));
    assertEquals(RED, shown.at(40, 0));
    assertEquals(BLACK, shown.at(80, 0));
  }

  @Test
  void surfaceOneShadeDarker_isSeen() {
    assertTrue(Difference.between(picture(PAPER), picture(NEXT_TO_PAPER)).isVisible());
  }

  @Test
  void edgeRoundedAnotherWay_isNotSeen() {
    Picture other = picture(0xFFFAF4EE);
    other.fill(10, 10, 4, 3, 0xFF808080);
    assertFalse(Difference.between(picture(PAPER), other).isVisible());
  }

  @Test
  void otherSize_isSeen() {
    assertTrue(Difference.between(picture(PAPER), Picture.of(40, 29, PAPER)).isVisible());
    assertTrue(Difference.between(Picture.of(39, 30, PAPER), picture(PAPER)).isVisible());
  }

  @Test
  void palette_fewColors_changesNothing() {
    Picture picture = picture(PAPER);
    picture.fill(3, 4, 10, 10, NEXT_TO_PAPER);
    assertEquals(0, Difference.between(picture, Palette.reduce(picture)).pixels());
  }

  @Test
  void palette_manyColors_keepsTheFrequentOnes() {
    Picture picture = picture(PAPER);
    for (int x = 0; x < 40; x++) {
      for (int y = 0; y < 10; y++) {
        picture.set(x, y, 0x10000 * 6 * x + 0x100 * 20 * y + 128);
      }
    }
    assertEquals(256, Palette.of(picture).colors().size());
    assertEquals(PAPER, Palette.reduce(picture).at(20, 20));
  }

  private static Picture picture(int color) {
    return Picture.of(40, 30, color);
  }
}
