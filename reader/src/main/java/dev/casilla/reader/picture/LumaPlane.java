package dev.casilla.reader.picture;

/**
 * The brightness of a picture as cameras and decoders hand it over: one byte a pixel, row by row.
 * The array is neither copied nor changed; it must stay as it is until {@link Picture#load} is
 * done.
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

  /** A plane without gaps between its rows that stands upright. */
  public static LumaPlane of(byte[] luma, int width, int height) {
    return new LumaPlane(luma, width, height, width, Rotation.NONE);
  }

  /** This plane with the rows as many bytes apart. */
  public LumaPlane withRowStride(int bytes) {
    return new LumaPlane(luma, width, height, bytes, rotation);
  }

  /** This plane, to be turned before it is looked at. */
  public LumaPlane withRotation(Rotation turn) {
    return new LumaPlane(luma, width, height, rowStride, turn);
  }

  /** Whether every pixel that the sizes promise is there. */
  boolean isComplete() {
    return width > 0
        && height > 0
        && rowStride >= width
        && (height - 1L) * rowStride + width <= luma.length;
  }

  /** The array itself; 255 is white. */
  public byte[] luma() {
    return luma;
  }

  /** Pixels a row, as stored. */
  public int width() {
    return width;
  }

  /** Rows, as stored. */
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
