package dev.casilla.cli.batch;

import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Works on many items in parallel and delivers the results in order. */
/*
 * One thread reads, several work, and the caller's thread takes the results from a bounded queue of
 * futures in the order of the input. When the caller falls behind, reading waits, so memory does not
 * depend on the length of the input.
 *
 * All threads are daemons: a thread that waits for input must not keep the process alive.
 */
public final class OrderedPipeline<I, O> {
  /** Queue length for each worker, so that one long item does not stop the other workers. */
  static final int AHEAD_PER_WORKER = 8;

  private final int workers;
  private final Supplier<Function<I, O>> work;

  /**
   * A pipeline of {@code workers} threads.
   *
   * @param work supplies a function for each worker; it is never used by two threads at a time
   */
  public OrderedPipeline(int workers, Supplier<Function<I, O>> work) {
    this.workers = workers;
    this.work = work;
  }

  /** Runs until the input ends or {@code sink} returns false. */
  public void run(Iterator<I> input, Predicate<O> sink) {
    ExecutorService pool = Executors.newFixedThreadPool(workers, OrderedPipeline::daemon);
    BlockingQueue<Future<Optional<O>>> results =
        new ArrayBlockingQueue<>(workers * AHEAD_PER_WORKER);
    Thread reading = daemon(() -> feed(input, pool, results));
    reading.start();
    try {
      Optional<O> result = next(results);
      while (result.isPresent() && sink.test(result.get())) {
        result = next(results);
      }
    } finally {
      reading.interrupt();
      pool.shutdownNow();
    }
  }

  private void feed(
      Iterator<I> input, ExecutorService pool, BlockingQueue<Future<Optional<O>>> results) {
    BlockingQueue<Function<I, O>> idle = new ArrayBlockingQueue<>(workers);
    try {
      for (int worker = 0; worker < workers; worker++) {
        idle.put(work.get());
      }
      while (input.hasNext()) {
        I item = input.next();
        results.put(pool.submit(() -> Optional.of(workOn(item, idle))));
      }
      results.put(CompletableFuture.completedFuture(Optional.empty()));
    } catch (InterruptedException | RejectedExecutionException e) {
      // The caller has stopped the pipeline.
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      fail(results, e);
    }
  }

  private static <I, O> O workOn(I item, BlockingQueue<Function<I, O>> idle)
      throws InterruptedException {
    Function<I, O> work = idle.take();
    try {
      return work.apply(item);
    } finally {
      idle.put(work);
    }
  }

  private static <T> void fail(BlockingQueue<Future<T>> results, Throwable failure) {
    try {
      results.put(CompletableFuture.failedFuture(failure));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static <T> T next(BlockingQueue<Future<T>> results) {
    try {
      return results.take().get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "casilla");
    thread.setDaemon(true);
    return thread;
  }
}
