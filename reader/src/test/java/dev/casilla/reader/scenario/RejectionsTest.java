package dev.casilla.reader.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.camera.SeededDraws;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.reader.testing.page.RenderedPage;
import dev.casilla.solver.Grid;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The reasons for which pages with a puzzle are rejected. If a single page is not representative,
 * several are rendered, and a few may be rejected as having no grid.
 */
final class RejectionsTest {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 600;
  private static final int PAGES = 8;
  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private final PuzzleReader reader = new PuzzleReader();
  private final PageRenderer renderer = new PageRenderer(WIDTH, HEIGHT);

  private static LumaPlane page(CameraPose pose) {
    byte[] luma = new NewspaperPage(PUZZLE, 2).photograph(pose, WIDTH, HEIGHT);
    return LumaPlane.of(luma, WIDTH, HEIGHT);
  }

  /** Scales the light by {@code light} and adds sensor noise. */
  private static LumaPlane in(double light, double noise, LumaPlane plane) {
    byte[] luma = plane.luma().clone();
    Random random = new Random(1);
    for (int i = 0; i < luma.length; i++) {
      double seen = (luma[i] & 0xff) * light + noise * random.nextGaussian();
      luma[i] = (byte) Math.max(0, Math.min(255, seen));
    }
    return LumaPlane.of(luma, plane.width(), plane.height());
  }

  private static CameraPose blurred(int reach) {
    return new CameraPose(0, 0, 40, 0.1, 0, 0, reach, 2, 1);
  }

  private void assertRejectedAs(RejectionReason why, LumaPlane plane) {
    PuzzleReading expected = new PuzzleReading.Rejected(why);
    assertEquals(expected, reader.read(plane));
    assertEquals(expected, reader.readFrame(plane));
  }

  private static boolean isRejectedAs(RejectionReason why, PuzzleReading reading) {
    return reading.equals(new PuzzleReading.Rejected(why));
  }

  @Test
  void read_cellsOfSixPixels_areTooSmall() {
    int told = 0;
    for (long seed = 1; seed <= PAGES; seed++) {
      Random random = SeededDraws.of(seed);
      ShotSpec shot = new ShotSpec(6, 360 * random.nextDouble(), 20 * random.nextDouble(), 0.3, 0);
      PuzzleReading reading = reader.read(renderer.puzzle(seed, shot).plane());
      assertFalse(reading instanceof PuzzleReading.Boards, "seed " + seed);
      told += isRejectedAs(RejectionReason.TOO_SMALL, reading) ? 1 : 0;
    }
    assertTrue(told >= 6, told + " of " + PAGES);
  }

  @Test
  void read_seenAtSeventyDegrees_isTooSkewed() {
    assertRejectedAs(
        RejectionReason.TOO_SKEWED, page(CameraPose.above(60).tilted(Math.toRadians(70), 0)));
  }

  /** Towards the corners the cells are less flat, and many pages are read; then correctly. */
  @Test
  void read_seenAtSeventyDegreesFromAnySide_isTooSkewedOrRead() {
    int told = 0;
    for (long seed = 1; seed <= PAGES; seed++) {
      Random random = SeededDraws.of(seed);
      ShotSpec shot = new ShotSpec(60, 360 * random.nextDouble(), 70, 0.3, 0);
      RenderedPage page = renderer.puzzle(seed, shot);
      PuzzleReading reading = reader.read(page.plane());
      if (reading instanceof PuzzleReading.Boards boards) {
        Grid givens = page.puzzle().orElseThrow().givens();
        assertTrue(
            !boards.best().isCertain() || boards.best().shown().equals(givens), "seed " + seed);
        told++;
      } else {
        told += isRejectedAs(RejectionReason.TOO_SKEWED, reading) ? 1 : 0;
      }
    }
    assertEquals(PAGES, told);
  }

  @ParameterizedTest
  @ValueSource(ints = {9, 14, 20})
  void read_blurOverQuarterOfCell_isTooBlurred(int reach) {
    assertRejectedAs(RejectionReason.TOO_BLURRED, page(blurred(reach)));
  }

  /** A tenth of the light is enough if it exceeds the sensor noise. */
  @Test
  void read_tenthOfLight_isRead() {
    PuzzleReading reading = reader.read(in(0.1, 2, page(CameraPose.above(40))));

    assertTrue(
        reading instanceof PuzzleReading.Boards boards && boards.best().shown().equals(PUZZLE),
        reading.toString());
  }

  @ParameterizedTest
  @CsvSource({"0.1, 12", "0.05, 3", "0.05, 6", "0.02, 0", "0.02, 3"})
  void read_lessLightThanNoise_isTooDark(double light, double noise) {
    assertRejectedAs(RejectionReason.TOO_DARK, in(light, noise, page(CameraPose.above(40))));
  }

  /**
   * Distance of the image centre from the puzzle's centre in cells; the image ends five cells from
   * there.
   */
  @ParameterizedTest
  @ValueSource(doubles = {3.5, 4.5, 5.5})
  void read_puzzleHalfOutside_isCutOff(double aside) {
    assertRejectedAs(
        RejectionReason.CUT_OFF, page(new CameraPose(aside, 0, 60, 0.05, 0, 0, 0, 0, 0)));
  }
}
