package dev.casilla.app.reading.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.PixelLayout.Crop;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reader gets the same picture from every pixel layout. */
final class LumaCopierTest {
  private static final int WIDTH = 480;
  private static final int HEIGHT = 640;
  private static final NewspaperPage PAGE = new NewspaperPage(TestScenes.PUZZLE, 1);
  private static final RawFrames.Upright PICTURE =
      new RawFrames.Upright(PAGE.photograph(CameraPose.above(44), WIDTH, HEIGHT), WIDTH, HEIGHT);

  private final PuzzleReader reader = new PuzzleReader();

  @ParameterizedTest
  @CsvSource({
    "0, 1, 0",
    "90, 1, 0",
    "180, 1, 0",
    "270, 1, 0",
    "0, 1, 7",
    "90, 1, 7",
    "180, 1, 7",
    "270, 1, 7",
    "0, 2, 5",
    "90, 2, 5",
    "180, 2, 5",
    "270, 2, 5"
  })
  void take_anyLayout_givesTheUprightPicture(int rotation, int pixelStride, int spare) {
    FakeFrame frame = RawFrames.of(PICTURE, rotation, pixelStride, spare);
    PuzzleReading reading = reader.read(new LumaCopier().take(frame));
    PuzzleReading.Boards boards = (PuzzleReading.Boards) reading;
    assertEquals(TestScenes.PUZZLE, boards.best().shown());
    List<Point> corners = NewspaperPage.corners(CameraPose.above(44), WIDTH, HEIGHT);
    assertEquals(corners.get(0).x(), boards.best().corners().topLeft().x(), 3);
    assertEquals(corners.get(0).y(), boards.best().corners().topLeft().y(), 3);
  }

  @Test
  void take_lastRowWithoutItsPadding_isWhole() {
    byte[] luma = {1, 2, 99, 3, 4};
    FakeFrame frame = new FakeFrame(luma, new PixelLayout(3, 1, new Crop(0, 0, 2, 2), 0));
    new LumaCopier().take(frame);
  }

  /** A camera driver delivered too few bytes; the next frame may be complete. */
  @Test
  void take_rowMissing_isABrokenPicture() {
    byte[] luma = new byte[WIDTH * HEIGHT - 1];
    FakeFrame frame = FakeFrame.upright(luma, WIDTH, HEIGHT);
    assertEquals(
        new PuzzleReading.Rejected(RejectionReason.BROKEN_PICTURE),
        reader.read(new LumaCopier().take(frame)));
  }

  @Test
  void crop_empty_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Crop(0, 0, 0, 5));
    assertThrows(IllegalArgumentException.class, () -> new Crop(-1, 0, 5, 5));
  }
}
