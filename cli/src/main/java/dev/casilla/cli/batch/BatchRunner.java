package dev.casilla.cli.batch;

import dev.casilla.cli.Casilla;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.PuzzleBatch;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.cli.output.ProgressLine;
import dev.casilla.solver.text.PuzzleResult;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;

/** Treats puzzles on all processors and prints what comes of it in their order. */
public final class BatchRunner {
  private final CommandSpec spec;
  private final Messages messages;
  private final ProgressLine progress;
  private Outcome worst = Outcome.UNIQUE;

  public BatchRunner(CommandSpec spec) {
    this.spec = spec;
    messages = Casilla.messages(spec);
    PrintWriter err = spec.commandLine().getErr();
    progress = ProgressLine.ofPuzzles(messages, err, Casilla.surroundings(spec).watcher());
  }

  /** Treats all puzzles, or as many as there is somebody to read about; tells the worst outcome. */
  public Outcome run(Iterator<PuzzleBatch> batches, Supplier<PuzzleHandler> treatments) {
    int processors = Casilla.surroundings(spec).processors();
    new OrderedPipeline<PuzzleBatch, Output>(
            processors,
            () -> {
              PuzzleHandler treatment = treatments.get();
              return batch -> handle(batch, treatment);
            })
        .run(batches, this::write);
    progress.erase();
    return worst;
  }

  private Output handle(PuzzleBatch batch, PuzzleHandler treatment) {
    Output page = new Output();
    batch
        .puzzles()
        .forEachRemaining(result -> handle(batch.place(result), result, treatment, page));
    return page;
  }

  private void handle(
      SourceLocation place, PuzzleResult result, PuzzleHandler treatment, Output page) {
    page.beginPuzzle();
    if (result instanceof PuzzleResult.Malformed malformed) {
      page.addOutcome(Outcome.MALFORMED);
      page.complain(place, messages.text(malformed.trouble()));
      treatment.handleMalformed(place, malformed.trouble(), page);
    } else {
      treatment.handle(place, result.orThrow().grid(), page);
    }
  }

  /** Prints a page; false if nobody reads it any more, as {@code head} after ten lines. */
  private boolean write(Output page) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    worst = worst.or(page.worst());
    progress.add(page.puzzles());
    if (!page.err().isEmpty()) {
      progress.erase();
      err.append(page.err()).flush();
    }
    out.append(page.out());
    return !out.checkError();
  }
}
