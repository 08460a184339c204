package dev.casilla.cli.photo.format;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** What a BMP file says of itself. */
/*
 * The header tells at 10 where the pixels begin and at 14 how long the second header is: of the
 * oldest kind 12 bytes, with sizes of two bytes each. Others have width, height (negative if the
 * top row comes first), bits a pixel, the compression and how many bytes that left. Rows that are
 * not compressed are filled up to four bytes. What a file says at 2 of its own length is often
 * wrong.
 */
final class BmpHeader {
  private static final int PIXELS_AT = 10;
  private static final int HEADER = 14;
  private static final int SIZES = 18;
  private static final int OLDEST = 12;
  private static final int COMPRESSION = 30;
  private static final int COMPRESSED_BYTES = 34;

  /** The first byte that tells nothing more of interest, of the oldest kind and of others. */
  private static final int END_OF_OLDEST = 26;

  private static final int END = 38;

  /** Compressions that are none: plain, and two that only tell which bits are which colour. */
  private static final int PLAIN = 0;

  private static final int BIT_FIELDS = 3;
  private static final int ALPHA_BIT_FIELDS = 6;

  private final ByteBuffer file;

  BmpHeader(byte[] bytes) {
    file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Whether the file is as long as its pixels take. */
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
