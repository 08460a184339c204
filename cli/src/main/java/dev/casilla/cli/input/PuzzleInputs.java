package dev.casilla.cli.input;

import dev.casilla.cli.environment.CommandContext;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The puzzles a subcommand is given: arguments, files and the standard input. */
public final class PuzzleInputs {
  @Parameters(arity = "0..*", paramLabel = "PUZZLE", descriptionKey = "puzzles")
  private List<String> puzzles = new ArrayList<>();

  @Option(names = "--file", arity = "1..*", paramLabel = "FILE", descriptionKey = "file")
  private List<String> files = new ArrayList<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Whether there is nothing but puzzles typed as arguments. */
  public boolean areArguments() {
    return files.isEmpty() && !puzzles.contains(PuzzleSource.STANDARD_INPUT);
  }

  /**
   * All puzzles, arguments first.
   *
   * @throws ParameterException if there are none, or a file cannot be read
   */
  public Iterator<PuzzleBatch> batches() {
    List<Supplier<Iterator<PuzzleBatch>>> sources = new ArrayList<>();
    for (int i = 0; i < puzzles.size(); i++) {
      sources.add(argument(puzzles.get(i), i + 1));
    }
    for (String file : files) {
      sources.add(new PuzzleSource(file, spec)::open);
    }
    if (sources.isEmpty()) {
      throw complaint("input.none");
    }
    return new ConcatIterator<>(sources);
  }

  private Supplier<Iterator<PuzzleBatch>> argument(String puzzle, int number) {
    if (puzzle.equals(PuzzleSource.STANDARD_INPUT)) {
      return new PuzzleSource(puzzle, spec)::open;
    }
    if (PuzzleSource.isFile(puzzle)) {
      throw complaint("input.isFile", puzzle);
    }
    String name = CommandContext.of(spec).messages().text("input.argument", number);
    return () -> List.<PuzzleBatch>of(new PuzzleBatch.Argument(name, puzzle)).iterator();
  }

  private ParameterException complaint(String key, Object... arguments) {
    String what = CommandContext.of(spec).messages().text(key, arguments);
    return new ParameterException(spec.commandLine(), what);
  }
}
