package dev.casilla.reader.ink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.testing.AsciiImage;
import org.junit.jupiter.api.Test;

final class BinarizerTest {
  private final Binarizer binarizer = new Binarizer();
  private final InkMap ink = new InkMap();

  @Test
  void ridges_thinLine_isOnlyInk() {
    binarizer.ridges(lineAcross(60, x -> 220), Polarity.DARK_ON_LIGHT, ink);

    assertEquals(29, AsciiImage.next(ink, 0, 20, true));
    assertEquals(31, AsciiImage.next(ink, 29, 20, false));
    assertEquals(60, AsciiImage.next(ink, 31, 20, true));
  }

  @Test
  void ridges_lineInUnevenLight_isOnlyInk() {
    binarizer.ridges(lineAcross(60, x -> 240 - x), Polarity.DARK_ON_LIGHT, ink);

    assertEquals(29, AsciiImage.next(ink, 0, 20, true));
    assertEquals(60, AsciiImage.next(ink, 31, 20, true));
  }

  @Test
  void ridges_edgeOfShade_isNoInkBeyondItsBlock() {
    binarizer.ridges(columns(60, x -> x < 30 ? 220 : 120), Polarity.DARK_ON_LIGHT, ink);

    assertEquals(60, AsciiImage.next(ink, 32, 20, true));
  }

  @Test
  void ridges_lineBetweenShadeAndPaper_isInk() {
    binarizer.ridges(lineAcross(60, x -> x < 30 ? 220 : 120), Polarity.DARK_ON_LIGHT, ink);

    assertTrue(ink.isInk(29, 20));
    assertTrue(ink.isInk(30, 20));
    assertFalse(ink.isInk(36, 20));
  }

  @Test
  void localMeans_wideStroke_isFilled() {
    binarizer.localMeans(columns(120, x -> x >= 50 && x < 66 ? 60 : 220), ink);

    assertEquals(50, AsciiImage.next(ink, 0, 20, true));
    assertEquals(66, AsciiImage.next(ink, 50, 20, false));
  }

  @Test
  void ridges_smallerImageAfterLarger_isIndependent() {
    binarizer.ridges(lineAcross(90, x -> 220), Polarity.DARK_ON_LIGHT, ink);
    binarizer.ridges(columns(50, x -> 220), Polarity.DARK_ON_LIGHT, ink);

    assertEquals(50, ink.width());
    assertEquals(50, AsciiImage.next(ink, 0, 20, true));
  }

  private interface Shade {
    int at(int x);
  }

  private static GrayImage columns(int width, Shade shade) {
    GrayImage image = new GrayImage();
    image.reshape(width, 40);
    for (int i = 0; i < width * 40; i++) {
      image.luma()[i] = (byte) shade.at(i % width);
    }
    return image;
  }

  private static GrayImage lineAcross(int width, Shade paper) {
    return columns(width, x -> x == 29 || x == 30 ? 10 : paper.at(x));
  }
}
