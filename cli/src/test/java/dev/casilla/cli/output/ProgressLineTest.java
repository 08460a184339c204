package dev.casilla.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.cli.environment.Environment;
import dev.casilla.cli.environment.Messages;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class ProgressLineTest {
  private static final Messages MESSAGES = new Messages(Locale.ENGLISH);
  private static final String FRESH_LINE = "\r\u001b[K";

  private final StringWriter err = new StringWriter();
  private final AtomicLong nanoTime = new AtomicLong(Long.MAX_VALUE - 5);
  private final Environment watched = environment(true);
  private final ProgressLine progress =
      ProgressLine.ofPuzzles(MESSAGES, new PrintWriter(err), watched);

  @Test
  void progress_shortRun_isNotShown() {
    after(1_999);
    progress.erase();
    assertEquals("", err.toString());
  }

  @Test
  void progress_longRun_isShownAndTakenAway() {
    after(2_000);
    assertEquals("1,000 puzzles, 500 a second", err.toString());
    progress.erase();
    progress.erase();
    assertEquals("1,000 puzzles, 500 a second" + FRESH_LINE, err.toString());
  }

  @Test
  void progress_muchNews_isShownNowAndThen() {
    after(2_000);
    after(100);
    after(100);
    after(100);
    assertEquals(
        "1,000 puzzles, 500 a second" + FRESH_LINE + "4,000 puzzles, 1,739 a second",
        err.toString());
  }

  @Test
  void progress_notWatched_isNotShown() {
    ProgressLine unwatched =
        ProgressLine.ofPuzzles(MESSAGES, new PrintWriter(err), environment(false));
    nanoTime.addAndGet(TimeUnit.DAYS.toNanos(1));
    unwatched.add(1_000);
    unwatched.erase();
    assertEquals("", err.toString());
  }

  @Test
  void progressOfPhotos_longRun_tellsHowManyOfHowMany() {
    ProgressLine photos = ProgressLine.ofPhotos(1_200, MESSAGES, new PrintWriter(err), watched);
    nanoTime.addAndGet(TimeUnit.SECONDS.toNanos(8));
    photos.add(1);
    nanoTime.addAndGet(TimeUnit.SECONDS.toNanos(8));
    photos.add(1);
    photos.erase();
    assertEquals(
        "1 of 1,200 photos" + FRESH_LINE + "2 of 1,200 photos" + FRESH_LINE, err.toString());
  }

  @Test
  void progressOfPhotos_shortRun_isNotShown() {
    ProgressLine photos = ProgressLine.ofPhotos(2, MESSAGES, new PrintWriter(err), watched);
    nanoTime.addAndGet(TimeUnit.MILLISECONDS.toNanos(1_999));
    photos.add(2);
    photos.erase();
    assertEquals("", err.toString());
  }

  private Environment environment(boolean isWatched) {
    return new Environment(
        InputStream.nullInputStream(), false, Locale.ENGLISH, 1, () -> 1, isWatched, nanoTime::get);
  }

  private void after(long millis) {
    nanoTime.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
    progress.add(1_000);
  }
}
