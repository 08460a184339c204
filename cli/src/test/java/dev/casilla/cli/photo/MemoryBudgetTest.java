package dev.casilla.cli.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MemoryBudgetTest {
  private static final long MEGABYTE = 1 << 20;

  private final ExecutorService others = Executors.newFixedThreadPool(2);

  @TempDir private Path folder;

  @AfterEach
  void stop() {
    others.shutdownNow();
  }

  @Test
  void with_asMuchAsThereIs_isAtATime() throws Exception {
    MemoryBudget room = new MemoryBudget(10 * MEGABYTE);
    CyclicBarrier both = new CyclicBarrier(2);
    Future<Integer> first = others.submit(() -> room.withBytes(5 * MEGABYTE, () -> meet(both)));
    Future<Integer> second = others.submit(() -> room.withBytes(5 * MEGABYTE, () -> meet(both)));

    assertEquals(1, first.get(10, TimeUnit.SECONDS) + second.get(10, TimeUnit.SECONDS));
  }

  private static int meet(CyclicBarrier barrier) {
    try {
      return barrier.await(10, TimeUnit.SECONDS);
    } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void with_moreThanThereIs_isAloneAndInTurn() throws Exception {
    MemoryBudget room = new MemoryBudget(10 * MEGABYTE);
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch enough = new CountDownLatch(1);
    AtomicBoolean isLeft = new AtomicBoolean();
    Future<Boolean> huge =
        others.submit(
            () ->
                room.withBytes(
                    99 * MEGABYTE,
                    () -> {
                      inside.countDown();
                      await(enough);
                      isLeft.set(true);
                      return true;
                    }));
    await(inside);
    Future<Boolean> small = others.submit(() -> room.withBytes(2048, isLeft::get));
    enough.countDown();

    assertTrue(huge.get(10, TimeUnit.SECONDS));
    assertTrue(small.get(10, TimeUnit.SECONDS), "was let in beside the huge one");
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(10, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void with_workThatFails_leavesRoomForTheNext() {
    MemoryBudget room = new MemoryBudget(MEGABYTE);
    for (int i = 0; i < 3; i++) {
      assertThrows(
          IllegalStateException.class,
          () ->
              room.withBytes(
                  MEGABYTE,
                  () -> {
                    throw new IllegalStateException("failed");
                  }));
    }
  }

  @Test
  void with_interruptedWhileWaiting_isCancelled() {
    MemoryBudget room = new MemoryBudget(MEGABYTE);
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> room.withBytes(MEGABYTE, () -> 1));
    assertTrue(Thread.interrupted());
  }

  @Test
  void estimate_ofPicture_isOfWhatIsDecoded() throws IOException {
    Path small = folder.resolve("small.png");
    ImageIO.write(new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB), "png", small.toFile());
    Path wide = folder.resolve("wide.png");
    ImageIO.write(new BufferedImage(6000, 20, BufferedImage.TYPE_INT_RGB), "png", wide.toFile());

    assertEquals(Files.size(small) + 5 * 300 * 200, MemoryEstimate.of(small.toString()));
    assertEquals(Files.size(wide) + 5 * 6000 * 20 + 3000 * 10, MemoryEstimate.of(wide.toString()));
  }

  @Test
  void estimate_ofNoPicture_isItsLengthOrNothing() throws IOException {
    Path text = Files.writeString(folder.resolve("text.png"), "no picture");

    assertEquals(10, MemoryEstimate.of(text.toString()));
    assertEquals(0, MemoryEstimate.of(folder.resolve("missing.png").toString()));
    assertEquals(0, MemoryEstimate.of(folder.toString()));
    assertEquals(0, MemoryEstimate.of("\0"));
  }
}
