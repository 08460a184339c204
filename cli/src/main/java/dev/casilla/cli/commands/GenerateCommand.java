package dev.casilla.cli.commands;

import dev.casilla.cli.batch.OrderedPipeline;
import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Environment;
import dev.casilla.cli.output.EnumConverter;
import dev.casilla.cli.output.GridFormat;
import dev.casilla.cli.output.Output;
import dev.casilla.cli.output.OutputOptions;
import dev.casilla.cli.output.OutputWriter;
import dev.casilla.cli.output.ProgressLine;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Verdict;
import dev.casilla.solver.generator.ClueRange;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import dev.casilla.solver.hint.Level;
import dev.casilla.solver.rating.GradedGenerator;
import dev.casilla.solver.text.Puzzle;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

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

  @Option(names = "--clues", paramLabel = "N|A-B", converter = CluesConverter.class)
  private ClueRange clues = ClueRange.ANY;

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
    if (count < 0) {
      throw misuse("generate.count", count);
    }
    if (!symmetry.allows(clues)) {
      throw misuse("generate.symmetry");
    }
    GridFormat format = options.formatOr(GridFormat.GRID);
    long chosen = seedOrNew();
    CommandContext context = CommandContext.of(spec);
    Environment environment = context.environment();
    PrintWriter err = spec.commandLine().getErr();
    OutputWriter writer =
        new OutputWriter(spec, ProgressLine.ofPuzzles(context.messages(), err, environment));
    new OrderedPipeline<Long, Output>(environment.processors(), () -> maker(chosen, format))
        .run(LongStream.range(0, count).iterator(), writer::write);
    return writer.finish().exitCode();
  }

  /** Makes the puzzle of an index, the same in whichever thread. */
  private Function<Long, Output> maker(long chosen, GridFormat format) {
    Generator generator = new Generator(chosen, symmetry, clues);
    Supplier<Grid> puzzles =
        level == null ? generator::next : new GradedGenerator(generator, level)::next;
    return index -> {
      generator.restart(chosen, index);
      Output output = new Output();
      output.addPuzzles(1);
      format.print(Puzzle.of(puzzles.get()), output);
      return output;
    };
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

  private ParameterException misuse(String key, Object... arguments) {
    return new ParameterException(
        spec.commandLine(), CommandContext.of(spec).messages().text(key, arguments));
  }

  /** A number of clues, or the fewest and the most with a dash between them. */
  static final class CluesConverter implements ITypeConverter<ClueRange> {
    private static final Pattern RANGE = Pattern.compile("(\\d{2})(?:-(\\d{2}))?");

    @Override
    public ClueRange convert(String text) {
      Matcher range = RANGE.matcher(text);
      if (!range.matches()) {
        throw new TypeConversionException(text);
      }
      int min = Integer.parseInt(range.group(1));
      int max = range.group(2) == null ? min : Integer.parseInt(range.group(2));
      if (max < min || max < Verdict.TooFewClues.FEWEST_GIVENS || max > Cells.COUNT) {
        throw new TypeConversionException(text);
      }
      return new ClueRange(min, max);
    }
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
