package dev.casilla.cli;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** A line that tells a waiting person how far a long run has come. Confined to one thread. */
final class Progress {
  /** Who waits shorter need not be told. */
  private static final long FIRST = TimeUnit.SECONDS.toNanos(2);

  private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(250);

  private static final double NANOS = 1e9;

  /** What a terminal takes to erase the line and begin it again. */
  private static final String FRESH_LINE = "\r\u001b[K";

  private final String key;
  private final Messages messages;
  private final PrintWriter err;
  private final LongSupplier nanoTime;
  private final boolean isWatched;
  private final long start;
  private long next;
  private long puzzles;
  private boolean isShown;

  /** A line about puzzles. */
  Progress(Messages messages, PrintWriter err, LongSupplier nanoTime, boolean isWatched) {
    this("progress", messages, err, nanoTime, isWatched);
  }

  private Progress(
      String key, Messages messages, PrintWriter err, LongSupplier nanoTime, boolean isWatched) {
    this.key = key;
    this.messages = messages;
    this.err = err;
    this.nanoTime = nanoTime;
    this.isWatched = isWatched;
    start = nanoTime.getAsLong();
    next = FIRST;
  }

  /** A line about pictures. */
  static Progress ofPictures(
      Messages messages, PrintWriter err, LongSupplier nanoTime, boolean isWatched) {
    return new Progress("read.progress", messages, err, nanoTime, isWatched);
  }

  /** So many more puzzles are done. */
  void add(int more) {
    puzzles += more;
    long elapsed = nanoTime.getAsLong() - start;
    if (isWatched && elapsed >= next) {
      next = elapsed + BETWEEN;
      erase();
      isShown = true;
      err.print(messages.text(key, puzzles, Math.round(puzzles * NANOS / elapsed)));
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
