package dev.casilla.cli.photo.format;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.Rotation;

/**
 * How a stored picture has to be shown: mirrored from left to right if said so, and then turned
 * clockwise.
 */
public record Orientation(boolean isMirrored, int quarterTurns) {
  public static final Orientation AS_STORED = new Orientation(false, 0);

  /** Exif's values from 1 on. */
  private static final Orientation[] BY_EXIF_VALUE = {
    AS_STORED,
    new Orientation(true, 0),
    new Orientation(false, 2),
    new Orientation(true, 2),
    new Orientation(true, 3),
    new Orientation(false, 1),
    new Orientation(true, 1),
    new Orientation(false, 3)
  };

  /** What Exif's tag Orientation means by this value; other values than 1 to 8 mean nothing. */
  static Orientation ofExif(int value) {
    return value >= 1 && value <= BY_EXIF_VALUE.length ? BY_EXIF_VALUE[value - 1] : AS_STORED;
  }

  public Rotation rotation() {
    return Rotation.ofDegrees(90 * quarterTurns);
  }

  /** Where a place of the picture as shown lies in the picture as stored, which is that large. */
  public Point stored(Point shown, int width, int height) {
    double x = shown.x();
    double y = shown.y();
    Point turnedBack =
        switch (quarterTurns) {
          case 1 -> new Point(y, height - x);
          case 2 -> new Point(width - x, height - y);
          case 3 -> new Point(width - y, x);
          default -> shown;
        };
    return isMirrored ? new Point(width - turnedBack.x(), turnedBack.y()) : turnedBack;
  }
}
