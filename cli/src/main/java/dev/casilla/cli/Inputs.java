package dev.casilla.cli;

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
final class Inputs {
  @Parameters(arity = "0..*", paramLabel = "PUZZLE", descriptionKey = "puzzles")
  private List<String> puzzles = new ArrayList<>();

  @Option(names = "--file", arity = "1..*", paramLabel = "FILE", descriptionKey = "file")
  private List<String> files = new ArrayList<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Whether there is nothing but puzzles typed as arguments. */
  boolean areArguments() {
    return files.isEmpty() && !puzzles.contains(Source.STANDARD_INPUT);
  }

  /**
   * All puzzles, arguments first.
   *
   * @throws ParameterException if there are none, or a file cannot be read
   */
  Iterator<Batch> batches() {
    List<Supplier<Iterator<Batch>>> sources = new ArrayList<>();
    for (int i = 0; i < puzzles.size(); i++) {
      sources.add(argument(puzzles.get(i), i + 1));
    }
    for (String file : files) {
      sources.add(new Source(file, spec)::open);
    }
    if (sources.isEmpty()) {
      throw complaint("input.none");
    }
    return new Chain<>(sources);
  }

  private Supplier<Iterator<Batch>> argument(String puzzle, int number) {
    if (puzzle.equals(Source.STANDARD_INPUT)) {
      return new Source(puzzle, spec)::open;
    }
    if (Source.isFile(puzzle)) {
      throw complaint("input.isFile", puzzle);
    }
    String name = Casilla.messages(spec).text("input.argument", number);
    return () -> List.<Batch>of(new Batch.Argument(name, puzzle)).iterator();
  }

  private ParameterException complaint(String key, Object... arguments) {
    String what = Casilla.messages(spec).text(key, arguments);
    return new ParameterException(spec.commandLine(), what);
  }
}
