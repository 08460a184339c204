package dev.casilla.reader.picture;

import dev.casilla.reader.geometry.Point;

/**
 * A gray picture in a buffer that is used again. Not safe for use by several threads.
 *
 * <p>The buffer grows to the largest picture it has held and never shrinks; {@link #luma} may be
 * longer than the picture.
 */
public final class GrayImage {
  private byte[] luma = new byte[0];
  private int width;
  private int height;

  /** Gives the picture its size; what it shows is undefined after that. */
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

  /** The pixels row by row without gaps, 0 black to 255 white. */
  public byte[] luma() {
    return luma;
  }

  public int at(int x, int y) {
    return luma[y * width + x] & 0xff;
  }

  /** Whether the place is within the picture. */
  public boolean shows(Point place) {
    return place.x() >= 0 && place.y() >= 0 && place.x() <= width && place.y() <= height;
  }

  /** Turns black to white and white to black. */
  public void invert() {
    for (int i = width * height - 1; i >= 0; i--) {
      luma[i] = (byte) ~luma[i];
    }
  }

  /** Fills this picture with the other one, turned. */
  void setTurned(GrayImage from, Rotation rotation) {
    reshape(
        rotation.swapsSides() ? from.height : from.width,
        rotation.swapsSides() ? from.width : from.height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        luma[y * width + x] = from.luma[from.indexBeforeTurn(x, y, rotation)];
      }
    }
  }

  private int indexBeforeTurn(int x, int y, Rotation rotation) {
    return switch (rotation) {
      case NONE -> y * width + x;
      case CLOCKWISE_90 -> (height - 1 - x) * width + y;
      case CLOCKWISE_180 -> (height - 1 - y) * width + width - 1 - x;
      case CLOCKWISE_270 -> x * width + width - 1 - y;
    };
  }
}
