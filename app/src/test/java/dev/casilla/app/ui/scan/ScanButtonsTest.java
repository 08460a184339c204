package dev.casilla.app.ui.scan;

import static android.graphics.Color.WHITE;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.core.graphics.ColorUtils;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The buttons on the live picture: contrast and screen reader texts. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class ScanButtonsTest extends CameraFlow {
  private static final int[] BUTTONS = {R.id.close, R.id.torch, R.id.peek, R.id.photo, R.id.type};

  /** The contrast that WCAG requires for icons. */
  private static final double LEAST_CONTRAST = 3;

  @Test
  public void signs_onWhitePaper_standOut() {
    onLive(
        activity -> {
          for (int id : BUTTONS) {
            assertStandsOut(activity.findViewById(id));
          }
          View peek = activity.findViewById(R.id.peek);
          assertTrue(peek.performClick());
          assertStandsOut(peek);
        });
  }

  /** A white ring needs a dark outline on white paper. */
  @Test
  public void shutter_onWhitePaper_standsOut() {
    onLive(
        activity -> {
          View shutter = activity.findViewById(R.id.shutter);
          Bitmap drawn = drawn(shutter);
          int middle = shutter.getHeight() / 2;
          double most = 1;
          for (int x = 0; x < shutter.getWidth() / 4; x++) {
            most = Math.max(most, ColorUtils.calculateContrast(drawn.getPixel(x, middle), WHITE));
          }
          assertTrue("contrast " + most, most >= LEAST_CONTRAST);
        });
  }

  @Test
  public void keyboard_anyButton_showsThatItIsThere() {
    onLive(
        activity -> {
          for (int id : BUTTONS) {
            View button = activity.findViewById(id);
            Bitmap without = drawn(button);
            button.getForeground().setState(new int[] {android.R.attr.state_focused});
            assertTrue(changed(without, drawn(button)) > button.getWidth());
          }
        });
  }

  @Test
  public void torch_heard_isOnOrOffAndSaysWhatAClickDoes() {
    onLive(
        activity -> {
          View torch = activity.findViewById(R.id.torch);
          assertEquals(
              activity.getString(R.string.scan_torch), torch.getContentDescription().toString());
          assertState(R.string.scan_torch_is_off, torch);
          assertClick(R.string.scan_torch_on, torch);
          assertTrue(torch.performClick());
          assertState(R.string.scan_torch_is_on, torch);
          assertClick(R.string.scan_torch_off, torch);
        });
  }

  @Test
  public void peek_heard_isOnOrOff() {
    onLive(
        activity -> {
          View peek = activity.findViewById(R.id.peek);
          assertState(R.string.scan_peek_is_off, peek);
          assertTrue(peek.performClick());
          assertState(R.string.scan_peek_is_on, peek);
        });
  }

  private void onLive(Consumer<ScanActivity> check) {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(
          activity -> {
            camera().be(CameraStatus.RUNNING);
            idle();
            check.accept(activity);
          });
    }
  }

  private static void assertStandsOut(View button) {
    Bitmap drawn = drawn(button);
    int ground = drawn.getPixel(button.getWidth() / 2, button.getHeight() / 4);
    double most = 1;
    for (int x = 0; x < button.getWidth(); x++) {
      for (int y = button.getHeight() / 3; y < button.getHeight() * 2 / 3; y++) {
        int around = Math.abs(x - button.getWidth() / 2);
        if (around < button.getWidth() / 5) {
          most = Math.max(most, ColorUtils.calculateContrast(drawn.getPixel(x, y), ground));
        }
      }
    }
    assertTrue(button.getContentDescription() + ": " + most, most >= LEAST_CONTRAST);
    assertTrue(ColorUtils.calculateContrast(ground, WHITE) > 1.5);
  }

  private static int changed(Bitmap one, Bitmap other) {
    int changed = 0;
    for (int x = 0; x < one.getWidth(); x++) {
      for (int y = 0; y < one.getHeight(); y++) {
        double contrast = ColorUtils.calculateContrast(one.getPixel(x, y), other.getPixel(x, y));
        changed += contrast >= LEAST_CONTRAST ? 1 : 0;
      }
    }
    return changed;
  }

  private static Bitmap drawn(View button) {
    Bitmap drawn =
        Bitmap.createBitmap(button.getWidth(), button.getHeight(), Bitmap.Config.ARGB_8888);
    drawn.eraseColor(WHITE);
    button.draw(new Canvas(drawn));
    return drawn;
  }

  private static void assertState(int words, View button) {
    assertEquals(
        button.getContext().getString(words), String.valueOf(node(button).getStateDescription()));
  }

  private static void assertClick(int words, View button) {
    for (AccessibilityActionCompat action : node(button).getActionList()) {
      if (action.getId() == AccessibilityNodeInfoCompat.ACTION_CLICK) {
        assertEquals(button.getContext().getString(words), String.valueOf(action.getLabel()));
        return;
      }
    }
    throw new AssertionError("no click");
  }

  private static AccessibilityNodeInfoCompat node(View button) {
    AccessibilityNodeInfo node = button.createAccessibilityNodeInfo();
    return AccessibilityNodeInfoCompat.wrap(node);
  }
}
