package dev.casilla.cli.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Point;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PhotoTest {
  private static final int WIDTH = 64;
  private static final int HEIGHT = 32;

  @TempDir private Path folder;

  /** White, with a black square of eight pixels in the top left corner. */
  private static BufferedImage marked(int type) {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, type);
    Graphics2D page = image.createGraphics();
    page.setColor(java.awt.Color.WHITE);
    page.fillRect(0, 0, WIDTH, HEIGHT);
    page.setColor(java.awt.Color.BLACK);
    page.fillRect(0, 0, 8, 8);
    page.dispose();
    return image;
  }

  private String file(BufferedImage image, String format) throws IOException {
    Path file = folder.resolve("photo." + format);
    assertTrue(ImageIO.write(image, format, file.toFile()));
    return file.toString();
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        BufferedImage.TYPE_INT_RGB,
        BufferedImage.TYPE_INT_ARGB,
        BufferedImage.TYPE_BYTE_GRAY,
        BufferedImage.TYPE_USHORT_GRAY,
        BufferedImage.TYPE_BYTE_BINARY,
        BufferedImage.TYPE_BYTE_INDEXED
      })
  void open_pngOfAnyKind_hasItsBrightness(int type) throws Exception {
    Photo photo = Photo.open(file(marked(type), "png"));

    assertEquals(WIDTH, photo.plane().width());
    assertEquals(0, photo.plane().luma()[0]);
    assertEquals(255, photo.plane().luma()[WIDTH - 1] & 0xff);
  }

  @Test
  void open_middleGray_staysMiddleGray() throws Exception {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_BYTE_GRAY);
    image.getRaster().setSample(0, 0, 0, 128);

    assertEquals(128, Photo.open(file(image, "png")).plane().luma()[0] & 0xff);
  }

  @Test
  void open_transparentPixels_showWhitePaper() throws Exception {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_ARGB);

    assertEquals(255, Photo.open(file(image, "png")).plane().luma()[0] & 0xff);
  }

  /** For each of Exif's values the position of the mark in the upright picture. */
  @ParameterizedTest
  @CsvSource({
    "1, 4, 4",
    "2, 60, 4",
    "3, 60, 28",
    "4, 4, 28",
    "5, 4, 4",
    "6, 28, 4",
    "7, 28, 60",
    "8, 4, 60"
  })
  void inFile_anyOrientation_leadsBackToTheMark(int orientation, double x, double y)
      throws Exception {
    Path file = folder.resolve("turned.jpg");
    Files.write(file, withOrientation(marked(BufferedImage.TYPE_INT_RGB), orientation));

    Photo photo = Photo.open(file.toString());

    assertEquals(new Point(4, 4), photo.inFile(new Point(x, y)));
    assertTrue((photo.upright().getRGB((int) x, (int) y) & 0xff) < 60, "the mark is not there");
  }

  @Test
  void upright_colours_areThoseOfTheFile() throws Exception {
    BufferedImage image = marked(BufferedImage.TYPE_INT_RGB);
    image.setRGB(40, 20, 0xc08040);
    BufferedImage upright = Photo.open(file(image, "png")).upright();

    assertEquals(0xc08040, upright.getRGB(40, 20) & 0xffffff);
    assertEquals(0xffffff, upright.getRGB(41, 20) & 0xffffff);
  }

  @Test
  void upright_transparentPixels_showWhitePaper() throws Exception {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_ARGB);
    image.setRGB(3, 3, 0xff2040ff);
    BufferedImage upright = Photo.open(file(image, "png")).upright();

    assertEquals(0xffffff, upright.getRGB(0, 0) & 0xffffff);
    assertEquals(0x2040ff, upright.getRGB(3, 3) & 0xffffff);
  }

  private static byte[] withOrientation(BufferedImage image, int orientation) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "jpg", bytes);
    return OrientedJpeg.of(bytes.toByteArray(), orientation);
  }

  /** A step of 3: squares of 0, 90 and 255 in turn, and an incomplete square at the right. */
  @Test
  void open_manyPixels_averagesSquares() throws Exception {
    BufferedImage image = new BufferedImage(11_000, 40, BufferedImage.TYPE_BYTE_GRAY);
    int[] levels = {0, 90, 255};
    for (int i = 0; i < 11_000 * 40; i++) {
      image.getRaster().setSample(i % 11_000, i / 11_000, 0, levels[(i % 11_000) % 3]);
    }

    Photo photo = Photo.open(file(image, "png"));

    assertEquals(3667, photo.plane().width());
    assertEquals(14, photo.plane().height());
    assertEquals(115, photo.plane().luma()[0] & 0xff);
    assertEquals(45, photo.plane().luma()[3666] & 0xff);
    assertEquals(new Point(30, 15), photo.inFile(new Point(10, 5)));
  }

  /** Two strips: a thin white line on each third row would be missed or doubled by skipping. */
  @Test
  void open_largeJpeg_averagesAcrossStrips() throws Exception {
    BufferedImage image = new BufferedImage(6_000, 4_000, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D page = image.createGraphics();
    page.setColor(java.awt.Color.WHITE);
    for (int y = 0; y < 4_000; y += 8) {
      page.fillRect(0, y, 6_000, 4);
    }
    page.dispose();

    Photo photo = Photo.open(file(image, "jpg"));

    assertEquals(3_000, photo.plane().width());
    assertEquals(2_000, photo.plane().height());
    for (int y = 0; y < 2_000; y++) {
      int luma = photo.plane().luma()[y * 3_000 + 1_500] & 0xff;
      assertTrue(y % 4 < 2 ? luma > 245 : luma < 10, "row " + y + ": " + luma);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "tiff", "webp"})
  void open_orientationInOtherFormats_isHonoured(String format) throws Exception {
    Photo photo = Photo.open(resource("turned." + format));

    assertEquals(WIDTH, photo.plane().width());
    assertEquals(new Point(4, 4), photo.inFile(new Point(28, 4)));
    assertTrue((photo.upright().getRGB(28, 4) & 0xff) < 60, "the mark is not there");
  }

  @ParameterizedTest
  @ValueSource(strings = {"lossy.webp", "lossless.webp"})
  void open_webp_hasItsBrightness(String name) throws Exception {
    Photo photo = Photo.open(resource(name));

    assertEquals(WIDTH, photo.plane().width());
    assertTrue((photo.plane().luma()[0] & 0xff) < 20);
    assertTrue((photo.plane().luma()[WIDTH - 1] & 0xff) > 235);
  }

  /** Files of {@link #marked} that Java cannot write; turned ones have Exif's orientation 6. */
  private String resource(String name) throws IOException {
    Path file = folder.resolve(name);
    try (InputStream in = PhotoTest.class.getResourceAsStream(name)) {
      Files.copy(in, file);
    }
    return file.toString();
  }

  @Test
  void open_noSuchFile_isUnreadable() {
    PhotoException error =
        assertThrows(PhotoException.class, () -> Photo.open(folder.resolve("no").toString()));
    assertEquals(PhotoException.Problem.UNREADABLE, error.problem());
  }
}
