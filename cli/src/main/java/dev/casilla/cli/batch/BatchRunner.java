package dev.casilla.cli.batch;

import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Environment;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.PuzzleBatch;
import dev.casilla.cli.input.PuzzleConsumer;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.cli.output.OutputWriter;
import dev.casilla.cli.output.ProgressLine;
import dev.casilla.solver.text.PuzzleResult;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;

/** Handles puzzles on all processors and prints the results in order. */
public final class BatchRunner {
  private final CommandSpec spec;
  private final Messages messages;
  private final OutputWriter writer;

  public BatchRunner(CommandSpec spec) {
    this.spec = spec;
    messages = CommandContext.of(spec).messages();
    PrintWriter err = spec.commandLine().getErr();
    Environment environment = CommandContext.of(spec).environment();
    writer = new OutputWriter(spec, ProgressLine.ofPuzzles(messages, err, environment));
  }

  /**
   * Handles puzzles until the input ends or standard output is closed; returns the worst outcome.
   */
  public Outcome run(Iterator<PuzzleBatch> batches, Supplier<PuzzleHandler> handlers) {
    int processors = CommandContext.of(spec).environment().processors();
    new OrderedPipeline<PuzzleBatch, Output>(
            processors,
            () -> {
              PuzzleHandler handler = handlers.get();
              return batch -> handle(batch, handler);
            })
        .run(batches, writer::write);
    return writer.finish();
  }

  private Output handle(PuzzleBatch batch, PuzzleHandler handler) {
    Output output = new Output();
    batch.forEach(
        new PuzzleConsumer() {
          @Override
          public boolean acceptGridString(String text, int start) {
            boolean isHandled = handler.handleGridString(text, start, output);
            output.addPuzzles(isHandled ? 1 : 0);
            return isHandled;
          }

          @Override
          public void accept(SourceLocation location, PuzzleResult result) {
            output.addPuzzles(1);
            handle(location, result, handler, output);
          }
        });
    return output;
  }

  private void handle(
      SourceLocation location, PuzzleResult result, PuzzleHandler handler, Output output) {
    if (result instanceof PuzzleResult.Malformed malformed) {
      output.addOutcome(Outcome.MALFORMED);
      output.complain(location, messages.text(malformed.error()));
      handler.handleMalformed(location, malformed.error(), output);
    } else {
      handler.handle(location, result.orThrow(), output);
    }
  }
}
