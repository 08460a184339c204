package dev.casilla.cli.commands;

import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Environment;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.PuzzleInputs;
import dev.casilla.cli.input.PuzzleSource;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.EnumConverter;
import dev.casilla.cli.trace.TracePrinter;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.articles.Board;
import dev.casilla.solver.articles.Shape;
import dev.casilla.solver.articles.playback.Algorithm;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Prints the steps of one of the articles' algorithms. */
@Command(name = "trace")
public final class TraceCommand implements Callable<Integer> {
  /** In bytes; far more than a puzzle takes. */
  private static final int MAX_INPUT = 1 << 16;

  @Parameters(arity = "0..1", paramLabel = "PUZZLE", descriptionKey = "casilla.trace.puzzle")
  private @Nullable String puzzle;

  @Option(
      names = "--algorithm",
      paramLabel = "ALGORITHM",
      converter = AlgorithmConverter.class,
      completionCandidates = AlgorithmConverter.class)
  private @Nullable Algorithm algorithm;

  @Option(
      names = "--shape",
      paramLabel = "SHAPE",
      defaultValue = "9x9",
      converter = ShapeConverter.class,
      completionCandidates = ShapeConverter.class)
  private Shape shape = Shape.SUDOKU_9;

  @Option(names = "--every", paramLabel = "N")
  private @Nullable Long every;

  @Option(names = "--summary")
  private boolean summary;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Algorithm chosen = algorithm == null ? defaultAlgorithm() : algorithm;
    if (!chosen.supports(shape)) {
      throw misuse("trace.unsupported");
    }
    if (every != null && (summary || every < 1)) {
      throw misuse("trace.every");
    }
    long interval = summary ? TracePrinter.NO_STEPS : every == null ? 1 : every;
    Messages messages = CommandContext.of(spec).messages();
    return new TracePrinter(spec.commandLine().getOut(), messages, interval)
            .print(chosen, parse(text()))
            .isPresent()
        ? ExitCode.OK
        : ExitCode.SOFTWARE;
  }

  private Algorithm defaultAlgorithm() {
    return shape.equals(Shape.SUDOKU_9) ? Algorithm.SEARCH : Algorithm.STACKS;
  }

  private String text() throws IOException {
    Environment environment = CommandContext.of(spec).environment();
    if (puzzle == null && environment.isInputTyped()) {
      throw misuse("input.none");
    }
    if (puzzle == null || puzzle.equals(SourceLocation.STANDARD_INPUT)) {
      return text(environment.in());
    }
    if (!PuzzleSource.isFile(puzzle)) {
      return puzzle;
    }
    try (InputStream file = Files.newInputStream(Path.of(puzzle))) {
      return text(file);
    }
  }

  private static String text(InputStream in) throws IOException {
    return new String(in.readNBytes(MAX_INPUT), StandardCharsets.UTF_8);
  }

  private Board parse(String text) {
    try {
      return Board.parse(shape, text);
    } catch (InvalidGridException e) {
      if (text.equals(puzzle) && PuzzleInputs.isFileName(text, shape.cells())) {
        throw misuse("input.noFile", text);
      }
      if (e.problem() == InvalidGridException.Problem.UNEXPECTED_CHARACTER) {
        throw new ParameterException(
            spec.commandLine(), CommandContext.of(spec).messages().text(e));
      }
      throw misuse("trace.cells", shape.cells());
    }
  }

  private ParameterException misuse(String key, Object... arguments) {
    return new ParameterException(
        spec.commandLine(), CommandContext.of(spec).messages().text(key, arguments));
  }

  /** The algorithms by name. */
  static final class AlgorithmConverter extends EnumConverter<Algorithm> {
    AlgorithmConverter() {
      super(Algorithm.class);
    }
  }

  /** The shapes by their size. */
  static final class ShapeConverter implements ITypeConverter<Shape>, Iterable<String> {
    private static final Map<Integer, Shape> SHAPES = new TreeMap<>();

    static {
      for (Shape shape :
          Arrays.asList(
              Shape.LATIN_3, Shape.SUDOKU_4, Shape.SUDOKU_6, Shape.SUDOKU_9, Shape.SUDOKU_16)) {
        SHAPES.put(shape.side(), shape);
      }
    }

    @Override
    public Shape convert(String word) {
      return SHAPES.values().stream()
          .filter(shape -> word(shape).equals(word))
          .findFirst()
          .orElseThrow(() -> new TypeConversionException(word));
    }

    @Override
    public Iterator<String> iterator() {
      return SHAPES.values().stream().map(ShapeConverter::word).iterator();
    }

    private static String word(Shape shape) {
      return shape.side() + "x" + shape.side();
    }
  }
}
