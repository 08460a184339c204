package dev.casilla.app.reading.frame;

import dev.casilla.reader.geometry.Point;

/**
 * How the pixels of a frame lie in its buffer, and which of them are to be seen.
 *
 * @param rowStride bytes from a row to the next
 * @param pixelStride bytes from a pixel to the next in its row
 * @param visible the part of the frame that the person sees
 * @param rotationDegrees how far the frame has to be turned clockwise to stand upright
 */
public record PixelLayout(int rowStride, int pixelStride, Crop visible, int rotationDegrees) {
  /** A part of a frame, in its pixels before any turn. */
  public record Crop(int left, int top, int width, int height) {
    /** A part that is not empty and begins inside the frame. */
    public Crop {
      if (left < 0 || top < 0 || width <= 0 || height <= 0) {
        throw new IllegalArgumentException(left + "," + top + " " + width + "x" + height);
      }
    }
  }

  /** The byte at which pixel {@code x} of row {@code y} of the visible part is. */
  int index(int x, int y) {
    return (visible.top() + y) * rowStride + (visible.left() + x) * pixelStride;
  }

  /** Where in the frame a place is that was found in its visible part, standing upright. */
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
