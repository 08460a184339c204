package dev.casilla.app.ui.scan.camera;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Matrix;
import android.graphics.Rect;
import android.util.Size;
import androidx.camera.core.ImageAnalysis;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.ReviewedPuzzle;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Reading CameraX's images, and mapping the outline to the preview. */
@RunWith(AndroidJUnit4.class)
public final class CameraImageAnalyzerTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;
  private static final Size VIEW = new Size(1080, 2160);
  private static final CameraPose POSE = CameraPose.above(60);
  private static final NewspaperPage PAGE = new NewspaperPage(TestScenes.PUZZLE, 7);

  private final FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());
  private final Watcher watcher = new Watcher();

  private final class Watcher implements Frame.Listener {
    private Optional<FrameResult> seen = Optional.empty();

    @Override
    public void onFrame(Frame frame) {
      seen = Optional.of(analyzer.analyze(frame, ScanMode.READ));
    }

    @Override
    public void onPicture(Frame picture) {
      seen = Optional.of(analyzer.take(picture));
    }

    @Override
    public void onNoPicture() {
      throw new AssertionError("no picture was asked for");
    }
  }

  /** The upright page in a frame with this rotation. */
  private static byte[] lying(int rotation) {
    byte[] upright = PAGE.photograph(POSE, WIDTH, HEIGHT);
    byte[] lying = new byte[upright.length];
    int width = rotation % 180 == 0 ? WIDTH : HEIGHT;
    for (int i = 0; i < upright.length; i++) {
      int x = i % WIDTH;
      int y = i / WIDTH;
      int at =
          switch (rotation) {
            case 90 -> (WIDTH - 1 - x) * width + y;
            case 180 -> (HEIGHT - 1 - y) * width + WIDTH - 1 - x;
            case 270 -> x * width + HEIGHT - 1 - y;
            default -> i;
          };
      lying[at] = upright[i];
    }
    return lying;
  }

  private CameraImageAnalyzer analysis() {
    return new CameraImageAnalyzer(watcher);
  }

  @Test
  public void analyze_anyLayout_readsThePage() {
    for (int rotation : new int[] {0, 90, 180, 270}) {
      for (int pixelStride = 1; pixelStride <= 2; pixelStride++) {
        int width = rotation % 180 == 0 ? WIDTH : HEIGHT;
        FakeCameraImage image =
            FakeCameraImage.yuv(lying(rotation), width, pixelStride, 48 * pixelStride)
                .turned(rotation);
        watcher.onPicture(new CameraImageAnalyzer.CameraFrame(image.image(), null));
        assertEquals(TestScenes.PUZZLE, watcher.seen.get().taken().get().givens());
        assertEquals(1, image.closings());
      }
    }
  }

  @Test
  public void analyze_beforeTheViewIsKnown_readsWithoutOutline() {
    CameraImageAnalyzer analysis = analysis();
    for (int i = 0; i < 3; i++) {
      analysis.analyze(FakeCameraImage.yuv(lying(90), HEIGHT, 1, 0).turned(90).image());
      assertFalse(watcher.seen.get().outline().isPresent());
    }
    assertEquals(TestScenes.PUZZLE, watcher.seen.get().taken().get().givens());
  }

  /**
   * What is expected is worked out from the definition: turn the visible part upright, mirror it if
   * the camera looks at the person, make it fill the view, cut off evenly what is too much.
   */
  @Test
  public void analyze_anySensor_outlineIsWhereTheViewShowsThePage() {
    Rect whole = new Rect(0, 0, WIDTH, HEIGHT);
    Rect part = new Rect(20, 90, WIDTH - 50, HEIGHT - 30);
    for (int rotation : new int[] {0, 90, 180, 270}) {
      for (Rect upright : new Rect[] {whole, part}) {
        assertShown(rotation, upright, false);
        assertShown(rotation, upright, true);
      }
    }
  }

  private void assertShown(int rotation, Rect upright, boolean isMirrored) {
    Rect crop = inFrame(upright, rotation);
    Matrix fromSensor = new Matrix();
    fromSensor.setTranslate(-100, -200);
    fromSensor.postScale(0.5f, 0.5f);
    Matrix sensorToView = new Matrix(fromSensor);
    sensorToView.postTranslate(-crop.exactCenterX(), -crop.exactCenterY());
    sensorToView.postRotate(rotation);
    float scale =
        Math.max(1f * VIEW.getWidth() / upright.width(), 1f * VIEW.getHeight() / upright.height());
    sensorToView.postScale(isMirrored ? -scale : scale, scale);
    sensorToView.postTranslate(VIEW.getWidth() / 2f, VIEW.getHeight() / 2f);
    CameraImageAnalyzer analysis = analysis();
    analysis.updateTransform(sensorToView);
    int width = rotation % 180 == 0 ? WIDTH : HEIGHT;
    analyzer.reset(ReviewedPuzzle.NOTHING);
    analysis.analyze(
        FakeCameraImage.yuv(lying(rotation), width, 1, 0)
            .turned(rotation)
            .seen(crop)
            .cutFromSensor(fromSensor)
            .image());
    String name = rotation + " " + upright + (isMirrored ? " mirrored" : "");
    List<Point> corners = NewspaperPage.corners(POSE, WIDTH, HEIGHT);
    Quad outline = watcher.seen.get().outline().get();
    assertShown(name, corners.get(0), outline.topLeft(), upright, scale, isMirrored);
    assertShown(name, corners.get(1), outline.topRight(), upright, scale, isMirrored);
    assertShown(name, corners.get(2), outline.bottomRight(), upright, scale, isMirrored);
    assertShown(name, corners.get(3), outline.bottomLeft(), upright, scale, isMirrored);
  }

  private static void assertShown(
      String name, Point corner, Point seen, Rect upright, double scale, boolean isMirrored) {
    double x = isMirrored ? upright.right - corner.x() : corner.x() - upright.left;
    double y = corner.y() - upright.top;
    assertEquals(name, x * scale - (upright.width() * scale - VIEW.getWidth()) / 2, seen.x(), 5);
    assertEquals(name, y * scale - (upright.height() * scale - VIEW.getHeight()) / 2, seen.y(), 5);
  }

  /** The position of a part of the upright page in a frame with this rotation. */
  private static Rect inFrame(Rect upright, int rotation) {
    return switch (rotation) {
      case 90 -> new Rect(upright.top, WIDTH - upright.right, upright.bottom, WIDTH - upright.left);
      case 180 ->
          new Rect(
              WIDTH - upright.right,
              HEIGHT - upright.bottom,
              WIDTH - upright.left,
              HEIGHT - upright.top);
      case 270 ->
          new Rect(HEIGHT - upright.bottom, upright.left, HEIGHT - upright.top, upright.right);
      default -> upright;
    };
  }

  /** The view is twice as large as the sensor, whose image was cropped and scaled down by 2. */
  @Test
  public void analyze_viewKnown_outlineGoesThroughTheSensor() {
    Matrix fromSensor = new Matrix();
    fromSensor.setTranslate(-100, -200);
    fromSensor.postScale(0.5f, 0.5f);
    Matrix sensorToView = new Matrix();
    sensorToView.setTranslate(-100, -200);
    CameraImageAnalyzer analysis = analysis();
    analysis.updateTransform(sensorToView);
    analysis.analyze(FakeCameraImage.yuv(lying(0), WIDTH, 1, 0).cutFromSensor(fromSensor).image());
    assertOutline(2);
    assertEquals(
        ImageAnalysis.COORDINATE_SYSTEM_VIEW_REFERENCED, analysis.getTargetCoordinateSystem());
  }

  @Test
  public void analyze_viewForgotten_hasNoOutline() {
    CameraImageAnalyzer analysis = analysis();
    analysis.updateTransform(new Matrix());
    analysis.updateTransform(null);
    analysis.analyze(FakeCameraImage.yuv(lying(0), WIDTH, 1, 0).image());
    assertFalse(watcher.seen.get().outline().isPresent());
  }

  /** Only the visible part is read. */
  @Test
  public void analyze_partCutOff_readsWhatIsSeen() {
    FakeCameraImage whole = FakeCameraImage.yuv(lying(0), WIDTH, 1, 0);
    FakeCameraImage part =
        FakeCameraImage.yuv(lying(0), WIDTH, 1, 0).seen(new Rect(0, 0, WIDTH, HEIGHT / 2));
    CameraImageAnalyzer analysis = analysis();
    analysis.updateTransform(new Matrix());
    analysis.analyze(whole.image());
    assertTrue(watcher.seen.get().outline().isPresent());
    analysis.analyze(part.image());
    assertFalse(watcher.seen.get().outline().isPresent());
    assertEquals(1, whole.closings());
    assertEquals(1, part.closings());
  }

  @Test
  public void analyze_truncatedImage_isClosed() {
    FakeCameraImage image =
        FakeCameraImage.yuv(new byte[WIDTH], WIDTH, 1, 0).seen(new Rect(0, 0, WIDTH, HEIGHT));
    CameraImageAnalyzer analysis = analysis();
    analysis.updateTransform(new Matrix());
    analysis.analyze(image.image());
    assertFalse(watcher.seen.get().outline().isPresent());
    assertEquals(1, image.closings());
  }

  private void assertOutline(double scale) {
    List<Point> corners = NewspaperPage.corners(POSE, WIDTH, HEIGHT);
    Quad outline = watcher.seen.get().outline().get();
    assertEquals(scale * corners.get(0).x(), outline.topLeft().x(), 5);
    assertEquals(scale * corners.get(0).y(), outline.topLeft().y(), 5);
    assertEquals(scale * corners.get(2).x(), outline.bottomRight().x(), 5);
    assertEquals(scale * corners.get(2).y(), outline.bottomRight().y(), 5);
  }
}
