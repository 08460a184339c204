package dev.casilla.cli.input;

import dev.casilla.cli.environment.CommandContext;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The puzzles of a subcommand: arguments, files and standard input. */
public final class PuzzleInputs {
  @Parameters(arity = "0..*", paramLabel = "PUZZLE|FILE", descriptionKey = "puzzles")
  private List<String> arguments = new ArrayList<>();

  @Option(names = "--file", paramLabel = "FILE", descriptionKey = "file")
  private List<String> files = new ArrayList<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Whether all input is typed on the command line. */
  public boolean areTyped() {
    return files.isEmpty()
        && !arguments.isEmpty()
        && arguments.stream().noneMatch(PuzzleInputs::isSource);
  }

  /**
   * All puzzles, arguments first; those of standard input if nothing else is given.
   *
   * @throws ParameterException if a file cannot be read, or if there is neither an argument nor a
   *     file and standard input is a terminal
   */
  public Iterator<PuzzleBatch> batches() {
    List<Supplier<Iterator<PuzzleBatch>>> sources = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      sources.add(source(arguments.get(i), i + 1));
    }
    for (String file : files) {
      sources.add(new PuzzleSource(file, spec)::open);
    }
    if (sources.isEmpty()) {
      if (CommandContext.of(spec).environment().isInputTyped()) {
        throw misuse("input.none");
      }
      sources.add(new PuzzleSource(SourceLocation.STANDARD_INPUT, spec)::open);
    }
    return new ConcatIterator<>(sources);
  }

  private Supplier<Iterator<PuzzleBatch>> source(String argument, int number) {
    if (isSource(argument)) {
      return new PuzzleSource(argument, spec)::open;
    }
    if (isFileName(argument, Cells.COUNT)) {
      throw misuse("input.noFile", argument);
    }
    String label = CommandContext.of(spec).messages().text("input.argument", number);
    SourceLocation location = new SourceLocation(label, "argument " + number, null);
    return () -> List.<PuzzleBatch>of(new PuzzleBatch.Argument(location, argument)).iterator();
  }

  private static boolean isSource(String argument) {
    return argument.equals(SourceLocation.STANDARD_INPUT) || PuzzleSource.isFile(argument);
  }

  /** Whether an argument cannot be meant as a puzzle of so many cells. */
  public static boolean isFileName(String argument, int cells) {
    return argument.length() < cells
        && argument.chars().anyMatch(Character::isLetter)
        && !"<[{".contains(argument.substring(0, 1));
  }

  private ParameterException misuse(String key, Object... arguments) {
    return new ParameterException(
        spec.commandLine(), CommandContext.of(spec).messages().text(key, arguments));
  }
}
