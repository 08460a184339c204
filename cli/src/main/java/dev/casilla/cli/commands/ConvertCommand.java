package dev.casilla.cli.commands;

import dev.casilla.cli.batch.BatchRunner;
import dev.casilla.cli.batch.PuzzleCollector;
import dev.casilla.cli.batch.PuzzleHandler;
import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.PuzzleBatch;
import dev.casilla.cli.input.PuzzleInputs;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.EnumConverter;
import dev.casilla.cli.output.GridFormat;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleText;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Reads puzzles in any format and writes them in another. */
@Command(name = "convert")
public final class ConvertCommand implements Callable<Integer> {
  @Mixin private PuzzleInputs inputs = new PuzzleInputs();

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      converter = FormatConverter.class,
      completionCandidates = FormatConverter.class)
  private GridFormat format = GridFormat.GRID;

  @Option(names = "--solution")
  private boolean solution;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (solution && format != GridFormat.JSON) {
      throw misuse("convert.solution");
    }
    Iterator<PuzzleBatch> batches = inputs.batches();
    return switch (format) {
      case SDK, OPENSUDOKU -> oneDocument(batches);
      default -> eachPuzzle(batches);
    };
  }

  private int eachPuzzle(Iterator<PuzzleBatch> batches) {
    Messages messages = CommandContext.of(spec).messages();
    PuzzleHandler formatting = (location, puzzle, output) -> format.print(puzzle, output);
    return new BatchRunner(spec)
        .run(batches, () -> solution ? new WebApiHandler(messages) : formatting)
        .exitCode();
  }

  /** For formats in which one document holds all puzzles. */
  private int oneDocument(Iterator<PuzzleBatch> batches) {
    PuzzleCollector collector = PuzzleCollector.of(batches, spec);
    List<Puzzle> puzzles = collector.puzzles();
    if (format == GridFormat.SDK && puzzles.size() > 1) {
      throw misuse("convert.sdk");
    }
    if (!puzzles.isEmpty()) {
      PrintWriter out = spec.commandLine().getOut();
      out.print(
          format == GridFormat.SDK
              ? PuzzleText.toSdk(puzzles.get(0))
              : PuzzleText.toOpenSudoku(puzzles));
      out.flush();
    }
    return collector.worst().exitCode();
  }

  private ParameterException misuse(String key) {
    return new ParameterException(spec.commandLine(), CommandContext.of(spec).messages().text(key));
  }

  /** The formats by name. */
  static final class FormatConverter extends EnumConverter<GridFormat> {
    FormatConverter() {
      super(GridFormat.class);
    }
  }

  /** Writes the web API's JSON, with the solution if there is exactly one. */
  private static final class WebApiHandler implements PuzzleHandler {
    private final Messages messages;
    private final Solver solver = new Solver();

    WebApiHandler(Messages messages) {
      this.messages = messages;
    }

    @Override
    public void handle(SourceLocation location, Puzzle puzzle, Output output) {
      if (solver.judge(puzzle.grid()) instanceof Verdict.Unique unique) {
        output.print(PuzzleText.toJson(puzzle.grid(), unique.solution()));
      } else {
        output.addOutcome(Outcome.NONE);
        output.complain(location, messages.text("convert.notUnique"));
        output.print(PuzzleText.toJson(puzzle.grid()));
      }
    }
  }
}
