package dev.casilla.reader.picture;

import dev.casilla.reader.geometry.Point;

/**
 * A grayscale image in a reusable buffer. Not thread-safe.
 *
 * <p>The buffer grows to the largest image so far and never shrinks, so {@link #luma} may be longer
 * than the image.
 */
public final class GrayImage {
  private byte[] luma = new byte[0];
  private int width;
  private int height;

  /** Sets the dimensions; the pixels are undefined afterwards. */
  public void reshape(int newWidth, int newHeight) {
    int pixels = newWidth * newHeight;
    if (luma.length < pixels) {
      luma = new byte[pixels];
    }
    width = newWidth;
    height = newHeight;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public int longSide() {
    return Math.max(width, height);
  }

  /** The pixels row by row without padding; 0 is black, 255 is white. */
  public byte[] luma() {
    return luma;
  }

  public int at(int x, int y) {
    return luma[y * width + x] & 0xff;
  }

  /** Whether the point lies inside the image. */
  public boolean contains(Point place) {
    return place.x() >= 0 && place.y() >= 0 && place.x() <= width && place.y() <= height;
  }

  /** Inverts all pixels. */
  public void invert() {
    for (int i = width * height - 1; i >= 0; i--) {
      luma[i] = (byte) ~luma[i];
    }
  }

  /** Copies the other image, rotated, into this one. */
  void setRotated(GrayImage from, Rotation rotation) {
    reshape(
        rotation.swapsSides() ? from.height : from.width,
        rotation.swapsSides() ? from.width : from.height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        luma[y * width + x] = from.luma[from.indexBeforeRotation(x, y, rotation)];
      }
    }
  }

  private int indexBeforeRotation(int x, int y, Rotation rotation) {
    return switch (rotation) {
      case NONE -> y * width + x;
      case CLOCKWISE_90 -> (height - 1 - x) * width + y;
      case CLOCKWISE_180 -> (height - 1 - y) * width + width - 1 - x;
      case CLOCKWISE_270 -> x * width + width - 1 - y;
    };
  }
}
