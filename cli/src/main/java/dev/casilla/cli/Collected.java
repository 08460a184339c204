package dev.casilla.cli;

import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** All puzzles there are, kept in memory; malformed ones are complained about and left out. */
final class Collected {
  private final CommandSpec spec;
  private final List<Puzzle> puzzles = new ArrayList<>();
  private Outcome worst = Outcome.UNIQUE;

  private Collected(CommandSpec spec) {
    this.spec = spec;
  }

  static Collected of(Iterator<Batch> batches, CommandSpec spec) {
    Collected collected = new Collected(spec);
    batches.forEachRemaining(
        batch ->
            batch.puzzles().forEachRemaining(result -> collected.add(batch.place(result), result)));
    return collected;
  }

  List<Puzzle> puzzles() {
    return Collections.unmodifiableList(puzzles);
  }

  Outcome worst() {
    return worst;
  }

  private void add(Place place, PuzzleResult result) {
    if (result instanceof PuzzleResult.Malformed malformed) {
      worst = Outcome.MALFORMED;
      String what = Casilla.messages(spec).text(malformed.trouble());
      spec.commandLine().getErr().println(Casilla.complaint(place + ": " + what));
    } else {
      puzzles.add(result.orThrow());
    }
  }
}
