package dev.casilla.cli.commands;

import dev.casilla.cli.batch.BatchRunner;
import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.hint.ExplainHandler;
import dev.casilla.cli.hint.ResultFormat;
import dev.casilla.cli.input.PuzzleInputs;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the steps in which a person can solve a puzzle. */
@Command(name = "explain")
public final class ExplainCommand implements Callable<Integer> {
  @Mixin private PuzzleInputs inputs = new PuzzleInputs();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Messages messages = CommandContext.of(spec).messages();
    ResultFormat format = json ? ResultFormat.JSON : ResultFormat.TEXT;
    return new BatchRunner(spec)
        .run(
            inputs.batches(),
            () -> new ExplainHandler(messages, format, ExplainHandler.Ending.RATING))
        .exitCode();
  }
}
