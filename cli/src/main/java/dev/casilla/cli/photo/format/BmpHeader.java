package dev.casilla.cli.photo.format;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The header of a BMP file. */
/*
 * The header has the offset of the pixels at 10 and the length of the second header at 14. The oldest
 * second header has 12 bytes, with sizes of two bytes each. Newer ones have width, height (negative
 * if the top row comes first), bits per pixel, the compression and the compressed length.
 * Uncompressed rows are padded to four bytes. The file length at 2 is often wrong.
 */
final class BmpHeader {
  private static final int PIXELS_AT = 10;
  private static final int HEADER = 14;
  private static final int SIZES = 18;
  private static final int OLDEST = 12;
  private static final int COMPRESSION = 30;
  private static final int COMPRESSED_BYTES = 34;

  /** The ends of the parts of the headers that are read. */
  private static final int END_OF_OLDEST = 26;

  private static final int END = 38;

  /** Values for uncompressed pixels; with the other two, masks define the colours. */
  private static final int PLAIN = 0;

  private static final int BIT_FIELDS = 3;
  private static final int ALPHA_BIT_FIELDS = 6;

  private final ByteBuffer file;

  BmpHeader(byte[] bytes) {
    file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Whether the file is long enough for its pixels. */
  boolean isComplete() {
    boolean isOldest = file.limit() >= END_OF_OLDEST && file.getInt(HEADER) == OLDEST;
    if (!isOldest && file.limit() < END) {
      return false;
    }
    long pixels = isOldest ? bytesOfOldest() : bytesOfOthers();
    return Integer.toUnsignedLong(file.getInt(PIXELS_AT)) + pixels <= file.limit();
  }

  private long bytesOfOldest() {
    int width = Short.toUnsignedInt(file.getShort(SIZES));
    int height = Short.toUnsignedInt(file.getShort(SIZES + 2));
    return rows(width, height, file.getShort(SIZES + 6));
  }

  private long bytesOfOthers() {
    int compression = file.getInt(COMPRESSION);
    boolean isPlain =
        compression == PLAIN || compression == BIT_FIELDS || compression == ALPHA_BIT_FIELDS;
    return isPlain
        ? rows(file.getInt(SIZES), file.getInt(SIZES + 4), file.getShort(SIZES + 10))
        : Integer.toUnsignedLong(file.getInt(COMPRESSED_BYTES));
  }

  private static long rows(long width, long height, int bits) {
    return (width * bits + 31) / 32 * 4 * Math.abs(height);
  }
}
