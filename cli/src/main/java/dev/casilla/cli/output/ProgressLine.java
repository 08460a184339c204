package dev.casilla.cli.output;

import dev.casilla.cli.environment.Environment;
import dev.casilla.cli.environment.Messages;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;

/** Shows the progress of a long run on standard error. Confined to one thread. */
public final class ProgressLine {
  /** Delay before progress is shown. */
  private static final long FIRST_DELAY = TimeUnit.SECONDS.toNanos(2);

  private static final long UPDATE_INTERVAL = TimeUnit.MILLISECONDS.toNanos(250);

  private static final double NANOS = 1e9;

  /** The control sequence that erases the line. */
  private static final String ERASE_LINE = "\r\u001b[K";

  /** The text of the line after {@code done} items and {@code nanos}. */
  private interface Line {
    String of(long done, long nanos);
  }

  private final Line line;
  private final PrintWriter err;
  private final Environment environment;
  private final long start;
  private long next;
  private long done;
  private boolean isShown;

  private ProgressLine(Line line, PrintWriter err, Environment environment) {
    this.line = line;
    this.err = err;
    this.environment = environment;
    start = environment.nanoTime().getAsLong();
    next = FIRST_DELAY;
  }

  /** Progress of puzzles whose total is unknown: how many, and how many a second. */
  public static ProgressLine ofPuzzles(
      Messages messages, PrintWriter err, Environment environment) {
    return new ProgressLine(
        (done, nanos) -> messages.text("progress", done, Math.round(done * NANOS / nanos)),
        err,
        environment);
  }

  /** Progress of solutions whose total is unknown. */
  public static ProgressLine ofSolutions(
      Messages messages, PrintWriter err, Environment environment) {
    return new ProgressLine(
        (done, nanos) -> messages.text("solve.progress", done), err, environment);
  }

  /** Progress of {@code total} photos. */
  public static ProgressLine ofPhotos(
      int total, Messages messages, PrintWriter err, Environment environment) {
    return new ProgressLine(
        (done, nanos) -> messages.text("read.progress", done, total), err, environment);
  }

  /** Counts {@code more} items as done and redraws the line if it is due. */
  public void add(int more) {
    done += more;
    long elapsed = environment.nanoTime().getAsLong() - start;
    if (environment.isWatched() && elapsed >= next) {
      next = elapsed + UPDATE_INTERVAL;
      erase();
      isShown = true;
      err.print(line.of(done, elapsed));
      err.flush();
    }
  }

  /** Erases the line, so that something else can be printed there. */
  public void erase() {
    if (isShown) {
      isShown = false;
      err.print(ERASE_LINE);
      err.flush();
    }
  }
}
