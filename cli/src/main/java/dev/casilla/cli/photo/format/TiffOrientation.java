package dev.casilla.cli.photo.format;

/** Reads the orientation tag of a TIFF structure, which TIFF files and Exif data have in common. */
/*
 * The structure begins with the byte order, 42, and the offset of the first directory. A directory
 * is a count and entries of twelve bytes each. The entry with tag 0x112, type 3 (SHORT) and count 1
 * is the orientation (TIFF 6.0, page 36; Exif 2.32, 4.6.2).
 */
final class TiffOrientation {
  private static final int ORIENTATION = 0x112;
  private static final int SHORT = 3;
  private static final int ENTRY_BYTES = 12;
  private static final int TIFF_MAGIC = 42;

  private final byte[] bytes;
  private final int begin;
  private final int end;
  private final boolean isLittle;

  private TiffOrientation(byte[] bytes, int begin, int end) {
    this.bytes = bytes;
    this.begin = begin;
    this.end = end;
    isLittle = bytes[begin] == 'I';
  }

  /**
   * The orientation in the structure from {@code begin} to {@code end}; as stored if the structure
   * is not as the format says.
   */
  static Orientation of(byte[] bytes, int begin, int end) {
    boolean isLongEnough = begin >= 0 && end <= bytes.length && begin + 8 <= end;
    return isLongEnough ? new TiffOrientation(bytes, begin, end).read() : Orientation.AS_STORED;
  }

  private Orientation read() {
    boolean isKnown = isLittle || bytes[begin] == 'M';
    if (!isKnown || bytes[begin] != bytes[begin + 1] || number(begin + 2, 2) != TIFF_MAGIC) {
      return Orientation.AS_STORED;
    }
    long directory = begin + number(begin + 4, 4);
    return directory + 2 <= end ? ofDirectory((int) directory) : Orientation.AS_STORED;
  }

  private Orientation ofDirectory(int directory) {
    long count = number(directory, 2);
    for (int i = 0; i < count; i++) {
      int entry = directory + 2 + i * ENTRY_BYTES;
      if (entry + ENTRY_BYTES > end) {
        return Orientation.AS_STORED;
      }
      if (number(entry, 2) == ORIENTATION) {
        boolean isOneShort = number(entry + 2, 2) == SHORT && number(entry + 4, 4) == 1;
        return Orientation.ofExif(isOneShort ? (int) number(entry + 8, 2) : 0);
      }
    }
    return Orientation.AS_STORED;
  }

  private long number(int at, int count) {
    long number = 0;
    for (int i = 0; i < count; i++) {
      int next = isLittle ? at + count - 1 - i : at + i;
      number = (number << 8) + (bytes[next] & 0xff);
    }
    return number;
  }
}
