package dev.casilla.cli.photo.format;

import java.util.Arrays;
import java.util.HexFormat;

/** The type of an image file, told by its first bytes. */
public enum FileType {
  JPEG("ffd8"),
  PNG("89504e47"),
  GIF("47494638"),
  BMP("424d"),
  TIFF_LITTLE("49492a00"),
  TIFF_BIG("4d4d002a"),
  WEBP("52494646"),
  OTHER("");

  private static final int WEBP_NAME = 8;

  @SuppressWarnings("ImmutableEnumChecker") // Never written after construction.
  private final byte[] magic;

  FileType(String hex) {
    magic = HexFormat.of().parseHex(hex);
  }

  public static FileType of(byte[] bytes) {
    for (FileType type : values()) {
      if (isAt(bytes, 0, type.magic) && (type != WEBP || isWebp(bytes))) {
        return type;
      }
    }
    return OTHER;
  }

  /** The orientation of the file's picture. */
  public static Orientation orientation(byte[] bytes) {
    return switch (of(bytes)) {
      case JPEG -> new JpegHeader(bytes).orientation();
      case PNG -> ChunkReader.orientationOfPng(bytes);
      case TIFF_LITTLE, TIFF_BIG -> TiffOrientation.of(bytes, 0, bytes.length);
      case WEBP -> ChunkReader.orientationOfWebp(bytes);
      case GIF, BMP, OTHER -> Orientation.AS_STORED;
    };
  }

  /** Other RIFF files, such as WAV, have another name there. */
  private static boolean isWebp(byte[] bytes) {
    return isAt(bytes, WEBP_NAME, new byte[] {'W', 'E', 'B', 'P'});
  }

  static boolean isAt(byte[] bytes, int at, byte[] part) {
    int end = at + part.length;
    return end <= bytes.length && Arrays.equals(bytes, at, end, part, 0, part.length);
  }
}
