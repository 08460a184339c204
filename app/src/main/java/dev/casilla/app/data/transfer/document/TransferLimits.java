package dev.casilla.app.data.transfer.document;

/**
 * How much there may be in one file. What goes out comes in again: it is the same both ways.
 *
 * @param sheets at most so many
 * @param characters at most so many
 */
public record TransferLimits(int sheets, long characters) {
  /**
   * In Casilla's own form, which is read sheet by sheet: five puzzles a day for a century, with the
   * 10,000 characters each that a thousand digits typed, noted and cleared take. It is a bound for
   * what never ends; what a phone has room for, its storage says.
   */
  public static final TransferLimits JSON = new TransferLimits(200_000, 2_000_000_000L);

  /** In all other forms, which are read at a time. */
  public static final TransferLimits LIST =
      new TransferLimits(50_000, BoundedReader.MAX_PIECE_LENGTH);

  /** Whether so many fit. */
  public boolean allow(int count, long length) {
    return count <= sheets && length <= characters;
  }
}
