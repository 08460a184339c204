package dev.casilla.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.fit.GridFinder;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FaintGrids;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.result.GridSearchResult;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.reader.testing.page.RenderedPage;
import dev.casilla.solver.Grid;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PuzzleReaderTest {
  private final PuzzleReader reader = new PuzzleReader();
  private final PageRenderer pages = new PageRenderer(800, 600);

  @Test
  void read_blackPicture_isTooDark() {
    PuzzleReading reading = reader.read(LumaPlane.of(new byte[640 * 480], 640, 480));

    assertEquals(new PuzzleReading.Rejected(RejectionReason.TOO_DARK), reading);
  }

  @Test
  void read_brokenPicture_isRejected() {
    PuzzleReading reading = reader.read(LumaPlane.of(new byte[640 * 480 - 1], 640, 480));

    assertEquals(new PuzzleReading.Rejected(RejectionReason.BROKEN_PICTURE), reading);
  }

  @Test
  void read_interruptedThread_isCancelled() {
    LumaPlane plane = LumaPlane.of(new byte[640 * 480], 640, 480);
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> reader.read(plane));
    } finally {
      Thread.interrupted();
    }
  }

  /** These pages show too few lines to distinguish a grid from a table. */
  @ParameterizedTest
  @ValueSource(longs = {283, 861})
  void read_faintLines_digitsConfirmGrid(long seed) {
    RenderedPage page = pages.puzzle(seed, ShotSpec.turned(new Random(seed), 16, 0.5));
    assertInstanceOf(FaintGrids.class, find(page));

    PuzzleReading.Boards boards =
        assertInstanceOf(PuzzleReading.Boards.class, reader.read(page.plane()));

    assertTrue(
        PlanarError.ofNodes(boards.bestFirst().get(0).grid(), page.nodes()) < PlanarError.FOUND);
  }

  /** A clear grid that is not a puzzle does not hide a faint one. */
  @ParameterizedTest
  @ValueSource(longs = {283, 861})
  void read_faintLinesBesideEmptyGrid_digitsConfirmGrid(long seed) {
    RenderedPage page = pages.puzzle(seed, ShotSpec.turned(new Random(seed), 16, 0.5));
    drawEmptyGrid(page);
    FoundGrids grids = assertInstanceOf(FoundGrids.class, find(page));
    assertTrue(PlanarError.ofNodes(grids.best(), page.nodes()) > 1);

    PuzzleReading.Boards boards =
        assertInstanceOf(PuzzleReading.Boards.class, reader.read(page.plane()));

    assertTrue(PlanarError.ofNodes(boards.best().grid(), page.nodes()) < PlanarError.FOUND);
  }

  /** Nor does a clear grid full of numbers that do not form a puzzle. */
  @ParameterizedTest
  @ValueSource(longs = {283, 861})
  void read_faintLinesBesideNumberTable_digitsConfirmGrid(long seed) {
    RenderedPage page = pages.puzzle(seed, ShotSpec.turned(new Random(seed), 16, 0.5));
    drawTable(page);

    PuzzleReading.Boards boards =
        assertInstanceOf(PuzzleReading.Boards.class, reader.read(page.plane()));

    assertTrue(boards.bestFirst().size() > 1, "the table was not found");
    assertTrue(PlanarError.ofNodes(boards.best().grid(), page.nodes()) < PlanarError.FOUND);
  }

  /** Draws conflicting numbers in the corner farthest from the puzzle. */
  private static void drawTable(RenderedPage page) {
    int cell = 22;
    int side = 10 * cell;
    Grid numbers = Grid.parse("11..22..3".repeat(9));
    byte[] table = new NewspaperPage(numbers, 2).photograph(CameraPose.above(cell), side, side);
    LumaPlane plane = page.plane();
    Point middle = page.nodes().get(55);
    int left = middle.x() > plane.width() / 2.0 ? 0 : plane.width() - side;
    int top = middle.y() > plane.height() / 2.0 ? 0 : plane.height() - side;
    for (int y = 0; y < side; y++) {
      System.arraycopy(table, y * side, plane.luma(), (top + y) * plane.width() + left, side);
    }
  }

  /** Draws 9×9 black and white cells in the corner farthest from the puzzle. */
  private static void drawEmptyGrid(RenderedPage page) {
    LumaPlane plane = page.plane();
    int cell = 22;
    int side = 9 * cell + 3;
    int left = page.nodes().get(55).x() > plane.width() / 2.0 ? 10 : plane.width() - side - 10;
    int top = page.nodes().get(55).y() > plane.height() / 2.0 ? 10 : plane.height() - side - 10;
    for (int y = -8; y < side + 8; y++) {
      for (int x = -8; x < side + 8; x++) {
        boolean isInside = x >= 0 && y >= 0 && x < side && y < side;
        boolean isLine = isInside && (x % cell < 3 || y % cell < 3);
        plane.luma()[(top + y) * plane.width() + left + x] = (byte) (isLine ? 20 : 230);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {9, 33})
  void read_faintLinesWithoutPuzzle_areRejected(long seed) {
    RenderedPage page = pages.noPuzzle(seed);
    FaintGrids grids = assertInstanceOf(FaintGrids.class, find(page));

    assertEquals(new PuzzleReading.Rejected(grids.rejection()), reader.read(page.plane()));
  }

  @Test
  void read_untrainedModel_misreads() throws IOException {
    RenderedPage page = pages.puzzle(3, 0.2);
    PuzzleReader untrained = new PuzzleReader(DigitModel.of(zeroWeights()));

    assertTrue(isRead(reader, page));
    assertFalse(isRead(untrained, page));
  }

  private static boolean isRead(PuzzleReader by, RenderedPage page) {
    return by.read(page.plane()) instanceof PuzzleReading.Boards boards
        && page.prints(boards.best().shown());
  }

  /** Weights of zero: all classes get the same probability. */
  private static byte[] zeroWeights() throws IOException {
    byte[] weights;
    try (InputStream in =
        Objects.requireNonNull(DigitModel.class.getResourceAsStream("digits.weights"))) {
      weights = in.readAllBytes();
    }
    Arrays.fill(weights, 3 * Float.BYTES, weights.length - Integer.BYTES, (byte) 0);
    CRC32 checksum = new CRC32();
    checksum.update(weights, 0, weights.length - Integer.BYTES);
    ByteBuffer.wrap(weights).putInt(weights.length - Integer.BYTES, (int) checksum.getValue());
    return weights;
  }

  private static GridSearchResult find(RenderedPage page) {
    Picture picture = new Picture();
    assertTrue(picture.load(page.plane()).isEmpty());
    return new GridFinder().find(picture);
  }
}
