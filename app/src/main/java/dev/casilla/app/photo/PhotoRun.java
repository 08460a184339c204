package dev.casilla.app.photo;

import dev.casilla.app.page.Failure;
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
    } catch (ExecutionException e) {
      return new PhotoOutcome.Failed(trouble(e));
    } catch (InterruptedException e) {
      throw new IllegalStateException("what is done was waited for", e);
    }
  }

  /** Whatever it was that failed, the person can choose another photo. */
  private static PhotoTrouble trouble(ExecutionException failure) {
    Throwable why = failure.getCause();
    if (why instanceof ExecutionException opening) {
      why = opening.getCause();
    }
    if (why instanceof OutOfMemoryError) {
      return PhotoTrouble.TOO_LARGE;
    }
    Failure.log("reading a photo", why);
    return PhotoTrouble.UNREADABLE;
  }

  private void read(PhotoExecutors executors, Consumer<PhotoRun> whenDone) {
    reading.run();
    executors.screen().execute(() -> whenDone.accept(this));
  }

  private static PhotoOutcome outcome(OpenedPhoto opened, Function<GrayPhoto, PhotoOutcome> read) {
    if (opened instanceof OpenedPhoto.Failed failed) {
      return new PhotoOutcome.Failed(failed.trouble());
    }
    if (opened instanceof OpenedPhoto.Part part) {
      PhotoOutcome outcome = read.apply(part.photo());
      boolean isFound = outcome instanceof PhotoOutcome.Found;
      return isFound ? outcome : new PhotoOutcome.Failed(PhotoTrouble.INCOMPLETE);
    }
    return read.apply(((OpenedPhoto.Opened) opened).photo());
  }
}
