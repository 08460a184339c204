package dev.casilla.app.ui.scan.camera;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Color;
import android.graphics.Rect;
import androidx.camera.core.ImageCaptureException;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.LoggedFailures;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The picture that the shutter takes. */
@RunWith(AndroidJUnit4.class)
public final class PictureCallbackTest {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 1200;
  private static final NewspaperPage PAGE = new NewspaperPage(TestScenes.PUZZLE, 4);

  private final FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());
  private final Watcher watcher = new Watcher();
  private final PictureCallback taking = new PictureCallback(watcher);

  private final class Watcher implements Frame.Listener {
    private final List<FrameResult> seen = new ArrayList<>();
    private final List<Integer> widths = new ArrayList<>();
    private int missed;

    @Override
    public void onFrame(Frame frame) {
      throw new AssertionError("a frame");
    }

    @Override
    public void onPicture(Frame picture) {
      widths.add(picture.layout().visible().width());
      seen.add(analyzer.take(picture));
    }

    @Override
    public void onNoPicture() {
      missed++;
    }
  }

  /** The page as a file, scaled up. */
  private static byte[] file(int enlarged) {
    byte[] luma = PAGE.photograph(CameraPose.above(60), WIDTH, HEIGHT);
    int width = WIDTH * enlarged;
    int[] pixels = new int[width * HEIGHT * enlarged];
    for (int i = 0; i < pixels.length; i++) {
      int gray = luma[i / width / enlarged * WIDTH + i % width / enlarged] & 0xff;
      pixels[i] = Color.rgb(gray, gray, gray);
    }
    Bitmap bitmap = Bitmap.createBitmap(pixels, width, HEIGHT * enlarged, Bitmap.Config.ARGB_8888);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertTrue(BackgroundThread.get(() -> bitmap.compress(Bitmap.CompressFormat.JPEG, 90, out)));
    return out.toByteArray();
  }

  @Test
  public void picture_ofAPage_isReadAndClosed() {
    FakeCameraImage image = FakeCameraImage.jpeg(file(1), WIDTH, HEIGHT);
    taking.onCaptureSuccess(image.image());
    assertEquals(TestScenes.PUZZLE, watcher.seen.get(0).taken().get().givens());
    assertEquals(1, image.closings());
    assertEquals(0, watcher.missed);
  }

  @Test
  public void picture_thatLies_isTurned() {
    FakeCameraImage image = FakeCameraImage.jpeg(file(1), WIDTH, HEIGHT).turned(270);
    taking.onCaptureSuccess(image.image());
    assertEquals(TestScenes.PUZZLE, watcher.seen.get(0).taken().get().givens());
  }

  @Test
  public void picture_large_isDecodedSmallerAndCutLikewise() {
    FakeCameraImage image =
        FakeCameraImage.jpeg(file(3), 3 * WIDTH, 3 * HEIGHT)
            .seen(new Rect(60, 0, 3 * WIDTH - 60, 3 * HEIGHT));
    taking.onCaptureSuccess(image.image());
    assertEquals(TestScenes.PUZZLE, watcher.seen.get(0).taken().get().givens());
    assertEquals(List.of((3 * WIDTH - 120) / 2), watcher.widths);
  }

  @Test
  public void picture_broken_isMissedAndClosed() {
    FakeCameraImage image = FakeCameraImage.jpeg(new byte[] {1, 2, 3}, WIDTH, HEIGHT);
    taking.onCaptureSuccess(image.image());
    assertEquals(1, watcher.missed);
    assertEquals(1, image.closings());
  }

  @Test
  public void picture_memoryDoesNotSuffice_isMissedAndClosed() {
    FakeCameraImage image =
        FakeCameraImage.jpeg(file(1), WIDTH, HEIGHT)
            .lookedAt(
                () -> {
                  throw new OutOfMemoryError("for this test");
                });
    taking.onCaptureSuccess(image.image());
    assertEquals(1, watcher.missed);
    assertEquals(1, image.closings());
  }

  @Test
  public void picture_thatFails_isMissedClosedAndLogged() {
    FakeCameraImage image =
        FakeCameraImage.jpeg(file(1), WIDTH, HEIGHT)
            .lookedAt(
                () -> {
                  throw new IllegalStateException("for this test");
                });
    try (LoggedFailures failures = new LoggedFailures()) {
      taking.onCaptureSuccess(image.image());
      assertEquals(List.of("taking over a picture failed"), failures.logged());
    }
    assertEquals(1, watcher.missed);
    assertEquals(1, image.closings());
  }

  @Test
  public void picture_thatCouldNotBeTaken_isMissed() {
    taking.onError(new ImageCaptureException(0, "no picture", null));
    assertEquals(1, watcher.missed);
  }
}
