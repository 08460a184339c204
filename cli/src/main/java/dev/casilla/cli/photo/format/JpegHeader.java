package dev.casilla.cli.photo.format;

import java.util.Arrays;

/**
 * What the segments of a JPEG file say beyond its pixels. What is not as the formats have it is
 * passed over, and so is all that lies behind it.
 */
/*
 * A JPEG file is a chain of segments: a marker of two bytes, ff and another one, and for most of
 * them a length of two bytes that counts itself. More bytes ff may stand before a marker, to fill up
 * (ITU-T T.81, B.1.1.2). From the marker ff da on come the pixels. Exif is an APP1 segment (ff e1)
 * that begins with "Exif", two zeros and a TIFF header: byte order, 42, and where the first
 * directory lies. Of its entries, twelve bytes each, the one with tag 0x112, type 3 (SHORT) and
 * count 1 is the orientation (Exif 2.32, 4.6.2 and 4.6.5).
 */
public final class JpegHeader {
  private static final int START_OF_SCAN = 0xda;
  private static final int EXIF = 0xe1;
  private static final int ADOBE = 0xee;
  private static final int ORIENTATION = 0x112;
  private static final int SHORT = 3;
  private static final int ENTRY_BYTES = 12;
  private static final int TIFF_MAGIC = 42;
  private static final byte[] EXIF_NAME = {'E', 'x', 'i', 'f', 0, 0};
  private static final byte[] ADOBE_NAME = {'A', 'd', 'o', 'b', 'e'};

  /** Where in an Adobe segment the transform stands: after name, version and flags. */
  private static final int ADOBE_TRANSFORM = 11;

  private static final int YCCK = 2;

  private final byte[] bytes;
  private Orientation orientation = Orientation.AS_STORED;
  private boolean isAdobe;
  private boolean isYcck;
  private int scan;

  public JpegHeader(byte[] bytes) {
    this.bytes = bytes;
    scan = bytes.length;
    walk();
  }

  public static boolean isJpeg(byte[] bytes) {
    return bytes.length > 3 && (bytes[0] & 0xff) == 0xff && (bytes[1] & 0xff) == 0xd8;
  }

  public Orientation orientation() {
    return orientation;
  }

  /** Whether the file is Adobe's, who store ink as its opposite. */
  public boolean isAdobe() {
    return isAdobe;
  }

  /** Whether four colours are stored as luma, two chromas and black. */
  public boolean isYcck() {
    return isYcck;
  }

  /** Whether the mark of the end follows the pixels: else the file was cut short. */
  boolean isComplete() {
    for (int at = scan; at + 1 < bytes.length; at++) {
      if ((bytes[at] & 0xff) == 0xff && (bytes[at + 1] & 0xff) == 0xd9) {
        return true;
      }
    }
    return false;
  }

  private void walk() {
    int at = markerFrom(2);
    boolean hasExif = false;
    while (at + 3 < bytes.length && (bytes[at] & 0xff) == 0xff) {
      int marker = bytes[at + 1] & 0xff;
      int begin = at + 4;
      int end = at + 2 + bigEndian(at + 2);
      if (marker == START_OF_SCAN) {
        scan = at;
        return;
      }
      if (end > bytes.length || end < begin) {
        return;
      }
      if (marker == EXIF && !hasExif && startsWith(begin, end, EXIF_NAME)) {
        hasExif = true;
        readTiff(begin + EXIF_NAME.length, end);
      } else if (marker == ADOBE && startsWith(begin, end, ADOBE_NAME)) {
        isAdobe = true;
        isYcck = begin + ADOBE_TRANSFORM < end && bytes[begin + ADOBE_TRANSFORM] == YCCK;
      }
      at = markerFrom(end);
    }
  }

  /** Where the next marker begins: with the last ff of several. */
  private int markerFrom(int from) {
    int at = from;
    while (at + 1 < bytes.length && (bytes[at] & bytes[at + 1] & 0xff) == 0xff) {
      at++;
    }
    return at;
  }

  private void readTiff(int begin, int end) {
    if (begin + 8 > end || bytes[begin] != bytes[begin + 1]) {
      return;
    }
    boolean isLittle = bytes[begin] == 'I';
    boolean isKnown = isLittle || bytes[begin] == 'M';
    if (!isKnown || number(begin + 2, 2, isLittle) != TIFF_MAGIC) {
      return;
    }
    long directory = begin + number(begin + 4, 4, isLittle);
    if (directory + 2 <= end) {
      readDirectory((int) directory, end, isLittle);
    }
  }

  private void readDirectory(int begin, int end, boolean isLittle) {
    long count = number(begin, 2, isLittle);
    for (int i = 0; i < count; i++) {
      int entry = begin + 2 + i * ENTRY_BYTES;
      if (entry + ENTRY_BYTES > end) {
        return;
      }
      if (number(entry, 2, isLittle) == ORIENTATION) {
        boolean isOneShort =
            number(entry + 2, 2, isLittle) == SHORT && number(entry + 4, 4, isLittle) == 1;
        orientation = Orientation.ofExif(isOneShort ? (int) number(entry + 8, 2, isLittle) : 0);
        return;
      }
    }
  }

  private boolean startsWith(int begin, int end, byte[] name) {
    return begin + name.length <= end
        && Arrays.equals(bytes, begin, begin + name.length, name, 0, name.length);
  }

  private int bigEndian(int at) {
    return (int) number(at, 2, false);
  }

  private long number(int at, int count, boolean isLittle) {
    long number = 0;
    for (int i = 0; i < count; i++) {
      int next = isLittle ? at + count - 1 - i : at + i;
      number = (number << 8) + (bytes[next] & 0xff);
    }
    return number;
  }
}
