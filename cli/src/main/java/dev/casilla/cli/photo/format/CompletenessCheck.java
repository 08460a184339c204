package dev.casilla.cli.photo.format;

/** Detects truncated files: Java decodes most of them as if the rest were black. */
public final class CompletenessCheck {
  private static final byte[] PNG_END = {'I', 'E', 'N', 'D'};

  /** The last chunk has no data, only its name and this checksum. */
  private static final int PNG_CHECKSUM_BYTES = 4;

  private CompletenessCheck() {}

  /** Whether the file is as long as its format says; true for formats without a length. */
  public static boolean isFileComplete(byte[] bytes) {
    return switch (FileType.of(bytes)) {
      case JPEG -> new JpegHeader(bytes).isComplete();
      case PNG -> hasPngEnd(bytes);
      case GIF -> new GifBlocks(bytes).areComplete();
      case BMP -> new BmpHeader(bytes).isComplete();
      case TIFF_LITTLE, TIFF_BIG -> new TiffDirectory(bytes).isComplete();
      case WEBP -> ChunkReader.isWebpComplete(bytes);
      case OTHER -> true;
    };
  }

  private static boolean hasPngEnd(byte[] bytes) {
    int at = bytes.length - PNG_END.length - PNG_CHECKSUM_BYTES;
    while (at >= 0 && !FileType.isAt(bytes, at, PNG_END)) {
      at--;
    }
    return at >= 0;
  }
}
