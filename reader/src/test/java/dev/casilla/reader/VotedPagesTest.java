package dev.casilla.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.testing.PageRenderer;
import dev.casilla.reader.testing.RenderedPage;
import dev.casilla.reader.testing.Shot;
import dev.casilla.reader.vision.LumaPlane;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Adds up many frames of the same page, that differ by the sensor's noise alone: what every frame
 * errs in is not right for being seen often.
 */
final class VotedPagesTest {
  private static final int FRAMES = 12;
  private static final double NOISE = 3;
  private static final long FIRST = 2000;

  private final PuzzleReader reader = new PuzzleReader();
  private final PageRenderer renderer = new PageRenderer(800, 600);
  private final List<String> misread = new ArrayList<>();
  private int certain;

  @Test
  void vote_fingerThatStays_isNeverCertainOfWhatItHides() {
    film(20, true);
  }

  @Tag("slow")
  @Test
  void vote_manyFingersThatStay_isNeverCertainOfWhatTheyHide() {
    film(160, true);
  }

  @Test
  void vote_pagesInFullView_isCertainOfMost() {
    film(12, false);
    assertTrue(certain >= 7, certain + " of 12");
  }

  private void film(int pages, boolean isFingered) {
    for (long seed = FIRST + 1; seed <= FIRST + pages; seed++) {
      Shot shot = Shot.turned(seed, 24, 0.5);
      RenderedPage page = renderer.puzzle(seed, shot);
      look(isFingered ? page.withFinger(0.5 * (1 + seed % 4), seed) : page, seed);
    }
    assertEquals(List.of(), misread);
  }

  private void look(RenderedPage page, long seed) {
    ReadingVote vote = new ReadingVote();
    for (int frame = 0; frame < FRAMES; frame++) {
      if (reader.glance(frame(page, frame)) instanceof PuzzleReading.Boards boards) {
        vote.add(boards.best());
        ReadBoard board = reader.conclude(vote.board().orElseThrow());
        if (board.isCertain() && !page.prints(board.shown())) {
          misread.add(seed + " in frame " + frame + ": " + page.description());
        }
        certain += board.isCertain() && frame == FRAMES - 1 ? 1 : 0;
      }
    }
  }

  private static LumaPlane frame(RenderedPage page, int number) {
    byte[] luma = page.plane().luma().clone();
    Random random = new Random(number);
    for (int i = 0; i < luma.length; i++) {
      int seen = (int) ((luma[i] & 0xff) + NOISE * random.nextGaussian());
      luma[i] = (byte) Math.max(0, Math.min(255, seen));
    }
    return LumaPlane.of(luma, page.plane().width(), page.plane().height());
  }
}
