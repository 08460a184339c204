package dev.casilla.cli.photo.format;

import java.util.Arrays;

/**
 * What the segments of a JPEG file say about its pixels. A segment that is not as the format says
 * ends the search.
 */
/*
 * A JPEG file is a chain of segments: a marker of two bytes, ff and another one, and for most of
 * them a length of two bytes that counts itself. Fill bytes ff may precede a marker (ITU-T T.81,
 * B.1.1.2). The pixels follow the marker ff da. Exif is an APP1 segment (ff e1) that begins with
 * "Exif" and two zeros, followed by a TIFF structure (Exif 2.32, 4.6.5).
 */
public final class JpegHeader {
  private static final int START_OF_SCAN = 0xda;
  private static final int EXIF = 0xe1;
  private static final int ADOBE = 0xee;
  private static final byte[] EXIF_NAME = {'E', 'x', 'i', 'f', 0, 0};
  private static final byte[] ADOBE_NAME = {'A', 'd', 'o', 'b', 'e'};

  /** The offset of the transform in an Adobe segment: after name, version and flags. */
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

  public Orientation orientation() {
    return orientation;
  }

  /** Whether the file has Adobe's segment: then ink values are stored inverted. */
  public boolean isAdobe() {
    return isAdobe;
  }

  /** Whether the four bands are luma, two chromas and black. */
  public boolean isYcck() {
    return isYcck;
  }

  /** Whether the end marker follows the pixels; a truncated file has none. */
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
        orientation = TiffOrientation.of(bytes, begin + EXIF_NAME.length, end);
      } else if (marker == ADOBE && startsWith(begin, end, ADOBE_NAME)) {
        isAdobe = true;
        isYcck = begin + ADOBE_TRANSFORM < end && bytes[begin + ADOBE_TRANSFORM] == YCCK;
      }
      at = markerFrom(end);
    }
  }

  /** The offset of the next marker, which begins with the last of several ff. */
  private int markerFrom(int from) {
    int at = from;
    while (at + 1 < bytes.length && (bytes[at] & bytes[at + 1] & 0xff) == 0xff) {
      at++;
    }
    return at;
  }

  private boolean startsWith(int begin, int end, byte[] name) {
    return begin + name.length <= end
        && Arrays.equals(bytes, begin, begin + name.length, name, 0, name.length);
  }

  private int bigEndian(int at) {
    return ((bytes[at] & 0xff) << 8) + (bytes[at + 1] & 0xff);
  }
}
