package dev.casilla.app.photo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import android.view.MotionEvent;
import android.view.View;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.review.DraftSamples;
import dev.casilla.reader.vision.Point;
import dev.casilla.reader.vision.Quad;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Of several puzzles in a photo, the one that is tapped is meant. */
@RunWith(AndroidJUnit4.class)
public final class PuzzlesViewTest {
  private static final int WIDTH = 400;

  private final List<Integer> chosen = new ArrayList<>();
  private final PuzzlesView view =
      new PuzzlesView(
          new ContextThemeWrapper(
              ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla));

  @Test
  public void tap_inAPuzzle_choosesIt() {
    show();
    tap(70, 100);
    tap(300, 100);
    assertEquals(List.of(0, 1), chosen);
  }

  /** The second one is tilted: what is near its corner is beside it. */
  @Test
  public void tap_besideThePuzzles_choosesNothing() {
    show();
    tap(200, 100);
    tap(222, 44);
    assertEquals(List.of(), chosen);
  }

  @Test
  public void clear_afterShowing_keepsNothing() {
    show();
    view.clear();
    assertFalse(view.isShowing());
    tap(70, 100);
    assertEquals(List.of(), chosen);
    view.measure(
        View.MeasureSpec.makeMeasureSpec(WIDTH, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
    assertEquals(0, view.getMeasuredHeight());
  }

  /** The photo is half as wide as the view. */
  private void show() {
    GrayPhoto photo = new GrayPhoto(new byte[200 * 100], 200, 100);
    Quad left =
        new Quad(new Point(10, 20), new Point(80, 20), new Point(80, 80), new Point(10, 80));
    Quad tilted =
        new Quad(new Point(150, 20), new Point(190, 50), new Point(150, 80), new Point(110, 50));
    view.onChosen(chosen::add);
    view.show(
        new PhotoOutcome.Found(
            photo,
            List.of(
                new PhotoOutcome.Puzzle(left, DraftSamples.clear()),
                new PhotoOutcome.Puzzle(tilted, DraftSamples.clear())),
            false));
    view.measure(
        View.MeasureSpec.makeMeasureSpec(WIDTH, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
    view.layout(0, 0, view.getMeasuredWidth(), view.getMeasuredHeight());
    assertEquals(200, view.getHeight());
  }

  private void tap(float x, float y) {
    MotionEvent up = MotionEvent.obtain(0, 0, MotionEvent.ACTION_UP, x, y, 0);
    view.onTouchEvent(up);
    up.recycle();
  }
}
