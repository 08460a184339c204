package dev.casilla.app.ui.photo;

import dev.casilla.app.log.FailureLog;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.app.reading.photo.OpenedPhoto;
import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.reading.photo.PhotoResult;
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
final class PhotoReadTask {
  private final FutureTask<OpenedPhoto> opening;
  private final FutureTask<PhotoResult> reading;

  /** Opens a photo with {@code open}, and reads it with {@code read}. */
  PhotoReadTask(Callable<OpenedPhoto> open, Function<GrayPhoto, PhotoResult> read) {
    opening = new FutureTask<>(open);
    reading = new FutureTask<>(() -> outcome(opening.get(), read));
  }

  /** Begins, and tells {@code whenDone} on the main thread. */
  void start(PhotoExecutors executors, Consumer<PhotoReadTask> whenDone) {
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
  PhotoResult outcome() {
    try {
      return reading.get();
    } catch (ExecutionException e) {
      return new PhotoResult.Failed(trouble(e));
    } catch (InterruptedException e) {
      throw new IllegalStateException("what is done was waited for", e);
    }
  }

  /** Whatever it was that failed, the person can choose another photo. */
  private static PhotoError trouble(ExecutionException failure) {
    Throwable why = failure.getCause();
    if (why instanceof ExecutionException opening) {
      why = opening.getCause();
    }
    if (why instanceof OutOfMemoryError) {
      return PhotoError.TOO_LARGE;
    }
    FailureLog.log("reading a photo", why);
    return PhotoError.UNREADABLE;
  }

  private void read(PhotoExecutors executors, Consumer<PhotoReadTask> whenDone) {
    reading.run();
    executors.screen().execute(() -> whenDone.accept(this));
  }

  private static PhotoResult outcome(OpenedPhoto opened, Function<GrayPhoto, PhotoResult> read) {
    if (opened instanceof OpenedPhoto.Failed failed) {
      return new PhotoResult.Failed(failed.trouble());
    }
    if (opened instanceof OpenedPhoto.Part part) {
      PhotoResult outcome = read.apply(part.photo());
      boolean isFound = outcome instanceof PhotoResult.Found;
      return isFound ? outcome : new PhotoResult.Failed(PhotoError.INCOMPLETE);
    }
    return read.apply(((OpenedPhoto.Opened) opened).photo());
  }
}
