package dev.casilla.app.ui.common.choice;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.view.MotionEvent;
import android.view.View;
import android.widget.FrameLayout;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Choosing puzzles in the picture. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "mdpi")
public final class PuzzleChooserViewTest {
  private static final int WIDTH = 400;
  private static final int HEIGHT = 300;
  private static final int SECOND = 1 << MotionEvent.ACTION_POINTER_INDEX_SHIFT;

  private final List<Integer> chosen = new ArrayList<>();
  private final Context context =
      new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
  private final PuzzleChooserView view = new PuzzleChooserView(context);
  private final Page page = new Page(context);

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

  /** A second quick tap is a tap, not a double tap. */
  @Test
  public void tap_soonAfterAMiss_choosesWhatItHits() {
    show();
    touch(0, MotionEvent.ACTION_DOWN, 0, 74, 10);
    touch(0, MotionEvent.ACTION_UP, 1, 74, 10);
    assertEquals(List.of(), chosen);
    touch(100, MotionEvent.ACTION_DOWN, 100, 74, 60);
    touch(100, MotionEvent.ACTION_UP, 101, 74, 60);
    assertEquals(List.of(0), chosen);
  }

  /** Every shade, black and white among them. */
  @Test
  public void photo_drawn_isAsBrightAsItIs() {
    int side = 256;
    byte[] shades = new byte[side * side];
    for (int i = 0; i < shades.length; i++) {
      shades[i] = (byte) (i % side);
    }
    Quad small = new Quad(new Point(9, 9), new Point(30, 9), new Point(30, 30), new Point(9, 30));
    view.show(
        new PhotoResult.Found(
            new GrayPhoto(shades, side, side),
            List.of(new PhotoResult.Puzzle(small, DraftSamples.clear())),
            false));
    view.measure(
        View.MeasureSpec.makeMeasureSpec(side, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(side, View.MeasureSpec.EXACTLY));
    view.layout(0, 0, side, side);
    Bitmap drawn = Bitmap.createBitmap(side, side, Bitmap.Config.ARGB_8888);
    drawn.eraseColor(Color.MAGENTA);
    view.draw(new Canvas(drawn));
    for (int shade = 0; shade < side; shade++) {
      assertEquals(Color.rgb(shade, shade, shade), drawn.getPixel(shade, side / 2));
    }
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

  /** A panorama is not scaled down so far that nothing can be tapped. */
  @Test
  public void panorama_wide_isBroadEnoughAndDraggedAlong() {
    showPanorama(2_000, 100);
    assertEquals(WIDTH, view.getWidth());
    assertEquals(96, view.getHeight());
    tap(WIDTH - 40, 48);
    assertEquals("nothing there yet", List.of(), chosen);
    drag(-2_000, 0);
    assertFalse(view.canScrollHorizontally(1));
    tap(WIDTH - 40, 48);
    assertEquals(List.of(0), chosen);
    drag(500, 0);
    tap(WIDTH - 40, 48);
    assertEquals("dragged back", List.of(0), chosen);
  }

  @Test
  public void panorama_high_isBroadEnoughAndDraggedAlong() {
    showPanorama(100, 2_000);
    assertEquals(96, view.getWidth());
    assertEquals(HEIGHT, view.getHeight());
    drag(0, -2_000);
    assertFalse(view.canScrollVertically(1));
    tap(48, HEIGHT - 40);
    assertEquals(List.of(0), chosen);
  }

  /** A drag scrolls the photo only if it has more to show; otherwise the page. */
  @Test
  public void panorama_draggedAcross_leavesThatToThePage() {
    showPanorama(2_000, 100);
    drag(0, -200);
    assertEquals(0, view.getScrollX());
    assertEquals(0, view.getScrollY());
    assertFalse(page.isKept);
    drag(-200, 0);
    assertTrue(page.isKept);
  }

  /** Slow drags add up. */
  @Test
  public void panorama_draggedSlowlyWithAShakyHand_followsTheFinger() {
    showPanorama(2_000, 100);
    touch(MotionEvent.ACTION_DOWN, 0, 300, 40);
    for (int i = 1; i <= 400; i++) {
      touch(MotionEvent.ACTION_MOVE, i, 300 - 0.4f * i, i > 200 && i % 2 == 0 ? 44 : 40);
    }
    touch(MotionEvent.ACTION_UP, 401, 140, 40);
    assertEquals(160, view.getScrollX(), 1);
    assertTrue(page.isKept);
  }

  /** The fingers that stay are elsewhere, and the photo is not. */
  @Test
  public void panorama_firstOfTwoFingersLifted_staysWhereItIs() {
    showPanorama(2_000, 100);
    touch(MotionEvent.ACTION_DOWN, 0, 300, 40);
    touch(MotionEvent.ACTION_MOVE, 10, 200, 40);
    assertEquals(100, view.getScrollX());
    touchWithTwo(MotionEvent.ACTION_POINTER_DOWN | SECOND, 20, 200, 50);
    touchWithTwo(MotionEvent.ACTION_POINTER_UP, 30, 200, 50);
    touch(MotionEvent.ACTION_MOVE, 40, 50, 40);
    assertEquals("the second one alone", 100, view.getScrollX(), 1);
    touch(MotionEvent.ACTION_MOVE, 50, 20, 40);
    assertEquals(130, view.getScrollX(), 1);
  }

  @Test
  public void panorama_measuredAnew_staysWithinThePhoto() {
    showPanorama(2_000, 100);
    drag(-2_000, 0);
    assertEquals(1_920 - WIDTH, view.getScrollX(), 100);
    measure(2 * WIDTH);
    assertFalse(view.canScrollHorizontally(1));
    assertEquals(2 * WIDTH, view.getWidth());
    assertTrue(view.canScrollHorizontally(-1));
    tap(2 * WIDTH - 40, 48);
    assertEquals(List.of(0), chosen);
  }

  @Test
  public void bring_puzzleOutOfSight_showsIt() {
    showPanorama(2_000, 100);
    view.bring(0);
    assertFalse(view.canScrollHorizontally(1));
  }

  @Test
  public void photo_usual_isSeenWhole() {
    showPanorama(300, 400);
    assertEquals(HEIGHT, view.getHeight());
    assertEquals(HEIGHT * 3 / 4, view.getWidth());
    drag(-200, -200);
    assertEquals(0, view.getScrollX() + view.getScrollY());
  }

  /** Its only puzzle is at its far end. */
  private void showPanorama(int width, int height) {
    page.addView(view);
    Quad last =
        new Quad(
            new Point(width - 90, height - 90),
            new Point(width - 10, height - 90),
            new Point(width - 10, height - 10),
            new Point(width - 90, height - 10));
    view.onChosen(chosen::add);
    view.show(
        new PhotoResult.Found(
            new GrayPhoto(new byte[width * height], width, height),
            List.of(new PhotoResult.Puzzle(last, DraftSamples.clear())),
            false));
    measure(WIDTH);
  }

  private void measure(int width) {
    view.measure(
        View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.AT_MOST),
        View.MeasureSpec.makeMeasureSpec(HEIGHT, View.MeasureSpec.AT_MOST));
    view.layout(0, 0, view.getMeasuredWidth(), view.getMeasuredHeight());
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
        new PhotoResult.Found(
            photo,
            List.of(
                new PhotoResult.Puzzle(left, DraftSamples.clear()),
                new PhotoResult.Puzzle(tilted, DraftSamples.clear())),
            false));
    view.measure(
        View.MeasureSpec.makeMeasureSpec(WIDTH, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
    view.layout(0, 0, view.getMeasuredWidth(), view.getMeasuredHeight());
    assertEquals(200, view.getHeight());
  }

  private void tap(float x, float y) {
    touch(MotionEvent.ACTION_DOWN, 0, x, y);
    touch(MotionEvent.ACTION_UP, 1, x, y);
  }

  /** In small steps, as a finger. */
  private void drag(float distanceX, float distanceY) {
    int steps = 200;
    touch(MotionEvent.ACTION_DOWN, 0, 0, 0);
    for (int i = 1; i <= steps; i++) {
      touch(MotionEvent.ACTION_MOVE, i, distanceX * i / steps, distanceY * i / steps);
    }
    touch(MotionEvent.ACTION_UP, steps + 1, distanceX, distanceY);
  }

  private void touch(int action, int millis, float x, float y) {
    touch(0, action, millis, x, y);
  }

  private void touch(int down, int action, int millis, float x, float y) {
    MotionEvent event = MotionEvent.obtain(down, millis, action, x, y, 0);
    view.onTouchEvent(event);
    event.recycle();
  }

  /** Two fingers, side by side. */
  private void touchWithTwo(int action, int millis, float firstX, float secondX) {
    MotionEvent.PointerProperties[] fingers = new MotionEvent.PointerProperties[2];
    MotionEvent.PointerCoords[] places = new MotionEvent.PointerCoords[2];
    for (int i = 0; i < fingers.length; i++) {
      fingers[i] = new MotionEvent.PointerProperties();
      fingers[i].id = i;
      places[i] = new MotionEvent.PointerCoords();
      places[i].x = i == 0 ? firstX : secondX;
      places[i].y = 40;
    }
    MotionEvent event =
        MotionEvent.obtain(
            0, millis, action, fingers.length, fingers, places, 0, 0, 1, 1, 0, 0, 0, 0);
    view.onTouchEvent(event);
    event.recycle();
  }

  /** Would scroll. */
  private static final class Page extends FrameLayout {
    boolean isKept;

    Page(Context context) {
      super(context);
    }

    @Override
    public void requestDisallowInterceptTouchEvent(boolean isDisallowed) {
      isKept = isDisallowed;
    }
  }
}
