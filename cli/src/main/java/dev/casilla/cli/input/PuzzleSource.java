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

/** A file of puzzles, or standard input. */
public final class PuzzleSource {
  private final String name;
  private final CommandContext context;

  /**
   * The source that the command line calls {@code name}.
   *
   * @throws ParameterException if it is a file that cannot be read
   */
  public PuzzleSource(String name, CommandSpec spec) {
    this.name = name;
    context = CommandContext.of(spec);
    if (!isStandardInput() && !isFile(name)) {
      throw new ParameterException(
          spec.commandLine(), context.messages().text("input.unreadable", name));
    }
  }

  /** Its puzzles, read on demand. */
  public Iterator<PuzzleBatch> open() {
    try {
      return isStandardInput()
          ? read(context.environment().in(), SourceLocation.ofStandardInput(context.messages()))
          : read(Files.newInputStream(Path.of(name)), SourceLocation.ofFile(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether there is a readable file of that name. */
  public static boolean isFile(String name) {
    try {
      Path path = Path.of(name);
      return Files.isReadable(path) && !Files.isDirectory(path);
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private boolean isStandardInput() {
    return name.equals(SourceLocation.STANDARD_INPUT);
  }

  private static Iterator<PuzzleBatch> read(InputStream in, SourceLocation source) {
    return BatchReader.of(new InputStreamReader(in, StandardCharsets.UTF_8), source);
  }
}
