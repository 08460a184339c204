package dev.casilla.cli.input;

import dev.casilla.cli.environment.Messages;
import org.jspecify.annotations.Nullable;

/**
 * Where a puzzle comes from.
 *
 * @param label the source in the user's language
 * @param source the source in JSON: a file name, {@code -} for standard input, or {@code argument
 *     1}
 * @param line the line in that file, from 1; null for an argument
 */
public record SourceLocation(String label, String source, @Nullable Long line) {
  /** The name of standard input on the command line and in JSON. */
  public static final String STANDARD_INPUT = "-";

  /** A file as a whole. */
  public static SourceLocation ofFile(String name) {
    return new SourceLocation(name, name, null);
  }

  /** Standard input, whose name on the command line and in JSON is {@code -}. */
  public static SourceLocation ofStandardInput(Messages messages) {
    return new SourceLocation(messages.text("input.standard"), STANDARD_INPUT, null);
  }

  /** This source's line {@code line}. */
  SourceLocation atLine(long line) {
    return new SourceLocation(label, source, line);
  }

  /** The usual form, which editors link to the line: {@code puzzles.sdm:12}. */
  @Override
  public String toString() {
    return line == null ? label : label + ":" + line;
  }
}
