package dev.casilla.cli.photo;

import dev.casilla.reader.vision.Point;
import dev.casilla.reader.vision.Rotation;

/**
 * How a stored picture has to be shown: mirrored from left to right if said so, and then turned
 * clockwise.
 */
record Posture(boolean isMirrored, int quarterTurns) {
  static final Posture AS_STORED = new Posture(false, 0);

  /** Exif's values from 1 on. */
  private static final Posture[] OF_EXIF = {
    AS_STORED,
    new Posture(true, 0),
    new Posture(false, 2),
    new Posture(true, 2),
    new Posture(true, 3),
    new Posture(false, 1),
    new Posture(true, 1),
    new Posture(false, 3)
  };

  /** What Exif's tag Orientation means by this value; other values than 1 to 8 mean nothing. */
  static Posture ofExif(int value) {
    return value >= 1 && value <= OF_EXIF.length ? OF_EXIF[value - 1] : AS_STORED;
  }

  Rotation rotation() {
    return Rotation.ofDegrees(90 * quarterTurns);
  }

  /** Where a place of the picture as shown lies in the picture as stored, which is that large. */
  Point stored(Point shown, int width, int height) {
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
