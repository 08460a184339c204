package dev.casilla.cli.commands;

import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Environment;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.output.EnumConverter;
import dev.casilla.cli.output.GridFormat;
import dev.casilla.cli.output.Output;
import dev.casilla.cli.output.OutputOptions;
import dev.casilla.cli.output.OutputWriter;
import dev.casilla.cli.output.ProgressLine;
import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import dev.casilla.solver.hint.Level;
import dev.casilla.solver.rating.GradedGenerator;
import dev.casilla.solver.text.Puzzle;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Generates puzzles. */
@Command(name = "generate")
public final class GenerateCommand implements Callable<Integer> {
  @Option(names = "--count", paramLabel = "N", defaultValue = "1")
  private long count;

  @Option(names = "--seed", paramLabel = "SEED")
  private @Nullable Long seed;

  @Option(
      names = "--symmetry",
      paramLabel = "SYMMETRY",
      defaultValue = "none",
      converter = SymmetryConverter.class,
      completionCandidates = SymmetryConverter.class)
  private Symmetry symmetry = Symmetry.NONE;

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      converter = LevelConverter.class,
      completionCandidates = LevelConverter.class)
  private @Nullable Level level;

  @Mixin private OutputOptions options = new OutputOptions();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Messages messages = CommandContext.of(spec).messages();
    if (count < 0) {
      throw new ParameterException(spec.commandLine(), messages.text("generate.count", count));
    }
    GridFormat format = options.formatOr(GridFormat.GRID);
    Supplier<Grid> puzzles = puzzles(new Generator(seedOrNew(), symmetry));
    Environment environment = CommandContext.of(spec).environment();
    PrintWriter err = spec.commandLine().getErr();
    OutputWriter writer =
        new OutputWriter(spec, ProgressLine.ofPuzzles(messages, err, environment));
    boolean isOpen = true;
    for (long i = 0; i < count && isOpen; i++) {
      Output output = new Output();
      output.addPuzzles(1);
      format.print(Puzzle.of(puzzles.get()), output);
      isOpen = writer.write(output);
    }
    return writer.finish().exitCode();
  }

  private Supplier<Grid> puzzles(Generator generator) {
    return level == null ? generator::next : new GradedGenerator(generator, level)::next;
  }

  /** The given seed, or a new one, which is printed so that the run can be repeated. */
  private long seedOrNew() {
    if (seed != null) {
      return seed;
    }
    long fresh = CommandContext.of(spec).environment().seedSource().getAsLong();
    String message =
        CommandContext.of(spec).messages().text("generate.seed", String.valueOf(fresh));
    spec.commandLine().getErr().println(CommandContext.complaint(message));
    return fresh;
  }

  /** The symmetries by name. */
  static final class SymmetryConverter extends EnumConverter<Symmetry> {
    SymmetryConverter() {
      super(Symmetry.class);
    }
  }

  /** The levels by name. */
  static final class LevelConverter extends EnumConverter<Level> {
    LevelConverter() {
      super(Level.class);
    }
  }
}
