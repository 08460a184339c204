package dev.casilla.reader.picture;

/** How far a picture has to be turned clockwise to stand upright, as cameras report it. */
public enum Rotation {
  NONE,
  CLOCKWISE_90,
  CLOCKWISE_180,
  CLOCKWISE_270;

  /**
   * The rotation by as many degrees.
   *
   * @throws IllegalArgumentException if that is no multiple of 90
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
