package dev.casilla.cli.commands;

import dev.casilla.cli.batch.BatchRunner;
import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.handler.CheckHandler;
import dev.casilla.cli.handler.JsonVerdictFormatter;
import dev.casilla.cli.handler.TextVerdictFormatter;
import dev.casilla.cli.handler.VerdictFormatter;
import dev.casilla.cli.input.PuzzleBatch;
import dev.casilla.cli.input.PuzzleInputs;
import dev.casilla.cli.output.Outcome;
import dev.casilla.solver.Solver;
import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tells whether each puzzle has one solution, several or none, with evidence. */
@Command(name = "check")
public final class CheckCommand implements Callable<Integer> {
  /** Unlike other subcommands, check has an exit code of its own for no solution. */
  private static final int NONE = 3;

  @Mixin private PuzzleInputs inputs = new PuzzleInputs();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Option(names = "--limit", paramLabel = "N", defaultValue = "" + Solver.COUNT_LIMIT)
  private int limit;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Messages messages = CommandContext.of(spec).messages();
    if (limit < 2) {
      throw new ParameterException(spec.commandLine(), messages.text("check.limit", limit));
    }
    Iterator<PuzzleBatch> batches = inputs.batches();
    return exitCode(
        new BatchRunner(spec).run(batches, () -> new CheckHandler(evidence(messages), limit)));
  }

  private VerdictFormatter evidence(Messages messages) {
    return json ? new JsonVerdictFormatter() : new TextVerdictFormatter(messages);
  }

  private static int exitCode(Outcome worst) {
    return worst == Outcome.NONE ? NONE : worst.exitCode();
  }
}
