package dev.casilla.cli.photo.format;

/** The blocks of a GIF file. */
/*
 * A header of 13 bytes and an optional colour table precede the blocks: images (2c) and extensions
 * (21), whose data are in parts of up to 255 bytes, each preceded by its length, the last of length 0.
 * The trailer (3b) ends the file (GIF 89a, sections 17 to 27).
 */
final class GifBlocks {
  private static final int HEADER_BYTES = 13;

  /** The offsets of the colour table's size in the header and in an image descriptor. */
  private static final int HEADER_TABLE = 10;

  private static final int IMAGE_TABLE = 9;
  private static final int IMAGE = 0x2c;
  private static final int EXTENSION = 0x21;
  private static final int TRAILER = 0x3b;

  private final byte[] bytes;

  GifBlocks(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Whether block follows block up to the trailer. */
  boolean areComplete() {
    int at = HEADER_BYTES + tableBytes(HEADER_TABLE);
    while (isBlock(at)) {
      int table = at + IMAGE_TABLE;
      // One byte precedes the parts: the code size of an image, the label of an extension.
      at = afterParts(at(at) == IMAGE ? table + 1 + tableBytes(table) + 1 : at + 2);
    }
    return at(at) == TRAILER;
  }

  private boolean isBlock(int at) {
    return at(at) == IMAGE || at(at) == EXTENSION;
  }

  /** The offset after the parts that begin at {@code begin}. */
  private int afterParts(int begin) {
    int at = begin;
    while (at(at) > 0) {
      at += 1 + at(at);
    }
    return at + 1;
  }

  /** The length of the colour table that the flags at {@code at} announce. */
  private int tableBytes(int at) {
    return (at(at) & 0x80) == 0 ? 0 : 3 << ((at(at) & 7) + 1);
  }

  /** The byte at {@code at}, 0 beyond the end. */
  private int at(int at) {
    return at < bytes.length ? bytes[at] & 0xff : 0;
  }
}
