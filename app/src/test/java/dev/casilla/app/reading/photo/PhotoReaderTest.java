package dev.casilla.app.reading.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PhotoReaderTest {
  private static final int LENGTH = 12_000;
  private static final int BREADTH = 800;
  private static final int PAPER = 224;
  private static final CameraPose POSE = CameraPose.above(60);

  /** The scale of a panorama to choose from. */
  private static final int SHRUNK = 4;

  private final PhotoReader reader =
      new PhotoReader(new PuzzleReader(), Optional.empty(), Origin.PHOTO);

  @Test
  void read_smallPhoto_staysAsItIs() {
    assertEquals(1_024, longSideToChooseFrom(1_024));
  }

  @Test
  void read_photoALittleTooLong_isHalved() {
    assertEquals(550, longSideToChooseFrom(1_100));
  }

  /**
   * At any position and in any orientation of the strip. The whole strip, scaled down, would have
   * 12 pixels per cell.
   */
  @Test
  void read_panorama_findsThePuzzleWhereverItIs() {
    for (int left : new int[] {0, 790, 7_350, LENGTH - BREADTH}) {
      PhotoResult.Found found = (PhotoResult.Found) reader.read(wide(left));
      assertEquals(1, found.puzzles().size(), "at " + left);
      assertEquals(TestScenes.PUZZLE, found.puzzles().get(0).draft().givens(), "at " + left);
      List<Point> corners = NewspaperPage.corners(POSE, BREADTH, BREADTH);
      assertEquals(
          (left + corners.get(0).x()) / SHRUNK,
          found.puzzles().get(0).corners().topLeft().x(),
          1,
          "at " + left);
    }
  }

  @Test
  void read_tallStrip_findsThePuzzle() {
    PhotoResult.Found found =
        (PhotoResult.Found)
            reader.read(wide(4_321).quarterTurned().quarterTurned().quarterTurned());
    assertEquals(1, found.puzzles().size());
    assertEquals(TestScenes.PUZZLE, found.puzzles().get(0).draft().givens());
  }

  /** All found puzzles are offered, with a hint that there may be more. */
  @Test
  void read_pageOfSix_offersWhatItFindsAndAdmitsThatItMayLackSome() {
    PhotoResult.Found found = (PhotoResult.Found) reader.read(PhotoFiles.sixPuzzles(400));
    Set<Grid> puzzles = new HashSet<>();
    found.puzzles().forEach(puzzle -> puzzles.add(puzzle.draft().givens()));
    assertTrue(puzzles.size() > 4, puzzles.size() + " puzzles");
    assertEquals(found.puzzles().size(), puzzles.size());
    for (int i = 0; i < 6; i++) {
      puzzles.remove(TestScenes.variant(i));
    }
    assertEquals(Set.of(), puzzles);
    assertTrue(found.mayLackSome());
  }

  @Test
  void read_panoramaOfTwoPages_findsBothOnce() {
    GrayPhoto photo = wide(600, 9_000);
    PhotoResult.Found found = (PhotoResult.Found) reader.read(photo);
    List<PhotoResult.Puzzle> puzzles = found.puzzles();
    assertEquals(2, puzzles.size());
    puzzles.forEach(puzzle -> assertEquals(TestScenes.PUZZLE, puzzle.draft().givens()));
    GrayPhoto shown = found.photo();
    assertTrue(shown.height() >= 200, "enough to tell which: " + shown.height());
    assertTrue(shown.width() <= 4096, "what can be drawn: " + shown.width());
    assertTrue(shown.width() * shown.height() <= 1024 * 1024, "as any photo to choose from");
  }

  @Test
  void read_panoramaOfNothing_saysSo() {
    assertEquals(new PhotoResult.Failed(PhotoError.NO_GRID), reader.read(wide()));
  }

  @Test
  void tiles_haveEveryPlaceWholeAsFarAsTheStripIsBroad() {
    GrayPhoto strip = new GrayPhoto(new byte[2_130 * 200], 2_130, 200);
    List<PhotoTile> tiles = PhotoTile.of(strip);
    for (int left = 0; left + 200 <= 2_130; left++) {
      int from = left;
      assertTrue(
          tiles.stream().anyMatch(t -> t.left() <= from && from + 200 <= t.left() + t.width()),
          "at " + left);
    }
    assertEquals(1, PhotoTile.of(new GrayPhoto(new byte[1_600 * 200], 1_600, 200)).size());
    assertEquals(1, PhotoTile.of(new GrayPhoto(new byte[4_000 * 1_800], 4_000, 1_800)).size());
  }

  /** A strip of paper with the page at these places. */
  private static GrayPhoto wide(int... lefts) {
    byte[] page = new NewspaperPage(TestScenes.PUZZLE, 4).photograph(POSE, BREADTH, BREADTH);
    byte[] luma = new byte[LENGTH * BREADTH];
    Arrays.fill(luma, (byte) PAPER);
    for (int left : lefts) {
      for (int y = 0; y < BREADTH; y++) {
        System.arraycopy(page, y * BREADTH, luma, y * LENGTH + left, BREADTH);
      }
    }
    return new GrayPhoto(luma, LENGTH, BREADTH);
  }

  private int longSideToChooseFrom(int height) {
    int width = height * 3 / 4;
    byte[] luma =
        new NewspaperPage(TestScenes.PUZZLE, 4).photograph(CameraPose.above(60), width, height);
    PhotoResult outcome = reader.read(new GrayPhoto(luma, width, height));
    return ((PhotoResult.Found) outcome).photo().height();
  }
}
