package dev.casilla.cli.batch;

import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.input.PuzzleBatch;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Outcome;
import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** Collects all puzzles in memory; malformed ones are reported and left out. */
public final class PuzzleCollector {
  private final CommandSpec spec;
  private final List<Puzzle> puzzles = new ArrayList<>();
  private Outcome worst = Outcome.UNIQUE;

  private PuzzleCollector(CommandSpec spec) {
    this.spec = spec;
  }

  public static PuzzleCollector of(Iterator<PuzzleBatch> batches, CommandSpec spec) {
    PuzzleCollector collected = new PuzzleCollector(spec);
    batches.forEachRemaining(
        batch ->
            batch
                .puzzles()
                .forEachRemaining(result -> collected.add(batch.location(result), result)));
    return collected;
  }

  public List<Puzzle> puzzles() {
    return Collections.unmodifiableList(puzzles);
  }

  public Outcome worst() {
    return worst;
  }

  private void add(SourceLocation location, PuzzleResult result) {
    if (result instanceof PuzzleResult.Malformed malformed) {
      worst = Outcome.MALFORMED;
      String what = CommandContext.of(spec).messages().text(malformed.error());
      spec.commandLine().getErr().println(CommandContext.complaint(location + ": " + what));
    } else {
      puzzles.add(result.orThrow());
    }
  }
}
