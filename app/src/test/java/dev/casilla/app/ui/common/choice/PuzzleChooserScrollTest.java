package dev.casilla.app.ui.common.choice;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.core.widget.NestedScrollView;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * A photo on a page that scrolls: a drag is the photo's if there is more of it, else the page's.
 */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "mdpi")
public final class PuzzleChooserScrollTest {
  private static final int WIDTH = 400;
  private static final int HEIGHT = 500;

  private final Context context =
      new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
  private final PuzzleChooserView view = new PuzzleChooserView(context);
  private final NestedScrollView page = new NestedScrollView(context);

  /** The page intercepts first. */
  @Test
  public void panorama_high_isDraggedAndNotThePage() {
    show(100, 2_000);
    dragUp();
    assertTrue(view.getScrollY() > 0);
    assertEquals(0, page.getScrollY());
  }

  @Test
  public void photo_usual_isDraggedWithThePage() {
    show(300, 400);
    dragUp();
    assertEquals(0, view.getScrollY());
    assertTrue(page.getScrollY() > 0);
  }

  private void show(int width, int height) {
    LinearLayout all = new LinearLayout(context);
    all.setOrientation(LinearLayout.VERTICAL);
    all.addView(view, new LinearLayout.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, 300));
    all.addView(new View(context), new LinearLayout.LayoutParams(WIDTH, 4 * HEIGHT));
    page.addView(all);
    Quad puzzle = new Quad(new Point(9, 9), new Point(90, 9), new Point(90, 90), new Point(9, 90));
    view.show(
        new PhotoResult.Found(
            new GrayPhoto(new byte[width * height], width, height),
            List.of(new PhotoResult.Puzzle(puzzle, DraftSamples.clear())),
            false));
    page.measure(
        View.MeasureSpec.makeMeasureSpec(WIDTH, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(HEIGHT, View.MeasureSpec.EXACTLY));
    page.layout(0, 0, WIDTH, HEIGHT);
  }

  /** In small steps, from within the photo. */
  private void dragUp() {
    touch(MotionEvent.ACTION_DOWN, 0, 200);
    for (int i = 1; i <= 75; i++) {
      touch(MotionEvent.ACTION_MOVE, 4 * i, 200 - 2 * i);
    }
    touch(MotionEvent.ACTION_UP, 301, 50);
  }

  private void touch(int action, int millis, float y) {
    MotionEvent event = MotionEvent.obtain(0, millis, action, 40, y, 0);
    page.dispatchTouchEvent(event);
    event.recycle();
  }
}
