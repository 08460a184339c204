package dev.casilla.cli.output;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.environment.ProgressWatcher;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;

/** A line that tells a waiting person how far a long run has come. Confined to one thread. */
public final class ProgressLine {
  /** Who waits shorter need not be told. */
  private static final long FIRST_DELAY = TimeUnit.SECONDS.toNanos(2);

  private static final long UPDATE_INTERVAL = TimeUnit.MILLISECONDS.toNanos(250);

  private static final double NANOS = 1e9;

  /** What a terminal takes to erase the line and begin it again. */
  private static final String ERASE_LINE = "\r\u001b[K";

  /** What the line says once so many things are done. */
  private interface Line {
    String of(long done, long nanos);
  }

  private final Line line;
  private final PrintWriter err;
  private final ProgressWatcher onlooker;
  private final long start;
  private long next;
  private long done;
  private boolean isShown;

  private ProgressLine(Line line, PrintWriter err, ProgressWatcher onlooker) {
    this.line = line;
    this.err = err;
    this.onlooker = onlooker;
    start = onlooker.nanoTime().getAsLong();
    next = FIRST_DELAY;
  }

  /** A line about puzzles, of which nobody knows how many are to come: how many, and how fast. */
  public static ProgressLine ofPuzzles(
      Messages messages, PrintWriter err, ProgressWatcher onlooker) {
    return new ProgressLine(
        (done, nanos) -> messages.text("progress", done, Math.round(done * NANOS / nanos)),
        err,
        onlooker);
  }

  /** A line about photos, of which there are {@code total}: how many of them. */
  public static ProgressLine ofPhotos(
      int total, Messages messages, PrintWriter err, ProgressWatcher onlooker) {
    return new ProgressLine(
        (done, nanos) -> messages.text("read.progress", done, total), err, onlooker);
  }

  /** So many more are done. */
  public void add(int more) {
    done += more;
    long elapsed = onlooker.nanoTime().getAsLong() - start;
    if (onlooker.isWatching() && elapsed >= next) {
      next = elapsed + UPDATE_INTERVAL;
      erase();
      isShown = true;
      err.print(line.of(done, elapsed));
      err.flush();
    }
  }

  /** Takes the line away, so that something else can be printed there. */
  public void erase() {
    if (isShown) {
      isShown = false;
      err.print(ERASE_LINE);
      err.flush();
    }
  }
}
