package dev.casilla.cli.commands;

import dev.casilla.cli.batch.BatchRunner;
import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.hint.RateHandler;
import dev.casilla.cli.hint.ResultFormat;
import dev.casilla.cli.input.PuzzleInputs;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tells how hard puzzles are. */
@Command(name = "rate")
public final class RateCommand implements Callable<Integer> {
  @Mixin private PuzzleInputs inputs = new PuzzleInputs();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Messages messages = CommandContext.of(spec).messages();
    ResultFormat format = json ? ResultFormat.JSON : ResultFormat.TEXT;
    return new BatchRunner(spec)
        .run(inputs.batches(), () -> new RateHandler(messages, format))
        .exitCode();
  }
}
