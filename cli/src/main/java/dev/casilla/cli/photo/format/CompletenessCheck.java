package dev.casilla.cli.photo.format;

import java.util.Arrays;

/** Tells files that were cut short: Java decodes most of them as if the rest were black. */
public final class CompletenessCheck {
  private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};
  private static final byte[] PNG_END = {'I', 'E', 'N', 'D'};

  /** What follows the last chunk's name, which has no data: its checksum. */
  private static final int PNG_SUM_BYTES = 4;

  private static final byte[] GIF = {'G', 'I', 'F', '8'};
  private static final byte[] BMP = {'B', 'M'};
  private static final byte[] TIFF_LITTLE = {'I', 'I', 42, 0};
  private static final byte[] TIFF_BIG = {'M', 'M', 0, 42};

  private CompletenessCheck() {}

  /** Whether all of the picture is there, as far as its format says how much that is. */
  public static boolean isFileComplete(byte[] bytes) {
    if (JpegHeader.isJpeg(bytes)) {
      return new JpegHeader(bytes).isComplete();
    }
    if (begins(bytes, PNG)) {
      return hasPngEnd(bytes);
    }
    if (begins(bytes, GIF)) {
      return new GifBlocks(bytes).areComplete();
    }
    if (begins(bytes, BMP)) {
      return new BmpHeader(bytes).isComplete();
    }
    boolean isTiff = begins(bytes, TIFF_LITTLE) || begins(bytes, TIFF_BIG);
    return !isTiff || new TiffDirectory(bytes).isComplete();
  }

  private static boolean begins(byte[] bytes, byte[] with) {
    return isAt(bytes, 0, with);
  }

  private static boolean isAt(byte[] bytes, int at, byte[] part) {
    int end = at + part.length;
    return end <= bytes.length && Arrays.equals(bytes, at, end, part, 0, part.length);
  }

  /** Whether a PNG file has its last chunk. */
  private static boolean hasPngEnd(byte[] bytes) {
    int at = bytes.length - PNG_END.length - PNG_SUM_BYTES;
    while (at >= 0 && !isAt(bytes, at, PNG_END)) {
      at--;
    }
    return at >= 0;
  }
}
