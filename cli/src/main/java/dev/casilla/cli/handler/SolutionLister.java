package dev.casilla.cli.handler;

import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.PuzzleBatch;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.GridFormat;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.cli.output.OutputWriter;
import dev.casilla.cli.output.ProgressLine;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solutions;
import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleResult;
import java.util.Iterator;
import picocli.CommandLine.Model.CommandSpec;

/** Prints all solutions of puzzles, or their number, as they are found. */
/*
 * Runs on one thread: solutions are printed in order and not kept, so memory does not depend on how
 * many there are.
 */
public final class SolutionLister {
  /** Solutions that are printed together. */
  private static final int CHUNK = 256;

  private final GridFormat format;
  private final boolean isCounting;
  private final Messages messages;
  private final OutputWriter writer;
  private final ExactCounter counter = new ExactCounter();
  private final SolutionBuffer buffer = new SolutionBuffer();
  private Output output = new Output();
  private boolean isOpen = true;
  private boolean hasPrinted;

  /** A lister that prints every solution, or with {@code isCounting} only their number. */
  public SolutionLister(CommandSpec spec, GridFormat format, boolean isCounting) {
    this.format = format;
    this.isCounting = isCounting;
    CommandContext context = CommandContext.of(spec);
    messages = context.messages();
    writer =
        new OutputWriter(
            spec,
            ProgressLine.ofSolutions(messages, spec.commandLine().getErr(), context.environment()));
  }

  /** Lists the solutions of all puzzles; returns the worst outcome. */
  public Outcome run(Iterator<PuzzleBatch> batches) {
    while (isOpen && batches.hasNext()) {
      PuzzleBatch batch = batches.next();
      Iterator<PuzzleResult> puzzles = batch.puzzles();
      while (isOpen && puzzles.hasNext()) {
        PuzzleResult result = puzzles.next();
        handle(batch.location(result), result);
        flush();
      }
    }
    return writer.finish();
  }

  private void handle(SourceLocation location, PuzzleResult result) {
    if (result instanceof PuzzleResult.Malformed malformed) {
      output.addOutcome(Outcome.MALFORMED);
      output.complain(location, messages.text(malformed.error()));
      printMalformed(JsonObject.malformed(location, malformed.error()));
    } else if (isCounting) {
      count(result.orThrow().grid());
    } else {
      list(location, result.orThrow().grid());
    }
  }

  private void printMalformed(String json) {
    if (format == GridFormat.JSON) {
      output.print(json);
    } else if (isCounting) {
      output.print("");
    }
  }

  private void count(Grid clues) {
    long count = counter.count(buffer.of(clues), this::addProgress);
    output.addOutcome(count == 0 ? Outcome.NONE : Outcome.UNIQUE);
    output.print(
        format == GridFormat.JSON
            ? new JsonObject().with("puzzle", clues.toString()).with("count", count).toString()
            : String.valueOf(count));
  }

  private void addProgress(int solutions) {
    output.addPuzzles(solutions);
    flush();
  }

  private void list(SourceLocation location, Grid clues) {
    if (hasPrinted && format == GridFormat.GRID) {
      output.print("");
    }
    Solutions solutions = new Solutions(clues);
    if (!solutions.hasNext()) {
      output.addOutcome(Outcome.NONE);
      output.complain(location, messages.text("solve.none"));
    }
    while (isOpen && solutions.hasNext()) {
      print(clues, solutions.next());
    }
    hasPrinted = true;
  }

  private void print(Grid clues, Grid solution) {
    if (format == GridFormat.JSON) {
      output.print(new JsonObject().with("puzzle", clues.toString()).solution(solution).toString());
    } else {
      format.print(Puzzle.of(solution), output);
    }
    output.addPuzzles(1);
    if (output.puzzles() == CHUNK) {
      flush();
    }
  }

  private void flush() {
    isOpen = writer.write(output);
    output = new Output();
  }
}
