package dev.casilla.app.ui.review;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.res.Resources;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.slider.Slider;
import dev.casilla.app.R;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.testing.device.ScreenLifecycle.Interruption;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import java.util.Objects;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The slider uncovers the photo over the board. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w360dp-h720dp-port-mdpi")
public final class ReviewPhotoSliderTest {
  private final ScreenLifecycle<ReviewActivity> screen =
      ScreenLifecycle.open(
          ReviewActivity.class,
          ReviewActivity.intent(
              ApplicationProvider.getApplicationContext(), DraftSamples.doubtful()));

  @After
  public void close() {
    screen.close();
  }

  /** Photo and board are both visible at first. */
  @Test
  public void photo_laidOverTheBoard_showsBoth() {
    assertFalse(isPhotoAt(0.2f) || isPhotoAt(0.8f));
    tapPhoto();
    assertTrue(isPhotoAt(0.2f) && isPhotoAt(0.5f));
    assertFalse(isPhotoAt(0.6f) || isPhotoAt(0.8f));
  }

  @Test
  public void slider_dragged_showsThePhotoUpToThere() {
    tapPhoto();
    drag(0.75f);
    assertEquals(75, slider().getValue(), 0);
    assertTrue(isPhotoAt(0.7f) && !isPhotoAt(0.8f));
    drag(0);
    assertTrue(!isPhotoAt(0.2f) && !isPhotoAt(0.8f));
    drag(1);
    assertTrue(isPhotoAt(0.2f) && isPhotoAt(0.8f));
  }

  /** The photo returns half uncovered. */
  @Test
  public void photo_laidThereAgain_showsBothAgain() {
    tapPhoto();
    drag(0);
    tapPhoto();
    assertFalse(isPhotoAt(0.2f));
    tapPhoto();
    assertTrue(isPhotoAt(0.2f) && !isPhotoAt(0.8f));
  }

  /** In right-to-left layouts, slider and photo start on the right. */
  @Test
  @Config(qualifiers = "ar-rXB-ldrtl-w360dp-h720dp-port-mdpi")
  public void slider_mirrored_takesThePhotoAlong() {
    tapPhoto();
    assertTrue(isPhotoAt(0.8f) && !isPhotoAt(0.2f));
    drag(0.75f);
    assertTrue(isPhotoAt(0.3f) && !isPhotoAt(0.2f));
  }

  @Test
  public void photo_slid_staysSoHoweverInterrupted() {
    tapPhoto();
    drag(0.25f);
    for (Interruption interruption : Interruption.values()) {
      screen.interrupt(interruption);
      layOut();
      String name = interruption.name();
      assertEquals(name, new PhotoOverlay(true, 25), shown().photo());
      assertEquals(name, 25, slider().getValue(), 0);
      assertTrue(name, isPhotoAt(0.2f) && !isPhotoAt(0.3f));
    }
    tapPhoto();
    for (Interruption interruption : Interruption.values()) {
      screen.interrupt(interruption);
      layOut();
      assertFalse(interruption.name(), shown().photo().isShown());
    }
  }

  @Test
  public void slider_movedByScreenReader_announcesItsValue() {
    tapPhoto();
    perform(AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD);
    int less = shown().photo().percent();
    assertTrue(less + " is no less", less < PhotoOverlay.MIDDLE);
    String said = String.valueOf(thumb().getContentDescription());
    Resources words = screen.get().getResources();
    assertTrue(said, said.contains(words.getString(R.string.review_amount)));
    assertTrue(said, said.contains(words.getString(R.string.review_percent, less)));
    perform(AccessibilityNodeInfo.ACTION_SCROLL_FORWARD);
    perform(AccessibilityNodeInfo.ACTION_SCROLL_FORWARD);
    assertTrue(shown().photo().percent() > PhotoOverlay.MIDDLE);
  }

  private void perform(int action) {
    assertTrue(slider().getAccessibilityNodeProvider().performAction(0, action, null));
  }

  /** The slider's accessibility node. */
  private AccessibilityNodeInfo thumb() {
    return Objects.requireNonNull(
        slider().getAccessibilityNodeProvider().createAccessibilityNodeInfo(0));
  }

  private void tapPhoto() {
    screen.get().findViewById(R.id.photo).performClick();
    layOut();
  }

  private void layOut() {
    WindowPicture.layOut(screen.get().getWindow().getDecorView());
  }

  private Slider slider() {
    return screen.get().findViewById(R.id.amount);
  }

  private ReviewUiState.Show shown() {
    return Objects.requireNonNull(
            new ViewModelProvider(screen.get()).get(ReviewViewModel.class).state().getValue())
        .show();
  }

  /** Whether the photo covers this part of the board from its left edge. */
  private boolean isPhotoAt(float part) {
    View plate = screen.get().findViewById(R.id.plate);
    if (plate.getVisibility() != View.VISIBLE) {
      return false;
    }
    Bitmap picture =
        Bitmap.createBitmap(plate.getWidth(), plate.getHeight(), Bitmap.Config.ARGB_8888);
    plate.draw(new Canvas(picture));
    return Color.alpha(picture.getPixel((int) (part * plate.getWidth()), 10)) == 255;
  }

  /** Drags the slider's thumb to this part of its track. */
  private void drag(float to) {
    Slider slider = slider();
    float y = slider.getHeight() / 2f;
    float from = x(slider, slider.getValue() / slider.getValueTo());
    long begin = SystemClock.uptimeMillis();
    touch(slider, begin, MotionEvent.ACTION_DOWN, from, y);
    for (int step = 1; step <= 5; step++) {
      float x = from + (x(slider, to) - from) * step / 5;
      touch(slider, begin, MotionEvent.ACTION_MOVE, x, y);
    }
    touch(slider, begin, MotionEvent.ACTION_UP, x(slider, to), y);
  }

  private static float x(Slider slider, float part) {
    boolean isMirrored = slider.getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
    float way = isMirrored ? 1 - part : part;
    return slider.getTrackSidePadding() + way * slider.getTrackWidth();
  }

  private static void touch(Slider slider, long begin, int action, float x, float y) {
    MotionEvent event =
        MotionEvent.obtain(begin, SystemClock.uptimeMillis(), action, x, y, /* metaState= */ 0);
    slider.dispatchTouchEvent(event);
    event.recycle();
  }
}
