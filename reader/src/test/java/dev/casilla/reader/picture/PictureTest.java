package dev.casilla.reader.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.result.RejectionReason;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PictureTest {
  private final Picture picture = new Picture();

  @Test
  void load_tooFewBytes_isBroken() {
    assertEquals(
        Optional.of(RejectionReason.BROKEN_PICTURE),
        picture.load(LumaPlane.of(new byte[100 * 100 - 1], 100, 100)));
    assertEquals(
        Optional.of(RejectionReason.BROKEN_PICTURE),
        picture.load(LumaPlane.of(new byte[100 * 100], 100, 100).withRowStride(99)));
    assertEquals(
        Optional.of(RejectionReason.BROKEN_PICTURE), picture.load(LumaPlane.of(new byte[0], 0, 0)));
  }

  @Test
  void load_sizeOverflow_isBroken() {
    assertEquals(
        Optional.of(RejectionReason.BROKEN_PICTURE),
        picture.load(LumaPlane.of(new byte[10], 1 << 16, 1 << 16)));
  }

  @Test
  void load_onePixelOrNarrowStrip_isTooSmall() {
    assertEquals(
        Optional.of(RejectionReason.TOO_SMALL), picture.load(LumaPlane.of(new byte[1], 1, 1)));
    assertEquals(
        Optional.of(RejectionReason.TOO_SMALL),
        picture.load(LumaPlane.of(new byte[30_000], 10_000, 3)));
  }

  @Test
  void load_rowStride_skipsPadding() {
    byte[] luma = new byte[80 * 100];
    for (int y = 0; y < 100; y++) {
      Arrays.fill(luma, y * 80, y * 80 + 70, (byte) 200);
    }

    assertTrue(picture.load(LumaPlane.of(luma, 70, 100).withRowStride(80)).isEmpty());

    assertEquals(70, picture.detailLevel().width());
    assertEquals(200, picture.detailLevel().at(69, 99));
  }

  /** The row padding has random values; tests halving and other ratios. */
  @ParameterizedTest
  @CsvSource({"3200, 2400, 3264", "4000, 3000, 4032"})
  void load_largePictureWithRowStride_equalsThatWithout(int width, int height, int rowStride) {
    byte[] close = new byte[width * height];
    new Random(width).nextBytes(close);
    byte[] apart = new byte[rowStride * height];
    new Random(height).nextBytes(apart);
    for (int y = 0; y < height; y++) {
      System.arraycopy(close, y * width, apart, y * rowStride, width);
    }
    Picture expected = new Picture();
    assertTrue(expected.load(LumaPlane.of(close, width, height)).isEmpty());

    assertTrue(picture.load(LumaPlane.of(apart, width, height).withRowStride(rowStride)).isEmpty());

    assertEquals(1600 * 1200, expected.detailLevel().luma().length);
    assertArrayEquals(expected.detailLevel().luma(), picture.detailLevel().luma());
  }

  @Test
  void load_moreThanSixtyFourMegapixels_isHuge() {
    byte[] luma = new byte[8001 * 8000];

    assertEquals(
        Optional.of(RejectionReason.HUGE_PICTURE), picture.load(LumaPlane.of(luma, 8001, 8000)));
    assertEquals(
        Optional.of(RejectionReason.HUGE_PICTURE), picture.load(LumaPlane.of(luma, 8000, 8001)));
    assertEquals(Optional.empty(), picture.load(LumaPlane.of(luma, 8000, 8000)));
  }

  @Test
  void load_eachRotation_movesItsCornerToTopLeft() {
    byte[] luma = new byte[100 * 70];
    luma[0] = 10;
    luma[99] = 20;
    luma[69 * 100] = 30;
    luma[69 * 100 + 99] = 40;
    LumaPlane plane = LumaPlane.of(luma, 100, 70);

    assertEquals(10, topLeft(plane, 0));
    assertEquals(30, topLeft(plane, 90));
    assertEquals(40, topLeft(plane, 180));
    assertEquals(20, topLeft(plane, -90));
  }

  private int topLeft(LumaPlane plane, int degrees) {
    assertTrue(picture.load(plane.withRotation(Rotation.ofDegrees(degrees))).isEmpty());
    return picture.detailLevel().at(0, 0);
  }

  @Test
  void ofDegrees_notMultipleOf90_throws() {
    assertThrows(IllegalArgumentException.class, () -> Rotation.ofDegrees(45));
  }

  @Test
  void load_largePicture_keepsBrightnessAndShape() {
    byte[] luma = new byte[4001 * 3000];
    for (int i = 0; i < luma.length; i++) {
      luma[i] = (byte) (i % 2 == 0 ? 100 : 200);
    }

    assertTrue(picture.load(LumaPlane.of(luma, 4001, 3000)).isEmpty());

    assertEquals(1600, picture.detailLevel().width());
    assertEquals(1200, picture.detailLevel().height());
    assertEquals(150, picture.searchLevel().at(400, 300), 8);
  }
}
