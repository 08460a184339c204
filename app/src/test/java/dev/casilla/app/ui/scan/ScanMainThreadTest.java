package dev.casilla.app.ui.scan;

import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.os.Looper;
import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.ViewModelStore;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.databinding.ScanScreenBinding;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.FrameResult.Answer;
import dev.casilla.app.testing.Benchmarks;
import dev.casilla.app.testing.device.RecordedDrawing;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Solver;
import dev.casilla.testing.CpuTime;
import java.util.Optional;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The time that a frame takes on the main thread, which does not read it. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
@Category(Benchmarks.class)
public final class ScanMainThreadTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;
  private static final double MOST_MILLIS = 8;

  private final byte[] page =
      new NewspaperPage(TestScenes.PUZZLE, 7).photograph(CameraPose.above(64), WIDTH, HEIGHT);
  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();

  @Test
  public void frame_withSolutionShown_costsLessThanHalfAFrame() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(
          activity -> {
            ScanViewModel model = new ViewModelProvider(activity).get(ScanViewModel.class);
            model.camera(CameraStatus.RUNNING);
            model.peek(true);
            double millis =
                CpuTime.millis(
                    () -> {
                      look();
                      shadowOf(Looper.getMainLooper()).idle();
                    });
            System.out.printf("main thread, scan, frame: %.2f ms%n", millis);
            assertTrue(model.state().getValue().view().answer().isPresent());
            assertTrue(millis + " ms", millis < MOST_MILLIS);
          });
    }
  }

  /** Draws everything that the overlay can show. */
  @Test
  public void outline_drawnWithSolution_costsLessThanHalfAFrame() {
    ScanOverlayView view = new ScanOverlayView(application);
    view.layout(0, 0, 1080, 2280);
    Quad puzzle =
        new Quad(
            new Point(90, 600), new Point(980, 640), new Point(1010, 1560), new Point(60, 1500));
    FrameResult seen =
        FrameResult.grid(Optional.of(puzzle))
            .with(new Answer(TestScenes.PUZZLE, new Solver().solve(TestScenes.PUZZLE).get()));
    RecordedDrawing picture = new RecordedDrawing(view);
    check(
        "outline drawn",
        () -> {
          view.show(ScanUiState.View.of(seen, seen.guidance()));
          picture.again();
        });
  }

  /**
   * From onCreate to the first picture. Its views are made by the system from a layout, and its
   * window takes what every window takes: that is not ours to bound.
   */
  @Test
  public void opening_ourOwnPart_costsLessThanHalfAFrame() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(
          activity -> {
            double millis = CpuTime.millis(() -> inflate(activity), views -> show(activity, views));
            check("our part of opening", millis);
          });
    }
  }

  /** Pending work of earlier views, such as animations, would keep them in memory. */
  private static ScanScreenBinding inflate(ScanActivity activity) {
    shadowOf(Looper.getMainLooper()).idle();
    return ScanScreenBinding.inflate(activity.getLayoutInflater());
  }

  private void show(ScanActivity activity, ScanScreenBinding views) {
    ScanViewModel model =
        new ViewModelProvider(
                new ViewModelStore(),
                application.viewModelFactory(),
                activity.getDefaultViewModelCreationExtras())
            .get(ScanViewModel.class);
    ScanCamera camera = application.scanCamera(activity, model);
    ScanScreen screen = new ScanScreen(views, model, camera);
    model.begin(true);
    screen.show(model.state().getValue());
    layOut(activity, views.getRoot());
    new RecordedDrawing(views.getRoot()).again();
  }

  private static void layOut(ScanActivity activity, View root) {
    View window = activity.getWindow().getDecorView();
    root.measure(
        View.MeasureSpec.makeMeasureSpec(window.getWidth(), View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(window.getHeight(), View.MeasureSpec.EXACTLY));
    root.layout(0, 0, window.getWidth(), window.getHeight());
  }

  private static void check(String name, Runnable work) {
    check(name, CpuTime.millis(work));
  }

  private static void check(String name, double millis) {
    System.out.printf("main thread, scan, %s: %.2f ms%n", name, millis);
    assertTrue(name + ": " + millis + " ms", millis < MOST_MILLIS);
  }

  private void look() {
    application.camera().pass(FakeFrame.upright(page, WIDTH, HEIGHT));
  }
}
