package dev.casilla.cli.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class OrderedPipelineTest {
  private static final int WORKERS = 3;

  @Test
  void pipeline_workOfUnequalLength_keepsOrder() {
    List<Integer> results = new ArrayList<>();
    new OrderedPipeline<Integer, Integer>(WORKERS, () -> OrderedPipelineTest::slowForSome)
        .run(numbers(500), results::add);
    assertEquals(IntStream.range(0, 500).boxed().toList(), results);
  }

  @Test
  void pipeline_noInput_endsAtOnce() {
    doubling().run(numbers(0), result -> false);
  }

  @Test
  void pipeline_slowSink_readsLittleAhead() {
    AtomicInteger read = new AtomicInteger();
    AtomicInteger taken = new AtomicInteger();
    AtomicInteger ahead = new AtomicInteger();
    Iterator<Integer> input = IntStream.range(0, 2000).map(i -> read.incrementAndGet()).iterator();
    doubling()
        .run(
            input,
            result -> {
              int most = read.get() - taken.incrementAndGet();
              ahead.accumulateAndGet(most, Math::max);
              return true;
            });
    assertEquals(2000, taken.get());
    int bound = WORKERS * OrderedPipeline.AHEAD_PER_WORKER + 2;
    assertTrue(ahead.get() <= bound, ahead + " read ahead");
  }

  @Test
  void pipeline_sinkWantsNoMore_stopsReadingEndlessInput() {
    List<Integer> results = new ArrayList<>();
    Iterator<Integer> endless = IntStream.iterate(0, i -> i + 1).iterator();
    doubling()
        .run(
            endless,
            result -> {
              results.add(result);
              return results.size() < 3;
            });
    assertEquals(List.of(0, 2, 4), results);
  }

  @Test
  void pipeline_failingInput_failsAfterWhatWasRead() {
    List<Integer> results = new ArrayList<>();
    Iterator<Integer> input =
        IntStream.range(0, 9)
            .map(
                i -> {
                  if (i == 5) {
                    throw new IllegalArgumentException("broken");
                  }
                  return i;
                })
            .iterator();
    OrderedPipeline<Integer, Integer> pipeline = doubling();
    assertThrows(IllegalArgumentException.class, () -> pipeline.run(input, results::add));
    assertEquals(List.of(0, 2, 4, 6, 8), results);
  }

  @Test
  void pipeline_failingWork_fails() {
    OrderedPipeline<Integer, Integer> pipeline =
        new OrderedPipeline<>(WORKERS, () -> number -> 1 / number);
    assertThrows(ArithmeticException.class, () -> pipeline.run(numbers(9), result -> true));
  }

  @Test
  void pipeline_errorInWork_isThrownAsItIs() {
    OrderedPipeline<Integer, Integer> pipeline =
        new OrderedPipeline<>(
            WORKERS,
            () ->
                number -> {
                  throw new StackOverflowError("number " + number);
                });
    assertThrows(StackOverflowError.class, () -> pipeline.run(numbers(1), result -> true));
  }

  private static OrderedPipeline<Integer, Integer> doubling() {
    return new OrderedPipeline<>(WORKERS, () -> number -> 2 * number);
  }

  private static int slowForSome(int number) {
    if (number % 50 == 0) {
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    return number;
  }

  private static Iterator<Integer> numbers(int count) {
    return IntStream.range(0, count).iterator();
  }
}
