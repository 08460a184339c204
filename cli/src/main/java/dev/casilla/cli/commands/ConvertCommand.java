package dev.casilla.cli.commands;

import dev.casilla.cli.Casilla;
import dev.casilla.cli.batch.BatchRunner;
import dev.casilla.cli.batch.PuzzleCollector;
import dev.casilla.cli.batch.PuzzleHandler;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.handler.WebApiHandler;
import dev.casilla.cli.input.PuzzleBatch;
import dev.casilla.cli.input.PuzzleInputs;
import dev.casilla.cli.output.EnumConverter;
import dev.casilla.cli.output.GridFormat;
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

/** Reads puzzles in any form and writes them in another. */
@Command(name = "convert")
public final class ConvertCommand implements Callable<Integer> {
  /** The forms that are written. */
  enum Target {
    GRID,
    BOARD,
    SDM,
    SDK,
    OPENSUDOKU,
    JSON
  }

  @Mixin private PuzzleInputs inputs = new PuzzleInputs();

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORM",
      converter = TargetConverter.class,
      completionCandidates = TargetConverter.class)
  private Target target = Target.GRID;

  @Option(names = "--solution")
  private boolean solution;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (solution && target != Target.JSON) {
      throw complaint("convert.solution");
    }
    Iterator<PuzzleBatch> batches = inputs.batches();
    return switch (target) {
      case GRID, SDM -> each(batches, GridFormat.GRID);
      case BOARD -> each(batches, GridFormat.BOARD);
      case JSON -> each(batches, GridFormat.JSON);
      case SDK, OPENSUDOKU -> together(batches);
    };
  }

  private int each(Iterator<PuzzleBatch> batches, GridFormat form) {
    Messages messages = Casilla.messages(spec);
    PuzzleHandler rewriting = (place, puzzle, page) -> page.print(form.of(puzzle));
    return new BatchRunner(spec)
        .run(batches, () -> solution ? new WebApiHandler(messages) : rewriting)
        .exitCode();
  }

  /** For forms in which one document holds all puzzles. */
  private int together(Iterator<PuzzleBatch> batches) {
    PuzzleCollector collected = PuzzleCollector.of(batches, spec);
    List<Puzzle> puzzles = collected.puzzles();
    if (target == Target.SDK && puzzles.size() > 1) {
      throw complaint("convert.sdk");
    }
    if (!puzzles.isEmpty()) {
      PrintWriter out = spec.commandLine().getOut();
      out.print(
          target == Target.SDK
              ? PuzzleText.toSdk(puzzles.get(0))
              : PuzzleText.toOpenSudoku(puzzles));
      out.flush();
    }
    return collected.worst().exitCode();
  }

  private ParameterException complaint(String key) {
    return new ParameterException(spec.commandLine(), Casilla.messages(spec).text(key));
  }

  /** The forms by name. */
  static final class TargetConverter extends EnumConverter<Target> {
    TargetConverter() {
      super(Target.class);
    }
  }
}
