package dev.casilla.reader;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.page.PageRenderer;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The garbage of a frame that is read and added to a vote. */
final class ReadingVoteCostTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Bytes per frame, including reading; the garbage collector of a phone handles this easily. */
  private static final long GARBAGE = 200_000;

  /** Puzzles shown one after another; each has one frame for each turn of the search passes. */
  private static final int PUZZLES = 4;

  private static final int FRAMES = 7;

  /** The best of several tries counts: small values stay off the heap only once compiled. */
  private static final int TRIES = 8;

  private final PuzzleReader reader = new PuzzleReader();
  private final ReadingVote vote = new ReadingVote();
  private int boards;

  private static List<LumaPlane> puzzles() {
    PageRenderer renderer = new PageRenderer(800, 600);
    List<LumaPlane> puzzles = new ArrayList<>();
    for (int seed = 0; seed < PUZZLES; seed++) {
      puzzles.add(renderer.puzzle(seed, ShotSpec.turned(new Random(seed), 24, 0.5)).plane());
    }
    return puzzles;
  }

  private static long allocated() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  /** Does what the scanner does for each frame. */
  private void look(LumaPlane frame) {
    if (reader.readFrame(frame) instanceof PuzzleReading.Boards seen) {
      vote.add(seen.best());
      boards += vote.board().isPresent() && !vote.isSettled() ? 1 : 2;
    }
  }

  /** The maximum over the frames of a round. */
  private long most(List<LumaPlane> puzzles) {
    long most = 0;
    for (LumaPlane frame : puzzles) {
      for (int i = 0; i < FRAMES; i++) {
        long before = allocated();
        look(frame);
        most = Math.max(most, allocated() - before);
      }
    }
    return most;
  }

  @Test
  void add_framesOfOnePuzzleAfterAnother_makesLittleGarbage() {
    List<LumaPlane> puzzles = puzzles();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < TRIES && least > GARBAGE; i++) {
      boards = 0;
      least = Math.min(least, most(puzzles));
      assertTrue(boards > PUZZLES * FRAMES, "too few frames were read");
    }

    assertTrue(least <= GARBAGE, least + " bytes for a frame");
  }
}
