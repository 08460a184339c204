package dev.casilla.reader.testing;

import dev.casilla.reader.picture.LumaPlane;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Converts between images and luma planes. */
public final class ImageFiles {
  private ImageFiles() {}

  /** The luma plane of the image in this file. */
  public static LumaPlane read(Path file) {
    try {
      BufferedImage image = ImageIO.read(file.toFile());
      if (image == null) {
        throw new IllegalArgumentException("not an image: " + file);
      }
      return lumaOf(image);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The luma plane of the image, weighted as in cameras (BT.601). */
  public static LumaPlane lumaOf(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    int[] rgb = image.getRGB(0, 0, width, height, null, 0, width);
    byte[] luma = new byte[rgb.length];
    for (int i = 0; i < rgb.length; i++) {
      int red = rgb[i] >> 16 & 0xff;
      int green = rgb[i] >> 8 & 0xff;
      int blue = rgb[i] & 0xff;
      luma[i] = (byte) ((299 * red + 587 * green + 114 * blue) / 1000);
    }
    return LumaPlane.of(luma, width, height);
  }

  /** The plane as an image, not rotated. */
  public static BufferedImage imageOf(LumaPlane plane) {
    BufferedImage image =
        new BufferedImage(plane.width(), plane.height(), BufferedImage.TYPE_BYTE_GRAY);
    image.getRaster().setDataElements(0, 0, plane.width(), plane.height(), plane.luma());
    return image;
  }
}
