package dev.casilla.reader.scenario;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.ReadingVote;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.page.Blemish;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.reader.testing.page.RenderedPage;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Combines many frames of the same page that differ only by sensor noise: an error that all frames
 * share must not become certain.
 */
final class VotedFramesTest {
  private static final int FRAMES = 12;
  private static final double NOISE = 3;
  private static final long FIRST = 2000;

  private final PuzzleReader reader = new PuzzleReader();
  private final PageRenderer renderer = new PageRenderer(800, 600);
  private final Map<Long, String> misread = new TreeMap<>();
  private int certain;

  @Test
  void vote_stillFinger_isNeverCertainOfHiddenCells() {
    film(5, VotedFramesTest::underFinger);
  }

  @Tag("slow")
  @Test
  void vote_manyStillFingers_isNeverCertainOfHiddenCells() {
    film(30, VotedFramesTest::underFinger);
  }

  @ParameterizedTest
  @EnumSource
  void vote_blemish_isNeverCertainOfHiddenCells(Blemish blemish) {
    film(2, (page, seed) -> page.with(blemish, seed));
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void vote_manyBlemishes_isNeverCertainOfHiddenCells(Blemish blemish) {
    film(15, (page, seed) -> page.with(blemish, seed));
  }

  @Test
  void vote_unobstructedPages_areMostlyCertain() {
    film(4, (page, seed) -> page);
    assertTrue(certain >= 3, certain + " of 4");
  }

  @Tag("slow")
  @Test
  void vote_manyUnobstructedPages_areMostlyCertain() {
    film(12, (page, seed) -> page);
    assertTrue(certain >= 7, certain + " of 12");
  }

  private static RenderedPage underFinger(RenderedPage page, long seed) {
    return page.withFinger(0.5 * (1 + seed % 4), seed);
  }

  private void film(int pages, BiFunction<RenderedPage, Long, RenderedPage> spoil) {
    for (long seed = FIRST + 1; seed <= FIRST + pages; seed++) {
      RenderedPage page = renderer.puzzle(seed, ShotSpec.turned(seed, 24, 0.5));
      look(spoil.apply(page, seed), seed);
    }
    assertTrue(misread.isEmpty(), misread::toString);
  }

  private void look(RenderedPage page, long seed) {
    ReadingVote vote = new ReadingVote();
    for (int frame = 0; frame < FRAMES; frame++) {
      if (reader.readFrame(frame(page, frame)) instanceof PuzzleReading.Boards boards) {
        vote.add(boards.best());
        ReadBoard board = reader.conclude(vote.board().orElseThrow());
        if (board.isCertain() && !page.prints(board.shown())) {
          misread.putIfAbsent(seed, "in frame " + frame + ": " + page.description());
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
