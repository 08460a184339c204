package dev.casilla.cli.photo.format;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.Rotation;

/**
 * The transformation that shows a stored picture upright: an optional mirroring from left to right,
 * then clockwise quarter turns.
 */
public record Orientation(boolean isMirrored, int quarterTurns) {
  public static final Orientation AS_STORED = new Orientation(false, 0);

  /** The meaning of Exif's values from 1. */
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

  /** The meaning of a value of Exif's orientation tag; as stored for values other than 1 to 8. */
  static Orientation ofExif(int value) {
    return value >= 1 && value <= BY_EXIF_VALUE.length ? BY_EXIF_VALUE[value - 1] : AS_STORED;
  }

  public Rotation rotation() {
    return Rotation.ofDegrees(90 * quarterTurns);
  }

  /** Converts a point of the upright picture to the stored picture of this size. */
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
