package dev.casilla.reader.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Rotation;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.reader.testing.page.RenderedPage;
import dev.casilla.testing.CpuTime;
import dev.casilla.testing.MachineSpeed;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Unnatural and malicious images, as photos and as frames: no exception, no certainty, bounded time
 * and little memory.
 */
final class OddPicturesTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Deadline for a reader that does not terminate; generous for a busy machine. */
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  /** CPU time limit in milliseconds, above the usual time. */
  private static final double MAX_MILLIS = 1_000;

  /** Limit for bytes allocated per image, including garbage. */
  private static final long MAX_BYTES = 32_000_000;

  /** Frames until each search pass was used once. */
  private static final int TURNS = 6;

  private final PuzzleReader reader = new PuzzleReader();

  /** Runs the reader with a deadline; interrupts it and fails if it does not terminate. */
  private static PuzzleReading inBounds(
      Function<LumaPlane, PuzzleReading> reading, LumaPlane plane) {
    return assertTimeoutPreemptively(
        TIMEOUT,
        () -> {
          long before = allocated();
          long begin = CpuTime.nanos();
          PuzzleReading result = reading.apply(plane);
          double millis = (CpuTime.nanos() - begin) / 1e6;
          long bytes = allocated() - before;
          assertTrue(millis <= MAX_MILLIS * MachineSpeed.slowness(), millis + " ms");
          assertTrue(bytes <= MAX_BYTES, bytes + " bytes");
          return result;
        });
  }

  private static long allocated() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  /** Reads the image as a photo, and as a frame in each turn of the search passes. */
  private List<PuzzleReading> readings(LumaPlane plane) {
    List<PuzzleReading> readings = new ArrayList<>();
    readings.add(inBounds(reader::read, plane));
    for (int i = 0; i < TURNS; i++) {
      readings.add(inBounds(reader::readFrame, plane));
    }
    return readings;
  }

  private void assertRejected(LumaPlane plane) {
    readings(plane).forEach(reading -> assertInstanceOf(PuzzleReading.Rejected.class, reading));
  }

  private void assertNothingCertain(LumaPlane plane) {
    for (PuzzleReading reading : readings(plane)) {
      if (reading instanceof PuzzleReading.Boards boards) {
        assertTrue(
            boards.bestFirst().stream().map(reader::conclude).noneMatch(ReadBoard::isCertain));
      }
    }
  }

  static Stream<Arguments> sizes() {
    return Stream.of(
        Arguments.of(1, 1),
        Arguments.of(1, 4000),
        Arguments.of(10_000, 3),
        Arguments.of(3, 10_000),
        Arguments.of(60, 60),
        Arguments.of(61, 3000),
        Arguments.of(640, 480),
        Arguments.of(1601, 1199));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void read_noise_endsInTime(int width, int height) {
    Random random = new Random(width + height);
    byte[] noise = new byte[width * height];
    random.nextBytes(noise);

    assertRejected(LumaPlane.of(noise, width, height));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void read_blackAndWhite_endsInTime(int width, int height) {
    byte[] luma = new byte[width * height];
    assertRejected(LumaPlane.of(luma, width, height));
    Arrays.fill(luma, (byte) 255);
    assertRejected(LumaPlane.of(luma, width, height));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 21})
  void read_stripesAndNets_endsInTime(int period) {
    readStripesAndNets(period);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8, 13, 34, 55})
  void read_otherStripesAndNets_endsInTime(int period) {
    readStripesAndNets(period);
  }

  private void readStripesAndNets(int period) {
    byte[] stripes = new byte[800 * 600];
    byte[] net = new byte[800 * 600];
    byte[] checks = new byte[800 * 600];
    for (int i = 0; i < stripes.length; i++) {
      int x = i % 800;
      int y = i / 800;
      stripes[i] = (byte) (i / period % 2 * 200);
      net[i] = (byte) (x % (2 * period) == 0 || y % (2 * period) == 0 ? 0 : 220);
      checks[i] = (byte) ((x / period + y / period) % 2 * 200);
    }
    assertNothingCertain(LumaPlane.of(stripes, 800, 600));
    assertNothingCertain(LumaPlane.of(net, 800, 600));
    assertNothingCertain(LumaPlane.of(checks, 800, 600));
  }

  @Test
  void read_noisyPages_endsInTime() {
    readNoisyPages(2);
  }

  @Tag("slow")
  @Test
  void read_manyNoisyPages_endsInTime() {
    readNoisyPages(10);
  }

  private void readNoisyPages(int count) {
    Random random = new Random(5);
    PageRenderer renderer = new PageRenderer(640, 480);
    for (long seed = 0; seed < count; seed++) {
      RenderedPage page = renderer.puzzle(seed, 0.5);
      byte[] luma = page.plane().luma();
      int from = random.nextInt(luma.length);
      for (int i = from; i < luma.length; i += 1 + random.nextInt(3)) {
        luma[i] = (byte) random.nextInt();
      }
      for (PuzzleReading reading : readings(LumaPlane.of(luma, 640, 480))) {
        if (reading instanceof PuzzleReading.Boards boards && boards.best().isCertain()) {
          assertTrue(page.prints(boards.best().shown()), "seed " + seed);
        }
      }
    }
  }

  @Test
  void read_inconsistentSizes_areBroken() {
    byte[] luma = new byte[100 * 100];
    for (LumaPlane plane :
        new LumaPlane[] {
          LumaPlane.of(luma, 100, 101),
          LumaPlane.of(luma, 0, 100),
          LumaPlane.of(luma, -100, -100),
          LumaPlane.of(luma, 100, 100).withRowStride(99),
          LumaPlane.of(luma, 100, 100).withRowStride(102).withRotation(Rotation.CLOCKWISE_90),
          LumaPlane.of(luma, Integer.MAX_VALUE, Integer.MAX_VALUE)
        }) {
      for (PuzzleReading reading : readings(plane)) {
        assertEquals(new PuzzleReading.Rejected(RejectionReason.BROKEN_PICTURE), reading);
      }
    }
  }
}
