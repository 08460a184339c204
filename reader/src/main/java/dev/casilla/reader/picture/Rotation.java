package dev.casilla.reader.picture;

/** The clockwise rotation that makes an image upright, as cameras report it. */
public enum Rotation {
  NONE,
  CLOCKWISE_90,
  CLOCKWISE_180,
  CLOCKWISE_270;

  /**
   * The rotation by this angle.
   *
   * @throws IllegalArgumentException if the angle is not a multiple of 90
   */
  public static Rotation ofDegrees(int degrees) {
    if (degrees % 90 != 0) {
      throw new IllegalArgumentException("not a multiple of 90: " + degrees);
    }
    return values()[Math.floorMod(degrees / 90, 4)];
  }

  boolean swapsSides() {
    return this == CLOCKWISE_90 || this == CLOCKWISE_270;
  }
}
