package dev.casilla.cli.input;

/**
 * Where a puzzle comes from.
 *
 * @param source the name of a file, or which argument
 * @param line the line in that file, from 1; {@link #NO_LINE} for an argument
 */
public record SourceLocation(String source, long line) {
  public static final long NO_LINE = 0;

  /** The usual form, which editors make a link of: {@code puzzles.sdm:12}. */
  @Override
  public String toString() {
    return line == NO_LINE ? source : source + ":" + line;
  }
}
