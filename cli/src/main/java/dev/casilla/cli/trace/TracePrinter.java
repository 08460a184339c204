package dev.casilla.cli.trace;

import dev.casilla.cli.environment.Messages;
import dev.casilla.solver.articles.Board;
import dev.casilla.solver.articles.playback.Algorithm;
import dev.casilla.solver.articles.playback.Playback;
import dev.casilla.solver.articles.playback.TraceCounts;
import dev.casilla.solver.articles.trace.Step;
import java.io.PrintWriter;
import java.util.Optional;

/** Runs an algorithm and prints its steps as they happen. Confined to one thread. */
public final class TracePrinter {
  /** Prints no steps, only the result. */
  public static final long NO_STEPS = Long.MAX_VALUE;

  /** Steps between two checks whether standard output is closed. */
  private static final int CHECK_INTERVAL = 1_000;

  private final PrintWriter out;
  private final Messages messages;
  private final long interval;
  private long steps;

  /** A printer that prints each {@code interval}th step. */
  public TracePrinter(PrintWriter out, Messages messages, long interval) {
    this.out = out;
    this.messages = messages;
    this.interval = interval;
  }

  /** Prints the steps of {@code algorithm}, its result and the counts; returns the solution. */
  public Optional<Board> print(Algorithm algorithm, Board puzzle) {
    Playback playback = new Playback(algorithm, puzzle);
    StepFormatter formatter = new StepFormatter(messages, puzzle.shape());
    try {
      Optional<Board> solution = playback.run((step, board) -> printStep(step, board, formatter));
      printResult(algorithm, solution, playback.counts());
      return solution;
    } catch (ClosedOutputException e) {
      return Optional.empty();
    }
  }

  private void printStep(Step step, Playback board, StepFormatter formatter) {
    steps++;
    if (steps % interval == 0) {
      line(messages.text("trace.step", steps, formatter.format(step), step.depth()));
      line(board.display());
      line("");
    }
    if (steps % CHECK_INTERVAL == 0 && out.checkError()) {
      throw new ClosedOutputException();
    }
  }

  private void printResult(Algorithm algorithm, Optional<Board> solution, TraceCounts counts) {
    String unsolved = algorithm == Algorithm.STRATEGIES ? "trace.stuck" : "trace.none";
    line(solution.map(board -> text("trace.solved", board)).orElseGet(() -> text(unsolved)));
    line(
        text(
            "trace.counts",
            counts.steps(),
            counts.placements(),
            counts.eliminations(),
            counts.guesses(),
            counts.deadEnds(),
            counts.backtracks(),
            counts.maxDepth()));
    out.flush();
  }

  private String text(String key, Object... arguments) {
    return messages.text(key, arguments);
  }

  /** Unlike println, does not flush: a trace may have millions of lines. */
  private void line(String line) {
    out.write(line + System.lineSeparator());
  }

  /** Stops the algorithm when standard output is closed. */
  private static final class ClosedOutputException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }
}
