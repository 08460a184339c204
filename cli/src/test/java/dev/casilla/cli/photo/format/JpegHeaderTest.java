package dev.casilla.cli.photo.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class JpegHeaderTest {
  private static final String LITTLE =
      "49492a0008000000" + "0100" + "12010300010000000600" + "0000";
  private static final String BIG = "4d4d002a00000008" + "0001" + "01120003000000010006" + "0000";

  private static JpegHeader header(String segments) {
    return new JpegHeader(HexFormat.of().parseHex("ffd8" + segments));
  }

  private static String exif(String tiff) {
    String body = "457869660000" + tiff;
    return String.format("ffe1%04x", body.length() / 2 + 2) + body;
  }

  @ParameterizedTest
  @ValueSource(strings = {LITTLE, BIG})
  void orientation_orientationInEitherByteOrder_isFound(String tiff) {
    assertEquals(new Orientation(false, 1), header(exif(tiff)).orientation());
  }

  @Test
  void orientation_otherSegmentBefore_isPassedOver() {
    assertEquals(new Orientation(false, 1), header("ffe00004abcd" + exif(BIG)).orientation());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 40})
  void orientation_bytesToFillUpBeforeMarkers_isFound(int count) {
    String fill = "ff".repeat(count);
    String filled = fill + "ffe00004abcd" + fill + exif(BIG) + fill + "ffda0002";

    assertEquals(new Orientation(false, 1), header(filled).orientation());
    assertFalse(header(filled).isComplete());
    assertTrue(header(filled + "ffd9").isComplete());
  }

  @Test
  void orientation_nothingButBytesToFillUp_isAsStored() {
    assertEquals(Orientation.AS_STORED, header("ff".repeat(100)).orientation());
  }

  @ParameterizedTest
  @CsvSource({
    "0112 0003 00000001 0009, no such value",
    "0112 0003 00000001 0000, no value at all",
    "0112 0004 00000001 00000006, another type",
    "0112 0003 00000002 0006, two values",
    "0113 0003 00000001 0006, another tag"
  })
  void orientation_notAsTheFormatSays_isAsStored(String entry, String why) {
    String padded = String.format("%-24s", entry.replace(" ", "")).replace(' ', '0');

    Orientation orientation = header(exif("4d4d002a000000080001" + padded)).orientation();

    assertEquals(Orientation.AS_STORED, orientation, why);
  }

  @Test
  void orientation_exifBehindThePixels_isAsStored() {
    assertEquals(Orientation.AS_STORED, header("ffda0002" + exif(BIG)).orientation());
  }

  @Test
  void orientation_twoExifSegments_theFirstCounts() {
    String other = BIG.replace("0001000600", "0001000300").replace("00010006", "00010003");
    assertEquals(new Orientation(false, 1), header(exif(BIG) + exif(other)).orientation());
  }

  @Test
  void orientation_cutShortAnywhere_throwsNothing() {
    byte[] bytes = HexFormat.of().parseHex("ffd8" + exif(LITTLE));
    for (int length = 4; length < bytes.length; length++) {
      byte[] part = java.util.Arrays.copyOf(bytes, length);
      assertFalse(new JpegHeader(part).isComplete());
    }
  }

  @Test
  void orientation_randomBytes_throwsNothing() {
    long seed = 3;
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = HexFormat.of().parseHex("ffd8" + exif(i % 2 == 0 ? LITTLE : BIG));
      for (int k = 0; k < 3; k++) {
        bytes[2 + random.nextInt(bytes.length - 2)] = (byte) random.nextInt();
      }
      new JpegHeader(bytes);
    }
  }

  @Test
  void isComplete_endOnlyInThumbnail_isFalse() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(HexFormat.of().parseHex("ffd8ffe10006ffd90000ffda0002aabbcc"));
    assertFalse(new JpegHeader(file.toByteArray()).isComplete());
    file.writeBytes(HexFormat.of().parseHex("ffd9"));
    assertTrue(new JpegHeader(file.toByteArray()).isComplete());
  }
}
