package dev.casilla.cli.photo.format;

/** The blocks of a GIF file. */
/*
 * After a header of 13 bytes, and a table of colours if it says so, come blocks: images (2c) and
 * extensions (21), whose data lie in parts of up to 255 bytes, each with its length before it, the
 * last of length 0; and the trailer (3b), which is the end (GIF 89a, 17 to 27).
 */
final class GifBlocks {
  private static final int HEADER_BYTES = 13;

  /** Where in the header, and in an image's descriptor, it says how large the table is. */
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
      // An image's data begin with a byte that is no part, an extension's with its kind.
      at = afterParts(at(at) == IMAGE ? table + 1 + tableBytes(table) + 1 : at + 2);
    }
    return at(at) == TRAILER;
  }

  private boolean isBlock(int at) {
    return at(at) == IMAGE || at(at) == EXTENSION;
  }

  /** Where the parts that begin there are over. */
  private int afterParts(int begin) {
    int at = begin;
    while (at(at) > 0) {
      at += 1 + at(at);
    }
    return at + 1;
  }

  /** How long the table of colours is of which this byte tells: 3 bytes a colour, or none. */
  private int tableBytes(int at) {
    return (at(at) & 0x80) == 0 ? 0 : 3 << ((at(at) & 7) + 1);
  }

  /** The byte there, 0 beyond the end. */
  private int at(int at) {
    return at < bytes.length ? bytes[at] & 0xff : 0;
  }
}
