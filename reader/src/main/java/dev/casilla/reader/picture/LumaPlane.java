package dev.casilla.reader.picture;

/**
 * The luma plane of an image as cameras and decoders deliver it: one byte for each pixel, row by
 * row. The array is neither copied nor changed; the caller must not modify it until {@link
 * Picture#load} returns.
 */
public final class LumaPlane {
  private final byte[] luma;
  private final int width;
  private final int height;
  private final int rowStride;
  private final Rotation rotation;

  private LumaPlane(byte[] luma, int width, int height, int rowStride, Rotation rotation) {
    this.luma = luma;
    this.width = width;
    this.height = height;
    this.rowStride = rowStride;
    this.rotation = rotation;
  }

  /** An upright plane without row padding. */
  public static LumaPlane of(byte[] luma, int width, int height) {
    return new LumaPlane(luma, width, height, width, Rotation.NONE);
  }

  /** This plane with another distance between the starts of two rows, in bytes. */
  public LumaPlane withRowStride(int bytes) {
    return new LumaPlane(luma, width, height, bytes, rotation);
  }

  /** This plane with a rotation to apply on loading. */
  public LumaPlane withRotation(Rotation turn) {
    return new LumaPlane(luma, width, height, rowStride, turn);
  }

  /** Whether the array holds all pixels of these dimensions. */
  boolean isComplete() {
    return width > 0
        && height > 0
        && rowStride >= width
        && (height - 1L) * rowStride + width <= luma.length;
  }

  /** The array, not a copy; 255 is white. */
  public byte[] luma() {
    return luma;
  }

  /** Pixels in each row, before rotation. */
  public int width() {
    return width;
  }

  /** Rows, before rotation. */
  public int height() {
    return height;
  }

  int rowStride() {
    return rowStride;
  }

  Rotation rotation() {
    return rotation;
  }
}
