package dev.casilla.app.ui.photo;

import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.os.Looper;
import android.view.ContextThemeWrapper;
import android.view.View;
import androidx.lifecycle.SavedStateHandle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.databinding.PhotoScreenBinding;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.app.reading.photo.PhotoReader;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.app.testing.Benchmarks;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.app.testing.device.RecordedDrawing;
import dev.casilla.app.ui.common.choice.PuzzleChooserView;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.testing.CpuTime;
import java.util.Collections;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;

/** The time that the photo screen takes on the main thread, which does not read photos. */
@RunWith(AndroidJUnit4.class)
@Category(Benchmarks.class)
public final class PhotoMainThreadTest {
  private static final double MOST_MILLIS = 8;

  /** The largest size of a photo to choose from. */
  private static final int SIDE = 1024;

  private final PuzzleChooserView view =
      new PuzzleChooserView(
          new ContextThemeWrapper(
              ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla));

  /**
   * From onCreate to the first picture, with several puzzles to choose from, which is the most
   * there is to show. Its views are made by the system from a layout, and its window takes what
   * every window takes: that is not ours to bound.
   */
  @Test
  public void opening_ourOwnPart_costsLessThanHalfAFrame() {
    try (ActivityScenario<PhotoActivity> screen = ActivityScenario.launch(PhotoActivity.class)) {
      screen.onActivity(
          activity -> {
            View window = activity.getWindow().getDecorView();
            double millis =
                CpuTime.millis(
                    () -> new Brought(inflate(activity), found()),
                    brought -> show(brought.views(), brought.found(), window));
            System.out.printf("main thread, photo, our part of opening: %.2f ms%n", millis);
            assertTrue(millis + " ms", millis < MOST_MILLIS);
          });
    }
  }

  /** The views, and the result of the reader. */
  private record Brought(PhotoScreenBinding views, PhotoResult.Found found) {}

  /** Pending work of earlier views, such as animations, would keep them in memory. */
  private static PhotoScreenBinding inflate(PhotoActivity activity) {
    shadowOf(Looper.getMainLooper()).idle();
    return PhotoScreenBinding.inflate(activity.getLayoutInflater());
  }

  private static void show(PhotoScreenBinding views, PhotoResult.Found found, View window) {
    Executor later = work -> {};
    PhotoViewModel model =
        new PhotoViewModel(
            new SavedStateHandle(),
            new PhotoViewModelFixture.FakeAlbum(),
            () -> new PhotoReader(new PuzzleReader(), Optional.empty(), Origin.PHOTO),
            TestExecutors.of(later, later, later),
            () -> 0);
    PhotoScreen screen = new PhotoScreen(views, model);
    screen.show(new PhotoUiState.Several(found));
    View root = views.getRoot();
    root.measure(
        View.MeasureSpec.makeMeasureSpec(window.getWidth(), View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(window.getHeight(), View.MeasureSpec.EXACTLY));
    root.layout(0, 0, window.getWidth(), window.getHeight());
    new RecordedDrawing(root).again();
  }

  @Test
  public void photo_shownToChooseFrom_costsLessThanHalfAFrame() {
    double millis = CpuTime.millis(PhotoMainThreadTest::found, view::show);
    System.out.printf("main thread, photo, shown: %.2f ms%n", millis);
    assertTrue(millis + " ms", millis < MOST_MILLIS);
  }

  @Test
  public void photo_drawn_costsLessThanHalfAFrame() {
    view.show(found());
    int exactly = View.MeasureSpec.makeMeasureSpec(SIDE, View.MeasureSpec.EXACTLY);
    view.measure(exactly, exactly);
    view.layout(0, 0, SIDE, SIDE);
    Canvas canvas = new Canvas(Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888));
    double millis = CpuTime.millis(() -> view.draw(canvas));
    System.out.printf("main thread, photo, drawn: %.2f ms%n", millis);
    assertTrue(millis + " ms", millis < MOST_MILLIS);
  }

  /** A new object each time, because an equal one changes nothing. */
  private static PhotoResult.Found found() {
    Quad quad = new Quad(new Point(9, 9), new Point(90, 9), new Point(90, 90), new Point(9, 90));
    return new PhotoResult.Found(
        new GrayPhoto(new byte[SIDE * SIDE], SIDE, SIDE),
        Collections.nCopies(6, new PhotoResult.Puzzle(quad, DraftSamples.clear())),
        true);
  }
}
