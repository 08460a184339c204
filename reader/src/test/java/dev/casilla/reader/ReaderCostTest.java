package dev.casilla.reader;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.casilla.reader.testing.PageRenderer;
import dev.casilla.reader.vision.LumaPlane;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Memory and time that reading takes. Times are those of the thread alone, with much to spare:
 * {@code :reader:evaluate} measures them.
 */
final class ReaderCostTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Bytes a frame; the collector of a phone clears that in passing. */
  private static final long GARBAGE = 200_000;

  private static final int FRAMES = 20;
  private static final int ROUNDS = 10;

  private final PuzzleReader reader = new PuzzleReader();

  private static long allocated() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  /**
   * The best of some rounds: small values stay off the heap only once they are compiled, which on a
   * busy machine takes its time.
   */
  @Test
  void glance_frameAfterFrame_makesLittleGarbage() {
    PageRenderer renderer = new PageRenderer(800, 600);
    List<LumaPlane> frames = new ArrayList<>();
    for (long seed = 0; seed < FRAMES; seed++) {
      frames.add(renderer.puzzle(seed, 0.4).plane());
    }
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS && least > GARBAGE; round++) {
      long before = allocated();
      frames.forEach(reader::glance);
      least = Math.min(least, (allocated() - before) / FRAMES);
    }

    assertTrue(least <= GARBAGE, least + " bytes a frame");
  }

  @Test
  void read_twelveMegapixels_takesLittleMemoryBesides() {
    LumaPlane small = new PageRenderer(800, 600).puzzle(8, 0.3).plane();
    LumaPlane photo = enlarged(small, 5);
    long before = allocated();
    PuzzleReading reading = new PuzzleReader().read(photo);
    long all = allocated() - before;

    assertInstanceOf(PuzzleReading.Boards.class, reading);
    // All that was ever allocated, garbage too: the peak is below.
    assertTrue(all <= 32_000_000, all + " bytes");
  }

  private static LumaPlane enlarged(LumaPlane plane, int factor) {
    int width = plane.width() * factor;
    byte[] luma = new byte[width * plane.height() * factor];
    for (int i = 0; i < luma.length; i++) {
      int row = i / width / factor;
      luma[i] = plane.luma()[row * plane.width() + i % width / factor];
    }
    return LumaPlane.of(luma, width, plane.height() * factor);
  }
}
