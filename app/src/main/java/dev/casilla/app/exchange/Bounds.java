package dev.casilla.app.exchange;

/**
 * How much there may be in one file. What goes out comes in again: it is the same both ways.
 *
 * @param sheets at most so many
 * @param characters at most so many
 */
record Bounds(int sheets, long characters) {
  /**
   * In Casilla's own form, which is read sheet by sheet: five puzzles a day for a century, with the
   * 10,000 characters each that a thousand digits typed, noted and cleared take. It is a bound for
   * what never ends; what a phone has room for, its storage says.
   */
  static final Bounds JSON = new Bounds(200_000, 2_000_000_000L);

  /** In all other forms, which are read at a time. */
  static final Bounds LIST = new Bounds(50_000, BoundedReader.MOST_AT_A_TIME);

  /** Whether so many fit. */
  boolean hold(int count, long length) {
    return count <= sheets && length <= characters;
  }
}
