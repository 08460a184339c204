package dev.casilla.cli.commands;

import dev.casilla.cli.batch.BatchRunner;
import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.handler.SolutionLister;
import dev.casilla.cli.handler.SolveHandler;
import dev.casilla.cli.hint.ExplainHandler;
import dev.casilla.cli.hint.ResultFormat;
import dev.casilla.cli.input.PuzzleBatch;
import dev.casilla.cli.input.PuzzleInputs;
import dev.casilla.cli.output.GridFormat;
import dev.casilla.cli.output.OutputOptions;
import java.util.Iterator;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Prints the solution of each puzzle that has exactly one. */
@Command(name = "solve")
public final class SolveCommand implements Callable<Integer> {
  @Mixin private PuzzleInputs inputs = new PuzzleInputs();

  @Mixin private OutputOptions options = new OutputOptions();

  @Option(names = "--any")
  private boolean any;

  @Option(names = "--all")
  private boolean all;

  @Option(names = "--count")
  private boolean count;

  @Option(names = "--steps")
  private boolean steps;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Messages messages = CommandContext.of(spec).messages();
    if (Stream.of(any, all, count, steps).filter(isSet -> isSet).count() > 1) {
      throw new ParameterException(spec.commandLine(), messages.text("solve.modes"));
    }
    Iterator<PuzzleBatch> batches = inputs.batches();
    if (steps) {
      ResultFormat format =
          options.formatOr(GridFormat.BOARD) == GridFormat.JSON
              ? ResultFormat.JSON
              : ResultFormat.TEXT;
      return new BatchRunner(spec)
          .run(batches, () -> new ExplainHandler(messages, format, ExplainHandler.Ending.SOLUTION))
          .exitCode();
    }
    if (all || count) {
      GridFormat format = options.formatOr(GridFormat.GRID);
      return new SolutionLister(spec, format, count).run(batches).exitCode();
    }
    GridFormat format = options.formatOr(inputs.areTyped() ? GridFormat.BOARD : GridFormat.GRID);
    SolveHandler.SolutionChoice choice =
        any ? SolveHandler.SolutionChoice.ANY : SolveHandler.SolutionChoice.ONLY;
    return new BatchRunner(spec)
        .run(batches, () -> new SolveHandler(format, choice, messages))
        .exitCode();
  }
}
