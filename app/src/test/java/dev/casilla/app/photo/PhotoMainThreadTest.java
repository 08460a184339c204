package dev.casilla.app.photo;

import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.ContextThemeWrapper;
import android.view.View;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.review.DraftSamples;
import dev.casilla.reader.vision.Point;
import dev.casilla.reader.vision.Quad;
import dev.casilla.testing.CpuTime;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What choosing from a photo costs the main thread: it is read elsewhere. */
@RunWith(AndroidJUnit4.class)
public final class PhotoMainThreadTest {
  private static final double MOST_MILLIS = 8;

  /** As large as a photo to choose from can be. */
  private static final int SIDE = 1024;

  private final PuzzlesView view =
      new PuzzlesView(
          new ContextThemeWrapper(
              ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla));

  @Test
  public void photo_shownToChooseFrom_costsLessThanHalfAFrame() {
    double millis = CpuTime.millis(() -> view.show(found()));
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

  /** Another one each time, or there would be nothing to do. */
  private static PhotoOutcome.Found found() {
    Quad quad = new Quad(new Point(9, 9), new Point(90, 9), new Point(90, 90), new Point(9, 90));
    return new PhotoOutcome.Found(
        new GrayPhoto(new byte[SIDE * SIDE], SIDE, SIDE),
        List.of(new PhotoOutcome.Puzzle(quad, DraftSamples.clear())));
  }
}
