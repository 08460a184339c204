package dev.casilla.app.reading.photo;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Minimal JPEG files. */
final class JpegEndDetectorTest {
  private static final String START = "ffd8";
  private static final String END = "ffd9";

  /** With an end in it, of the small picture that some photos carry. */
  private static final String EXIF = "ffe1" + "0008" + "ffd8" + "ff" + "d9" + "aabb";

  private static final String SCAN = "ffda" + "0004" + "0102";

  /** Stuffing, a restart and fill bytes. */
  private static final String PIXELS = "1234" + "ff00" + "56" + "ffd3" + "78" + "ffff00" + "9a";

  @Test
  void isIn_wholeFile_isTrue() throws IOException {
    assertTrue(isIn(START + EXIF + SCAN + PIXELS + END));
    assertTrue(isIn(START + EXIF + SCAN + PIXELS + SCAN + PIXELS + END), "progressive");
    assertTrue(isIn(START + SCAN + PIXELS + "ffff" + "d9"), "filled up");
    assertTrue(isIn(START + SCAN + PIXELS + END + "00112233"), "something behind");
  }

  @Test
  void isIn_cutAnywhere_isFalse() throws IOException {
    byte[] file = bytes(START + EXIF + SCAN + PIXELS + END);
    for (int length = 0; length < file.length; length++) {
      byte[] cut = Arrays.copyOf(file, length);
      assertFalse(JpegEndDetector.isIn(new ByteArrayInputStream(cut)), length + " bytes");
    }
  }

  private static boolean isIn(String hex) throws IOException {
    return JpegEndDetector.isIn(new ByteArrayInputStream(bytes(hex)));
  }

  private static byte[] bytes(String hex) {
    byte[] bytes = new byte[hex.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
    }
    return bytes;
  }
}
