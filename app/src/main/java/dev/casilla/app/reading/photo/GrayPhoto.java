package dev.casilla.app.reading.photo;

import dev.casilla.reader.picture.LumaPlane;

/** An upright photo in gray. Its bytes must not be changed. */
public final class GrayPhoto {
  /** An empty photo, for a broken picture. */
  public static final GrayPhoto BROKEN = new GrayPhoto(new byte[0], 0, 0);

  private final byte[] luma;
  private final int width;
  private final int height;

  /** A photo of {@code luma}, row by row. */
  public GrayPhoto(byte[] luma, int width, int height) {
    if (luma.length != width * height) {
      throw new IllegalArgumentException(luma.length + " bytes for " + width + "x" + height);
    }
    this.luma = luma;
    this.width = width;
    this.height = height;
  }

  public int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** The brightness of a pixel, from 0 to 255. */
  public int at(int x, int y) {
    return luma[y * width + x] & 0xff;
  }

  public LumaPlane plane() {
    return LumaPlane.of(luma, width, height);
  }

  public GrayPhoto quarterTurned() {
    byte[] turned = new byte[luma.length];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        turned[x * height + height - 1 - y] = luma[y * width + x];
      }
    }
    return new GrayPhoto(turned, /* width= */ height, /* height= */ width);
  }

  GrayPhoto mirrored() {
    byte[] mirrored = new byte[luma.length];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        mirrored[y * width + width - 1 - x] = luma[y * width + x];
      }
    }
    return new GrayPhoto(mirrored, width, height);
  }

  /** A part of this photo. The whole photo is not copied. */
  GrayPhoto part(PhotoTile tile) {
    if (tile.width() == width && tile.height() == height) {
      return this;
    }
    byte[] part = new byte[tile.width() * tile.height()];
    for (int y = 0; y < tile.height(); y++) {
      int from = (tile.top() + y) * width + tile.left();
      System.arraycopy(luma, from, part, y * tile.width(), tile.width());
    }
    return new GrayPhoto(part, tile.width(), tile.height());
  }

  /** This photo scaled down: each pixel is the mean of {@code step} × {@code step} pixels. */
  GrayPhoto shrunk(int step) {
    int across = width / step;
    int down = height / step;
    byte[] small = new byte[across * down];
    for (int y = 0; y < down; y++) {
      for (int x = 0; x < across; x++) {
        small[y * across + x] = (byte) mean(x * step, y * step, step);
      }
    }
    return new GrayPhoto(small, across, down);
  }

  private int mean(int left, int top, int side) {
    int sum = 0;
    for (int y = top; y < top + side; y++) {
      for (int x = left; x < left + side; x++) {
        sum += at(x, y);
      }
    }
    return sum / (side * side);
  }
}
