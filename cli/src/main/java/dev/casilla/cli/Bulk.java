package dev.casilla.cli;

import dev.casilla.solver.text.PuzzleResult;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;

/** Treats puzzles on all processors and prints what comes of it in their order. */
final class Bulk {
  private final CommandSpec spec;
  private final Messages messages;
  private final Progress progress;
  private Outcome worst = Outcome.UNIQUE;

  Bulk(CommandSpec spec) {
    this.spec = spec;
    messages = Casilla.messages(spec);
    PrintWriter err = spec.commandLine().getErr();
    progress = Progress.ofPuzzles(messages, err, Casilla.surroundings(spec).onlooker());
  }

  /** Treats all puzzles, or as many as there is somebody to read about; tells the worst outcome. */
  Outcome run(Iterator<Batch> batches, Supplier<Treatment> treatments) {
    int processors = Casilla.surroundings(spec).processors();
    new Pipeline<Batch, Page>(
            processors,
            () -> {
              Treatment treatment = treatments.get();
              return batch -> treat(batch, treatment);
            })
        .run(batches, this::write);
    progress.erase();
    return worst;
  }

  private Page treat(Batch batch, Treatment treatment) {
    Page page = new Page();
    batch.puzzles().forEachRemaining(result -> treat(batch.place(result), result, treatment, page));
    return page;
  }

  private void treat(Place place, PuzzleResult result, Treatment treatment, Page page) {
    page.turn();
    if (result instanceof PuzzleResult.Malformed malformed) {
      page.note(Outcome.MALFORMED);
      page.complain(place, messages.text(malformed.trouble()));
      treatment.malformed(place, malformed.trouble(), page);
    } else {
      treatment.puzzle(place, result.orThrow().grid(), page);
    }
  }

  /** Prints a page; false if nobody reads it any more, as {@code head} after ten lines. */
  private boolean write(Page page) {
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
