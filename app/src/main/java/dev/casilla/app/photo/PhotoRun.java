package dev.casilla.app.photo;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import java.util.function.Function;

/** One photo's way from its address to its puzzles. Cancelling it interrupts what goes on. */
/*
 * A photo that is far away may hang where no interrupt reaches it. It waits on its own thread,
 * therefore, and comes to the reader's only once it is there.
 */
final class PhotoRun {
  private final FutureTask<OpenedPhoto> opening;
  private final FutureTask<PhotoOutcome> reading;

  /** Opens a photo with {@code open}, and reads it with {@code read}. */
  PhotoRun(Callable<OpenedPhoto> open, Function<GrayPhoto, PhotoOutcome> read) {
    opening = new FutureTask<>(open);
    reading = new FutureTask<>(() -> outcome(opening.get(), read));
  }

  /** Begins, and tells {@code whenDone} on the main thread. */
  void start(PhotoExecutors executors, Consumer<PhotoRun> whenDone) {
    executors
        .opening()
        .execute(
            () -> {
              opening.run();
              if (!opening.isCancelled()) {
                executors.reading().execute(() -> read(executors, whenDone));
              }
            });
  }

  /** Stops it as far as it can be stopped. */
  void cancel() {
    opening.cancel(true);
    reading.cancel(true);
  }

  /** What came of one that is done and was not cancelled. */
  PhotoOutcome outcome() {
    try {
      return reading.get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException("no outcome", e);
    }
  }

  private void read(PhotoExecutors executors, Consumer<PhotoRun> whenDone) {
    reading.run();
    executors.screen().execute(() -> whenDone.accept(this));
  }

  private static PhotoOutcome outcome(OpenedPhoto opened, Function<GrayPhoto, PhotoOutcome> read) {
    if (opened instanceof OpenedPhoto.Failed failed) {
      return new PhotoOutcome.Failed(failed.trouble());
    }
    try {
      return read.apply(((OpenedPhoto.Opened) opened).photo());
    } catch (OutOfMemoryError e) {
      return new PhotoOutcome.Failed(PhotoTrouble.TOO_LARGE);
    }
  }
}
