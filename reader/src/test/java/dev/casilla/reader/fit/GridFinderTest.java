package dev.casilla.reader.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.picture.Rotation;
import dev.casilla.reader.result.FoundGrid;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.result.GridSearchResult;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.reader.testing.page.RenderedPage;
import dev.casilla.testing.CpuTime;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GridFinderTest {
  /** Deadline for a search that does not terminate; generous for a busy machine. */
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  /** CPU time limit in milliseconds, far above the usual time. */
  private static final double MAX_MILLIS = 2_000;

  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder();

  private GridSearchResult find(LumaPlane plane) {
    assertTrue(picture.load(plane).isEmpty());
    return assertTimeoutPreemptively(
        TIMEOUT,
        () -> {
          long begin = CpuTime.nanos();
          GridSearchResult finding = finder.find(picture);
          double millis = (CpuTime.nanos() - begin) / 1e6;
          assertTrue(millis <= MAX_MILLIS, millis + " ms");
          return finding;
        });
  }

  private static LumaPlane plane(byte[] luma) {
    return LumaPlane.of(luma, 640, luma.length / 640);
  }

  @Test
  void find_renderedPages_matchesNodes() {
    PageRenderer renderer = new PageRenderer(800, 600);
    int met = 0;
    for (long seed = 0; seed < 8; seed++) {
      RenderedPage page = renderer.puzzle(seed, 0.4);
      if (find(page.plane()) instanceof FoundGrids grids) {
        met += PlanarError.ofNodes(grids.best(), page.nodes()) < 0.2 ? 1 : 0;
      }
    }
    assertEquals(8, met);
  }

  /**
   * Regression test: a mesh corner on a nearby frame, shaded cells with pale ink taken for black
   * squares, and text preferred to a puzzle on dark ground.
   */
  @ParameterizedTest
  @CsvSource({"50026, 20", "50295, 24", "150048, 16"})
  void find_pagesOnceMissed_matchesNodes(long seed, double cell) {
    ShotSpec shot = ShotSpec.turned(seed, cell, 0.5);
    RenderedPage page = new PageRenderer(800, 600).puzzle(seed, shot);
    FoundGrid best = assertInstanceOf(FoundGrids.class, find(page.plane())).best();

    double error = PlanarError.ofNodes(best, page.nodes());
    assertTrue(error < 0.2, error + " cells off");
  }

  @Test
  void find_pagesWithoutPuzzle_findsHardlyAny() {
    PageRenderer renderer = new PageRenderer(800, 600);
    StringBuilder taken = new StringBuilder();
    int grids = 0;
    for (long seed = 0; seed < 6; seed++) {
      RenderedPage page = renderer.noPuzzle(seed);
      if (find(page.plane()) instanceof FoundGrids) {
        grids++;
        taken.append("\nseed ").append(seed).append(": ").append(page.description());
      }
    }
    // Tables that happen to have nine rows and columns; what digits are read has to refute them.
    assertTrue(grids <= 1, "took " + grids + " of 6 for puzzles:" + taken);
  }

  @Test
  void find_turnedPicture_findsTurnedGrid() {
    RenderedPage page = new PageRenderer(640, 640).puzzle(3, 0.1);
    FoundGrid upright = assertInstanceOf(FoundGrids.class, find(page.plane())).best();

    GridSearchResult turned = find(page.plane().withRotation(Rotation.CLOCKWISE_90));

    Quad corners = assertInstanceOf(FoundGrids.class, turned).best().corners();
    Point topLeft = upright.corners().topLeft();
    Point expected = new Point(640 - topLeft.y(), topLeft.x());
    assertTrue(corners.topRight().distanceTo(expected) < 2, corners + " for " + expected);
  }

  @Test
  void find_whiteOnBlack_isInverted() {
    RenderedPage page = new PageRenderer(640, 480).puzzle(5, 0.1);
    byte[] negative = page.plane().luma().clone();
    for (int i = 0; i < negative.length; i++) {
      negative[i] = (byte) ~negative[i];
    }
    FoundGrid positive = assertInstanceOf(FoundGrids.class, find(page.plane())).best();
    FoundGrid inverted = assertInstanceOf(FoundGrids.class, find(plane(negative))).best();

    assertTrue(positive.inverted() != inverted.inverted());
  }

  @Test
  void find_whiteOnBlackInFrames_isFoundAfterAFew() {
    RenderedPage page = new PageRenderer(640, 480).puzzle(5, 0.1);
    byte[] negative = page.plane().luma().clone();
    for (int i = 0; i < negative.length; i++) {
      negative[i] = (byte) ~negative[i];
    }
    assertTrue(picture.load(plane(negative)).isEmpty());
    GridFinder frames = new GridFinder(SearchEffort.FRAME);
    int found = 0;
    for (int frame = 0; frame < 4; frame++) {
      found += frames.find(picture) instanceof FoundGrids ? 1 : 0;
    }

    assertTrue(found > 0);
  }

  @Test
  void find_lastRowPartlyOutside_isFound() {
    RenderedPage page = new PageRenderer(640, 640).puzzle(3, 0.1);
    double cell = (page.nodes().get(95).y() - page.nodes().get(5).y()) / 9;
    double lowest = Math.max(page.nodes().get(90).y(), page.nodes().get(99).y());
    int rows = (int) (lowest - 0.1 * cell);

    GridSearchResult finding = find(plane(Arrays.copyOf(page.plane().luma(), rows * 640)));

    FoundGrid grid = assertInstanceOf(FoundGrids.class, finding).best();
    assertTrue(PlanarError.ofNodes(grid, page.nodes()) < 0.3);
  }

  @Test
  void find_halfOfLastRowOutside_isCutOff() {
    RenderedPage page = new PageRenderer(640, 640).puzzle(3, 0.1);
    double cell = (page.nodes().get(95).y() - page.nodes().get(5).y()) / 9;
    double lowest = Math.max(page.nodes().get(90).y(), page.nodes().get(99).y());
    int rows = (int) (lowest - 0.5 * cell);

    assertEquals(
        RejectionReason.CUT_OFF, find(plane(Arrays.copyOf(page.plane().luma(), rows * 640))));
  }

  @Test
  void find_gridCloseToImageBorder_onlyFramesAreRejected() {
    RenderedPage page = new PageRenderer(640, 640).puzzle(3, 0.1);
    double cell = (page.nodes().get(95).y() - page.nodes().get(5).y()) / 9;
    double lowest = Math.max(page.nodes().get(90).y(), page.nodes().get(99).y());
    byte[] cropped = Arrays.copyOf(page.plane().luma(), 640 * (int) (lowest + 0.1 * cell));

    assertInstanceOf(FoundGrids.class, find(plane(cropped)));
    assertEquals(RejectionReason.CUT_OFF, new GridFinder(SearchEffort.FRAME).find(picture));
  }

  @Test
  void find_sameInstanceForOtherPictures_givesSameResult() {
    RenderedPage page = new PageRenderer(640, 480).puzzle(8, 0.2);
    FoundGrids first = assertInstanceOf(FoundGrids.class, find(page.plane()));
    find(new PageRenderer(800, 600).noPuzzle(4).plane());
    FoundGrids second = assertInstanceOf(FoundGrids.class, find(page.plane()));

    assertEquals(first.best().corners(), second.best().corners());
  }

  @Test
  void find_blackPicture_isTooDark() {
    assertEquals(RejectionReason.TOO_DARK, find(plane(new byte[640 * 480])));
  }

  @Test
  void find_whitePicture_hasNoGrid() {
    byte[] white = new byte[640 * 480];
    Arrays.fill(white, (byte) 255);

    assertEquals(RejectionReason.NO_GRID, find(plane(white)));
  }

  @Test
  void find_smoothGradients_isTooBlurred() {
    byte[] shades = new byte[640 * 480];
    for (int i = 0; i < shades.length; i++) {
      shades[i] = (byte) (128 + 90 * Math.sin(i % 640 / 60.0) * Math.cos(i / 32_000.0));
    }

    assertEquals(RejectionReason.TOO_BLURRED, find(plane(shades)));
  }

  @Test
  void find_lowerHalfOfGrid_isCutOff() {
    RenderedPage page = new PageRenderer(640, 640).puzzle(3, 0.1);
    int rows = (int) page.nodes().get(25).y();
    byte[] luma = page.plane().luma();

    GridSearchResult finding = find(plane(Arrays.copyOfRange(luma, rows * 640, luma.length)));

    assertEquals(RejectionReason.CUT_OFF, finding);
  }

  @Test
  void find_noise_endsInTime() {
    Random random = new Random(1);
    byte[] noise = new byte[640 * 480];
    random.nextBytes(noise);

    assertInstanceOf(RejectionReason.class, find(plane(noise)));
  }

  @Test
  void find_stripesAndChecks_endsInTime() {
    for (int period = 1; period < 12; period++) {
      byte[] stripes = new byte[640 * 480];
      byte[] checks = new byte[640 * 480];
      for (int i = 0; i < stripes.length; i++) {
        stripes[i] = (byte) (i / period % 2 * 200);
        checks[i] = (byte) ((i % 640 / period + i / 640 / period) % 2 * 200);
      }
      find(plane(stripes));
      assertInstanceOf(RejectionReason.class, find(plane(checks)), "period " + period);
    }
  }
}
