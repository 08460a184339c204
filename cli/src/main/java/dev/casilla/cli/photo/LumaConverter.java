package dev.casilla.cli.photo;

import dev.casilla.cli.photo.format.JpegHeader;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;

/** Converts decoded pixels to brightness, weighted as in BT.601. Stateless. */
final class LumaConverter {
  private static final int CMYK_BANDS = 4;

  private LumaConverter() {}

  /** The brightness of an image of any type; transparent pixels become white. */
  static byte[] of(BufferedImage image) {
    boolean isPlain = image.getType() == BufferedImage.TYPE_3BYTE_BGR;
    if (isGray(image)) {
      return ofGray(image);
    }
    return isPlain ? ofBytes(image.getRaster()) : ofColours(image);
  }

  /** Whether the image has only brightness. */
  static boolean isGray(BufferedImage image) {
    return image.getColorModel().getColorSpace().getType() == ColorSpace.TYPE_GRAY
        && !(image.getColorModel() instanceof IndexColorModel)
        && !image.getColorModel().hasAlpha();
  }

  /** Copies gray values: {@code getRGB} would treat them as linear light and brighten them. */
  private static byte[] ofGray(BufferedImage image) {
    Raster raster = image.getRaster();
    int width = raster.getWidth();
    int shift = Math.max(0, image.getColorModel().getComponentSize(0) - 8);
    byte[] luma = new byte[width * raster.getHeight()];
    int[] row = new int[width];
    for (int y = 0; y < raster.getHeight(); y++) {
      raster.getSamples(0, y, width, 1, 0, row);
      for (int x = 0; x < width; x++) {
        luma[y * width + x] = (byte) (row[x] >> shift);
      }
    }
    return luma;
  }

  private static byte[] ofBytes(Raster raster) {
    int width = raster.getWidth();
    byte[] luma = new byte[width * raster.getHeight()];
    byte[] row = new byte[3 * width];
    for (int y = 0; y < raster.getHeight(); y++) {
      raster.getDataElements(0, y, width, 1, row);
      for (int x = 0; x < width; x++) {
        luma[y * width + x] =
            weighted(row[3 * x] & 0xff, row[3 * x + 1] & 0xff, row[3 * x + 2] & 0xff);
      }
    }
    return luma;
  }

  private static byte[] ofColours(BufferedImage image) {
    int width = image.getWidth();
    byte[] luma = new byte[width * image.getHeight()];
    int[] row = new int[width];
    for (int y = 0; y < image.getHeight(); y++) {
      image.getRGB(0, y, width, 1, row, 0, width);
      for (int x = 0; x < width; x++) {
        int alpha = row[x] >>> 24;
        luma[y * width + x] =
            weighted(
                onPaper(row[x] >> 16, alpha), onPaper(row[x] >> 8, alpha), onPaper(row[x], alpha));
      }
    }
    return luma;
  }

  private static int onPaper(int colour, int alpha) {
    return ((colour & 0xff) * alpha + 255 * (255 - alpha)) / 255;
  }

  /** The brightness of four bands: CMYK, or luma, two chromas and black. */
  static byte[] ofCmyk(Raster raster, JpegHeader header) {
    if (raster.getNumBands() != CMYK_BANDS) {
      throw new IllegalArgumentException(raster.getNumBands() + " bands, not " + CMYK_BANDS);
    }
    int width = raster.getWidth();
    byte[] luma = new byte[width * raster.getHeight()];
    int[] row = new int[CMYK_BANDS * width];
    for (int y = 0; y < raster.getHeight(); y++) {
      raster.getPixels(0, y, width, 1, row);
      for (int x = 0; x < width; x++) {
        int at = CMYK_BANDS * x;
        int colours =
            header.isYcck() ? row[at] : weighted(row[at], row[at + 1], row[at + 2]) & 0xff;
        luma[y * width + x] = (byte) paper(colours, row[at + 3], header.isAdobe());
      }
    }
    return luma;
  }

  private static int paper(int colours, int black, boolean isOpposite) {
    return isOpposite ? colours * black / 255 : (255 - colours) * (255 - black) / 255;
  }

  private static byte weighted(int red, int green, int blue) {
    return (byte) ((299 * red + 587 * green + 114 * blue) / 1000);
  }
}
