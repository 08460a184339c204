package dev.casilla.app.reading.frame;

import dev.casilla.reader.geometry.Point;

/**
 * The layout of a frame's pixels in its buffer.
 *
 * @param rowStride bytes from one row to the next
 * @param pixelStride bytes from one pixel to the next
 * @param visible the part of the frame that the preview shows
 * @param rotationDegrees the clockwise rotation that makes the frame upright
 */
public record PixelLayout(int rowStride, int pixelStride, Crop visible, int rotationDegrees) {
  /** A part of a frame, in pixels before the rotation. */
  public record Crop(int left, int top, int width, int height) {
    /** Rejects an empty part, and one that begins outside the frame. */
    public Crop {
      if (left < 0 || top < 0 || width <= 0 || height <= 0) {
        throw new IllegalArgumentException(left + "," + top + " " + width + "x" + height);
      }
    }
  }

  /** The index of the byte for pixel {@code x}, {@code y} of the visible part. */
  int index(int x, int y) {
    return (visible.top() + y) * rowStride + (visible.left() + x) * pixelStride;
  }

  /** Maps a point of the upright visible part to the frame. */
  Point inFrame(Point upright) {
    double x = upright.x();
    double y = upright.y();
    int width = visible.width();
    int height = visible.height();
    Point unturned =
        switch (Math.floorMod(rotationDegrees, 360)) {
          case 90 -> new Point(y, height - x);
          case 180 -> new Point(width - x, height - y);
          case 270 -> new Point(width - y, x);
          default -> upright;
        };
    return new Point(unturned.x() + visible.left(), unturned.y() + visible.top());
  }
}
