package dev.casilla.app.concurrent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

final class LatestTaskTest {
  private final Queue<Runnable> background = new ArrayDeque<>();
  private final Queue<Runnable> main = new ArrayDeque<>();
  private final Queue<Runnable> delayed = new ArrayDeque<>();
  private final LatestTask task = new LatestTask(main::add);
  private final List<String> reports = new ArrayList<>();
  private final List<Throwable> failures = new ArrayList<>();

  @Test
  void start_done_reportsOnTheMainThread() {
    start("a");
    runAll(background);
    assertEquals(List.of(), reports);
    assertTrue(task.isRunning());

    runAll(main);
    assertEquals(List.of("a"), reports);
    assertFalse(task.isRunning());
  }

  @Test
  void start_again_onlyTheNewestReports() {
    start("a");
    runAll(background);
    start("b");
    runAll(background);
    runAll(main);
    assertEquals(List.of("b"), reports);
  }

  @Test
  void cancel_running_interruptsAndReportsNothing() throws InterruptedException {
    CountDownLatch started = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    Executor thread = Executors.newSingleThreadExecutor();
    task.start(
        thread,
        () -> {
          started.countDown();
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            interrupted.countDown();
          }
          return "a";
        },
        reports::add,
        failures::add);
    assertTrue(started.await(10, TimeUnit.SECONDS));

    task.cancel();

    assertTrue(interrupted.await(10, TimeUnit.SECONDS));
    assertFalse(task.isRunning());
    runAll(main);
    assertEquals(List.of(), reports);
    assertEquals(List.of(), failures);
  }

  @Test
  void start_outOfMemory_reportsTheFailure() {
    OutOfMemoryError error = new OutOfMemoryError("test");
    task.start(
        background::add,
        () -> {
          throw error;
        },
        result -> reports.add("result"),
        failures::add);
    runAll(background);
    runAll(main);
    assertSame(error, failures.get(0));
    assertEquals(List.of(), reports);
    assertFalse(task.isRunning());
  }

  @Test
  void start_onResultStartsAnother_theOtherReports() {
    task.start(background::add, () -> "a", first -> start("b"), failures::add);
    runAll(background);
    runAll(main);
    runAll(background);
    runAll(main);
    assertEquals(List.of("b"), reports);
  }

  @Test
  void whenSlow_stillRunning_calls() {
    AtomicBoolean isSlow = new AtomicBoolean();
    start("a");
    task.whenSlow(delayed::add, () -> isSlow.set(true));
    runAll(delayed);
    assertTrue(isSlow.get());
  }

  @Test
  void whenSlow_reportedOrReplaced_callsNothing() {
    AtomicBoolean isSlow = new AtomicBoolean();
    start("a");
    task.whenSlow(delayed::add, () -> isSlow.set(true));
    start("b");
    runAll(delayed);
    assertFalse(isSlow.get());
  }

  private void start(String result) {
    task.start(background::add, () -> result, reports::add, failures::add);
  }

  private static void runAll(Queue<Runnable> queue) {
    for (Runnable next = queue.poll(); next != null; next = queue.poll()) {
      next.run();
    }
  }
}
