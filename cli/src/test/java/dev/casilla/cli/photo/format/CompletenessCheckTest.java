package dev.casilla.cli.photo.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.photo.Photo;
import dev.casilla.cli.photo.PhotoException;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CompletenessCheckTest {
  @TempDir private Path folder;

  /** Noise, which no format compresses well. */
  private static BufferedImage image(int type) {
    BufferedImage image = new BufferedImage(64, 32, type);
    Graphics2D page = image.createGraphics();
    Random random = new Random(1);
    for (int i = 0; i < 64 * 32; i++) {
      int row = i / 64;
      page.setColor(new Color(random.nextInt(0x1000000)));
      page.fillRect(i % 64, row, 1, 1);
    }
    page.dispose();
    return image;
  }

  private static byte[] written(String format, int type) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    assertTrue(ImageIO.write(image(type), format, bytes));
    return bytes.toByteArray();
  }

  private static byte[] compressed(String format, int type, String compression) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
    ImageWriteParam param = writer.getDefaultWriteParam();
    param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    param.setCompressionType(compression);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(image(type), null, null), param);
    }
    writer.dispose();
    return bytes.toByteArray();
  }

  private Photo open(byte[] bytes) throws IOException, PhotoException {
    Path file = folder.resolve("photo");
    Files.write(file, bytes);
    return Photo.open(file.toString());
  }

  private void assertBrokenWhereverCut(byte[] whole, int step) throws Exception {
    assertEquals(64, open(whole).plane().width());
    for (int length = whole.length - 1; length >= 0; length -= step) {
      byte[] part = Arrays.copyOf(whole, length);
      PhotoException error =
          assertThrows(PhotoException.class, () -> open(part), length + " of " + whole.length);
      if (length > 16) {
        assertEquals(PhotoException.Problem.BROKEN, error.problem());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpg", "gif", "bmp", "tiff"})
  void open_cutShortAnywhere_isBroken(String format) throws Exception {
    assertBrokenWhereverCut(written(format, BufferedImage.TYPE_INT_RGB), 23);
  }

  @Test
  void open_webpCutShort_isBroken() throws Exception {
    byte[] whole;
    try (InputStream in = Photo.class.getResourceAsStream("lossy.webp")) {
      whole = in.readAllBytes();
    }
    assertBrokenWhereverCut(whole, 23);
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        BufferedImage.TYPE_BYTE_BINARY,
        BufferedImage.TYPE_BYTE_INDEXED,
        BufferedImage.TYPE_BYTE_GRAY,
        BufferedImage.TYPE_USHORT_565_RGB
      })
  void open_bmpOfAnotherDepth_isBrokenIfCut(int type) throws Exception {
    assertBrokenWhereverCut(written("bmp", type), 19);
  }

  @Test
  void open_bmpCompressed_isBrokenIfCut() throws Exception {
    assertBrokenWhereverCut(compressed("bmp", BufferedImage.TYPE_BYTE_INDEXED, "BI_RLE8"), 19);
  }

  @ParameterizedTest
  @ValueSource(strings = {"LZW", "Deflate", "PackBits", "JPEG", "ZLib"})
  void open_tiffCompressed_isBrokenIfCut(String compression) throws Exception {
    assertBrokenWhereverCut(compressed("tiff", BufferedImage.TYPE_INT_RGB, compression), 89);
  }

  /** Java writes the other byte order. Two entries have the offset and length of one strip. */
  @Test
  void isFileComplete_tiffWithLittleEndFirst_countsTheStrip() {
    byte[] whole =
        HexFormat.of()
            .parseHex(
                "49492a0008000000" // the directory is at 8
                    + "0200"
                    + "110104000100000026000000" // the strip is at 38
                    + "170103000100000004000000" // and has four bytes
                    + "00000000"
                    + "aabbccdd");

    assertTrue(CompletenessCheck.isFileComplete(whole));
    for (int length = 4; length < whole.length; length++) {
      assertFalse(CompletenessCheck.isFileComplete(Arrays.copyOf(whole, length)), "of " + length);
    }
  }

  /** In the format of OS/2: one row of 8 pixels of one bit, padded to four bytes. */
  @Test
  void isFileComplete_bmpWithTheOldestHeader_countsItsRows() {
    byte[] whole =
        HexFormat.of()
            .parseHex(
                "424d000000000000000020000000" // where the pixels begin
                    + "0c0000000800010001000100" // header and sizes
                    + "000000ffffff"
                    + "aa000000");

    assertTrue(CompletenessCheck.isFileComplete(whole));
    assertFalse(CompletenessCheck.isFileComplete(Arrays.copyOf(whole, whole.length - 1)));
  }

  /** An extension, a picture, a comment and the trailer. */
  @Test
  void isFileComplete_gifWithExtensions_endsWithItsTrailer() {
    String header = "474946383961" + "01000100" + "800000" + "000000ffffff";
    String control = "21f904" + "00000000" + "00";
    String image = "2c000000000100010000" + "02" + "0244" + "0100";
    String comment = "21fe" + "03616263" + "00";
    byte[] whole = HexFormat.of().parseHex(header + control + image + comment + "3b");

    assertTrue(CompletenessCheck.isFileComplete(whole));
    for (int length = 6; length < whole.length; length++) {
      assertFalse(CompletenessCheck.isFileComplete(Arrays.copyOf(whole, length)), "of " + length);
    }
    assertTrue(CompletenessCheck.isFileComplete(Arrays.copyOf(whole, whole.length + 3)), "padded");
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpg", "gif", "bmp", "tiff"})
  void isFileComplete_randomBytes_throwsNothing(String format) throws IOException {
    byte[] whole = written(format, BufferedImage.TYPE_INT_RGB);
    long seed = 3;
    Random random = new Random(seed);
    for (int i = 0; i < 2_000; i++) {
      byte[] bytes = Arrays.copyOf(whole, 5 + random.nextInt(whole.length - 5));
      for (int k = 0; k < 12; k++) {
        // The first four bytes identify the format.
        bytes[4 + random.nextInt(Math.min(60, bytes.length) - 4)] = (byte) random.nextInt();
      }
      CompletenessCheck.isFileComplete(bytes);
    }
  }
}
