package dev.casilla.app.data.transfer.document;

/**
 * The most sheets and characters of one file. The limits are equal for import and export, so that
 * every exported file can be imported.
 */
public record TransferLimits(int sheets, long characters) {
  /**
   * For Casilla's JSON, which is read sheet by sheet: five puzzles a day for a century, each with a
   * journal of 10,000 characters. It only makes an endless file end.
   */
  public static final TransferLimits JSON = new TransferLimits(200_000, 2_000_000_000L);

  /** For all other formats, which are read into memory at once. */
  public static final TransferLimits LIST =
      new TransferLimits(50_000, BoundedReader.MAX_PIECE_LENGTH);

  public boolean allow(int count, long length) {
    return count <= sheets && length <= characters;
  }
}
