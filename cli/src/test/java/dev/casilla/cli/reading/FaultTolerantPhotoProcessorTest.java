package dev.casilla.cli.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.output.Output;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** A program fault on one photo among others. */
final class FaultTolerantPhotoProcessorTest {
  private static final Messages ENGLISH = new Messages(Locale.ENGLISH);

  private final AtomicInteger made = new AtomicInteger();
  private RuntimeException fault = new IllegalStateException("for this test");

  /** Reads each file except the one on which it throws. */
  private Function<String, Output> reading() {
    made.incrementAndGet();
    return file -> {
      if (file.equals("bad.jpg")) {
        throw fault;
      }
      Output page = new Output();
      page.print(file + " read");
      return page;
    };
  }

  private List<Output> read(boolean isJson, String... files) {
    FaultTolerantPhotoProcessor photos =
        new FaultTolerantPhotoProcessor(ENGLISH, isJson, this::reading);
    return List.of(files).stream().map(photos::read).toList();
  }

  @Test
  void read_readerThatFailsOnOne_complainsOfItAndReadsTheRest() {
    List<Output> pages = read(false, "a.jpg", "bad.jpg", "b.jpg");

    assertEquals("a.jpg read", pages.get(0).out().toString().strip());
    assertEquals("", pages.get(1).out().toString());
    assertEquals("b.jpg read", pages.get(2).out().toString().strip());
    assertEquals("", pages.get(0).err().toString() + pages.get(2).err());
    assertEquals(2, pages.get(1).worst().exitCode());
    assertEquals(1, pages.get(1).puzzles());
  }

  @Test
  void read_readerThatFails_tellsWhatAndWhere() {
    List<String> err = read(false, "bad.jpg").get(0).err().toString().lines().toList();

    assertEquals(
        "casilla: bad.jpg: internal error while reading this picture:"
            + " java.lang.IllegalStateException",
        err.get(0));
    assertEquals("java.lang.IllegalStateException: for this test", err.get(1));
    assertTrue(err.get(2).contains("FaultTolerantPhotoProcessorTest.java:"), err.toString());
    long complaints = err.stream().filter(line -> line.startsWith("casilla: ")).count();
    assertEquals(1, complaints, err.toString());
  }

  @Test
  void readJson_readerThatFails_printsAnObject() {
    Output page = read(true, "bad.jpg").get(0);

    assertEquals(PhotoJsonFormatter.failed("bad.jpg", "fault"), page.out().toString().strip());
  }

  /** After a fault the buffers of the processor may be inconsistent. */
  @Test
  void read_readerThatFailed_isReplaced() {
    read(false, "a.jpg", "bad.jpg", "b.jpg", "c.jpg");
    assertEquals(2, made.get());
  }

  @Test
  void read_interrupted_isCancelled() {
    fault = new CancellationException("interrupted");
    assertThrows(CancellationException.class, () -> read(false, "bad.jpg"));
  }
}
