package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.view.View;
import android.widget.FrameLayout;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.settings.AboutActivity;
import java.util.List;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** That it sees what is wrong, and nothing where nothing is. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w360dp-h720dp-mdpi")
public final class InspectionTest {
  private static final int WIDE = 200;

  @Test
  public void blackOnWhite_isFine() {
    assertFaults(text -> {}, WIDE, 60);
  }

  @Test
  public void grayOnWhite_isPale() {
    assertFaults(text -> text.setTextColor(Color.LTGRAY), WIDE, 60, "pale");
  }

  @Test
  public void grayButDisabled_isFine() {
    assertFaults(
        text -> {
          text.setTextColor(Color.LTGRAY);
          text.setEnabled(false);
        },
        WIDE,
        60);
  }

  @Test
  public void lowerThanItsText_isCutOff() {
    assertFaults(text -> {}, WIDE, 20, "cut off");
  }

  @Test
  public void oneLineThatEndsInDots_isShortened() {
    assertFaults(
        text -> {
          text.setSingleLine();
          text.setEllipsize(android.text.TextUtils.TruncateAt.END);
          text.setText("as many words as do not fit");
        },
        WIDE,
        60,
        "shortened");
  }

  @Test
  public void lowButton_isTooSmallToTap() {
    assertFaults(text -> text.setClickable(true), WIDE, 47, "too small to tap");
    assertFaults(text -> text.setClickable(true), WIDE, 48);
  }

  private static void assertFaults(
      Consumer<TextView> change, int width, int height, String... expected) {
    try (ActivityScenario<AboutActivity> screen = ActivityScenario.launch(AboutActivity.class)) {
      screen.onActivity(
          activity -> {
            List<String> faults = inspect(activity, change, width, height);
            assertEquals(faults.toString(), expected.length, faults.size());
            for (int i = 0; i < expected.length; i++) {
              assertTrue(faults.toString(), faults.get(i).startsWith(expected[i]));
            }
          });
    }
  }

  private static List<String> inspect(
      Context context, Consumer<TextView> change, int width, int height) {
    TextView text = new TextView(context);
    text.setText("words");
    text.setTextColor(Color.BLACK);
    text.setTextSize(24);
    change.accept(text);
    FrameLayout window = new FrameLayout(context);
    window.setBackgroundColor(Color.WHITE);
    window.addView(text, width, height);
    window.measure(
        View.MeasureSpec.makeMeasureSpec(2 * width, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(2 * height, View.MeasureSpec.EXACTLY));
    window.layout(0, 0, 2 * width, 2 * height);
    Bitmap picture = Bitmap.createBitmap(2 * width, 2 * height, Bitmap.Config.ARGB_8888);
    window.draw(new Canvas(picture));
    return Inspection.of(window, picture, Look.LIGHT.leastContrast);
  }
}
