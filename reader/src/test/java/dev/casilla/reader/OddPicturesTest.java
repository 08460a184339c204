package dev.casilla.reader;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.testing.PageRenderer;
import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.reader.vision.Rejection;
import dev.casilla.reader.vision.Rotation;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What no camera delivers, and what attackers might: no exception, no certainty, in time. */
final class OddPicturesTest {
  /** Far more than it takes even on a busy machine, and less than anybody waits. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final PuzzleReader reader = new PuzzleReader();

  private PuzzleReading read(LumaPlane plane) {
    PuzzleReading reading = assertTimeout(PATIENCE, () -> reader.read(plane));
    if (reading instanceof PuzzleReading.Boards boards) {
      assertTrue(boards.bestFirst().stream().noneMatch(ReadBoard::isCertain));
    }
    return reading;
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

    assertInstanceOf(PuzzleReading.Rejected.class, read(LumaPlane.of(noise, width, height)));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void read_blackAndWhite_endsInTime(int width, int height) {
    byte[] luma = new byte[width * height];
    assertInstanceOf(PuzzleReading.Rejected.class, read(LumaPlane.of(luma, width, height)));
    Arrays.fill(luma, (byte) 255);
    assertInstanceOf(PuzzleReading.Rejected.class, read(LumaPlane.of(luma, width, height)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8, 13, 21, 34, 55})
  void read_stripesAndNets_endInTime(int period) {
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
    read(LumaPlane.of(stripes, 800, 600));
    read(LumaPlane.of(net, 800, 600));
    read(LumaPlane.of(checks, 800, 600));
  }

  @Test
  void read_noisyPages_endInTime() {
    Random random = new Random(5);
    PageRenderer renderer = new PageRenderer(640, 480);
    for (long seed = 0; seed < 10; seed++) {
      byte[] luma = renderer.puzzle(seed, 0.5).plane().luma();
      int from = random.nextInt(luma.length);
      for (int i = from; i < luma.length; i += 1 + random.nextInt(3)) {
        luma[i] = (byte) random.nextInt();
      }
      assertTimeout(PATIENCE, () -> reader.read(LumaPlane.of(luma, 640, 480)));
    }
  }

  @Test
  void read_sizesThatDoNotFit_areBroken() {
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
      assertTrue(
          read(plane) instanceof PuzzleReading.Rejected rejected
              && rejected.why() == Rejection.BROKEN_PICTURE);
    }
  }
}
