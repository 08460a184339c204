package dev.casilla.cli.photo.format;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Finds the Exif chunk of PNG and WebP files. */
/*
 * Both formats are a header and a chain of chunks. PNG: length (big endian), type, data, checksum;
 * Exif data are in eXIf (PNG 1.5, 11.3). WebP: type, length (little endian), data, padded to an even
 * length; Exif data are in EXIF (RFC 9649, 2.7.1.5).
 */
final class ChunkReader {
  private static final int PNG_HEADER_BYTES = 8;
  private static final int WEBP_HEADER_BYTES = 12;
  private static final int CHUNK_HEADER_BYTES = 8;
  private static final int PNG_CHECKSUM_BYTES = 4;

  /** Some programs begin the chunk with the name that Exif data have in a JPEG file. */
  private static final byte[] EXIF_NAME = {'E', 'x', 'i', 'f', 0, 0};

  private final byte[] bytes;
  private final ByteBuffer file;

  private ChunkReader(byte[] bytes, ByteOrder order) {
    this.bytes = bytes;
    file = ByteBuffer.wrap(bytes).order(order);
  }

  static Orientation orientationOfPng(byte[] bytes) {
    ChunkReader chunks = new ChunkReader(bytes, ByteOrder.BIG_ENDIAN);
    long at = PNG_HEADER_BYTES;
    while (at + CHUNK_HEADER_BYTES <= bytes.length) {
      long length = chunks.length(at);
      if (chunks.isType(at + 4, "eXIf")) {
        return chunks.orientation(at + CHUNK_HEADER_BYTES, length);
      }
      at += CHUNK_HEADER_BYTES + length + PNG_CHECKSUM_BYTES;
    }
    return Orientation.AS_STORED;
  }

  static Orientation orientationOfWebp(byte[] bytes) {
    ChunkReader chunks = new ChunkReader(bytes, ByteOrder.LITTLE_ENDIAN);
    long at = WEBP_HEADER_BYTES;
    while (at + CHUNK_HEADER_BYTES <= bytes.length) {
      long length = chunks.length(at + 4);
      if (chunks.isType(at, "EXIF")) {
        return chunks.orientation(at + CHUNK_HEADER_BYTES, length);
      }
      at += CHUNK_HEADER_BYTES + length + length % 2;
    }
    return Orientation.AS_STORED;
  }

  /** Whether a WebP file is as long as its header says. */
  static boolean isWebpComplete(byte[] bytes) {
    ChunkReader chunks = new ChunkReader(bytes, ByteOrder.LITTLE_ENDIAN);
    return CHUNK_HEADER_BYTES + chunks.length(4) <= bytes.length;
  }

  private long length(long at) {
    return Integer.toUnsignedLong(file.getInt((int) at));
  }

  private boolean isType(long at, String type) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    return Arrays.equals(bytes, (int) at, (int) at + name.length, name, 0, name.length);
  }

  private Orientation orientation(long begin, long length) {
    long end = Math.min(begin + length, bytes.length);
    long tiff = begin;
    if (begin + EXIF_NAME.length <= end
        && Arrays.equals(
            bytes, (int) begin, (int) begin + EXIF_NAME.length, EXIF_NAME, 0, EXIF_NAME.length)) {
      tiff += EXIF_NAME.length;
    }
    return TiffOrientation.of(bytes, (int) tiff, (int) end);
  }
}
