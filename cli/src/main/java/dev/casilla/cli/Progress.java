package dev.casilla.cli;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;

/** A line that tells a waiting person how far a long run has come. Confined to one thread. */
final class Progress {
  /** Who waits shorter need not be told. */
  private static final long FIRST = TimeUnit.SECONDS.toNanos(2);

  private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(250);

  private static final double NANOS = 1e9;

  /** What a terminal takes to erase the line and begin it again. */
  private static final String FRESH_LINE = "\r\u001b[K";

  /** What the line says once so many things are done. */
  private interface Line {
    String of(long done, long nanos);
  }

  private final Line line;
  private final PrintWriter err;
  private final Onlooker onlooker;
  private final long start;
  private long next;
  private long done;
  private boolean isShown;

  private Progress(Line line, PrintWriter err, Onlooker onlooker) {
    this.line = line;
    this.err = err;
    this.onlooker = onlooker;
    start = onlooker.nanoTime().getAsLong();
    next = FIRST;
  }

  /** A line about puzzles, of which nobody knows how many are to come: how many, and how fast. */
  static Progress ofPuzzles(Messages messages, PrintWriter err, Onlooker onlooker) {
    return new Progress(
        (done, nanos) -> messages.text("progress", done, Math.round(done * NANOS / nanos)),
        err,
        onlooker);
  }

  /** A line about photos, of which there are {@code total}: how many of them. */
  static Progress ofPhotos(int total, Messages messages, PrintWriter err, Onlooker onlooker) {
    return new Progress(
        (done, nanos) -> messages.text("read.progress", done, total), err, onlooker);
  }

  /** So many more are done. */
  void add(int more) {
    done += more;
    long elapsed = onlooker.nanoTime().getAsLong() - start;
    if (onlooker.isThere() && elapsed >= next) {
      next = elapsed + BETWEEN;
      erase();
      isShown = true;
      err.print(line.of(done, elapsed));
      err.flush();
    }
  }

  /** Takes the line away, so that something else can be printed there. */
  void erase() {
    if (isShown) {
      isShown = false;
      err.print(FRESH_LINE);
      err.flush();
    }
  }
}
