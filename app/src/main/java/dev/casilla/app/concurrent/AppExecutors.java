package dev.casilla.app.concurrent;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import androidx.core.content.ContextCompat;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongFunction;

/**
 * The app's threads.
 *
 * @param main runs work on the main thread
 * @param delayed gives an executor that runs work on the main thread after so many milliseconds
 * @param solving judges and solves, one puzzle after the other
 * @param generating generates puzzles, one after the other
 * @param reading reads pictures, one after the other; the reader is confined to it
 * @param storage reads and writes what lasts, one call after the other
 * @param transfer exchanges data with other apps, which may block: a thread for each call
 */
public record AppExecutors(
    Executor main,
    LongFunction<Executor> delayed,
    Executor solving,
    Executor generating,
    Executor reading,
    Executor storage,
    Executor transfer) {

  /** Delay before progress is shown. */
  public static final long PROGRESS_DELAY_MILLIS = 300;

  /** The executors of a process, with threads of their own. */
  public static AppExecutors create(Context context) {
    Handler handler = new Handler(Looper.getMainLooper());
    return new AppExecutors(
        ContextCompat.getMainExecutor(context),
        millis -> work -> handler.postDelayed(work, millis),
        singleThread("solving"),
        singleThread("generating"),
        singleThread("reading"),
        singleThread("storage"),
        Executors.newCachedThreadPool(work -> new Thread(work, "transfer")));
  }

  /** Runs work on the main thread once a wait has become noticeable. */
  public Executor progressDelay() {
    return delayed.apply(PROGRESS_DELAY_MILLIS);
  }

  private static ExecutorService singleThread(String name) {
    return Executors.newSingleThreadExecutor(work -> new Thread(work, name));
  }
}
