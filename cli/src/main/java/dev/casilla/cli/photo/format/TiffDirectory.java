package dev.casilla.cli.photo.format;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The location of the pixels of a TIFF file's first picture. */
/*
 * The header has the byte order and, at 4, the offset of the first directory: a count and entries of
 * twelve bytes each. An entry has a tag, a type, the number of values, and the values, or their
 * offset if they take more than four bytes. Pixels are in strips or tiles; one entry has their
 * offsets and another one their lengths (TIFF 6.0, sections 2, 3 and 15).
 */
final class TiffDirectory {
  private static final int DIRECTORY_AT = 4;
  private static final int ENTRY_BYTES = 12;
  private static final int VALUE = 8;
  private static final int STRIP_BEGINS = 273;
  private static final int STRIP_LENGTHS = 279;
  private static final int TILE_BEGINS = 324;
  private static final int TILE_LENGTHS = 325;

  /** The type of two-byte values; other numbers have four bytes. */
  private static final int SHORT = 3;

  private final ByteBuffer file;
  private long[] begins = {};
  private long[] lengths = {};
  private boolean isCut;

  TiffDirectory(byte[] bytes) {
    file = ByteBuffer.wrap(bytes);
    file.order(bytes[0] == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    long directory = number(DIRECTORY_AT, 4);
    long entries = number(directory, 2);
    for (int i = 0; i < entries && !isCut; i++) {
      read(directory + 2 + (long) i * ENTRY_BYTES);
    }
  }

  /** Whether the file contains all strips and tiles of the directory. */
  boolean isComplete() {
    for (int i = 0; i < Math.min(begins.length, lengths.length); i++) {
      isCut |= begins[i] + lengths[i] > file.limit();
    }
    return !isCut;
  }

  private void read(long entry) {
    switch ((int) number(entry, 2)) {
      case STRIP_BEGINS, TILE_BEGINS -> begins = values(entry);
      case STRIP_LENGTHS, TILE_LENGTHS -> lengths = values(entry);
      default -> {
        // Other tags do not matter.
      }
    }
  }

  private long[] values(long entry) {
    int size = number(entry + 2, 2) == SHORT ? 2 : 4;
    long count = number(entry + 4, 4);
    long at = count * size <= 4 ? entry + VALUE : number(entry + VALUE, 4);
    if (at + count * size > file.limit()) {
      isCut = true;
      return new long[0];
    }
    long[] values = new long[(int) count];
    for (int i = 0; i < values.length; i++) {
      values[i] = number(at + (long) i * size, size);
    }
    return values;
  }

  /** The number of two or four bytes at {@code at}; 0 beyond the end. */
  private long number(long at, int size) {
    if (at + size > file.limit()) {
      isCut = true;
      return 0;
    }
    return size == 2
        ? Short.toUnsignedLong(file.getShort((int) at))
        : Integer.toUnsignedLong(file.getInt((int) at));
  }
}
