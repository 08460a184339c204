package dev.casilla.cli.input;

import dev.casilla.cli.environment.CommandContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A file of puzzles, or the standard input. */
public final class PuzzleSource {
  static final String STANDARD_INPUT = "-";

  private final String name;
  private final CommandSpec spec;

  /**
   * The source that the command line calls {@code name}.
   *
   * @throws ParameterException if it is a file that cannot be read
   */
  public PuzzleSource(String name, CommandSpec spec) {
    this.name = name;
    this.spec = spec;
    if (!isStandardInput() && !isFile(name)) {
      String what = CommandContext.of(spec).messages().text("input.unreadable", name);
      throw new ParameterException(spec.commandLine(), what);
    }
  }

  /** Its puzzles, read as they are asked for. */
  public Iterator<PuzzleBatch> open() {
    try {
      return isStandardInput()
          ? read(
              CommandContext.of(spec).environment().in(),
              CommandContext.of(spec).messages().text("input.standard"))
          : read(Files.newInputStream(Path.of(name)), name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether there is a file of that name that can be read. */
  static boolean isFile(String name) {
    try {
      Path path = Path.of(name);
      return Files.isReadable(path) && !Files.isDirectory(path);
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private boolean isStandardInput() {
    return name.equals(STANDARD_INPUT);
  }

  private static Iterator<PuzzleBatch> read(InputStream in, String source) {
    return BatchReader.of(new InputStreamReader(in, StandardCharsets.UTF_8), source);
  }
}
