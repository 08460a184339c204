package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.view.View;
import android.widget.EditText;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.core.widget.NestedScrollView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.settings.AboutActivity;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Finds every kind of fault, and none on a correct view. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w360dp-h720dp-mdpi")
@Category(SlowTests.class)
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
  public void narrowerThanAWord_isBrokenInTwo() {
    assertFaults(text -> text.setText("unbreakable"), 80, 90, "broken in two");
  }

  @Test
  public void asWideAsItsWords_isFine() {
    assertFaults(text -> text.setText("words and more words"), 80, 120);
  }

  /** Chinese text has no spaces. */
  @Test
  public void narrowerThanAChineseSentence_isFine() {
    assertFaults(text -> text.setText("\u63ed\u793a\u4e00\u683c"), 60, 120);
  }

  @Test
  public void lowButton_isTooSmallToTap() {
    assertFaults(text -> text.setClickable(true), WIDE, 47, "too small to tap");
    assertFaults(text -> text.setClickable(true), WIDE, 48);
  }

  @Test
  public void hint_thatFitsAndCanBeRead_isFine() {
    assertHintFaults(hint -> {}, 60);
  }

  @Test
  public void hint_pale_isPale() {
    assertHintFaults(hint -> hint.setHintTextColor(Color.LTGRAY), 60, "pale");
  }

  @Test
  public void hint_lowerThanItsText_isCutOff() {
    assertHintFaults(hint -> {}, 20, "cut off");
  }

  @Test
  public void hint_longerThanItsLine_isShortened() {
    assertHintFaults(
        hint -> {
          hint.setHint("words that do not fit");
          hint.setSingleLine();
        },
        60,
        "shortened");
  }

  private static void assertHintFaults(Consumer<EditText> change, int height, String... expected) {
    try (ActivityScenario<AboutActivity> screen = ActivityScenario.launch(AboutActivity.class)) {
      screen.onActivity(
          activity -> {
            EditText field = new EditText(activity);
            field.setBackground(null);
            field.setClickable(false);
            field.setPadding(0, 0, 0, 0);
            field.setHint("words");
            field.setHintTextColor(Color.BLACK);
            field.setTextSize(24);
            change.accept(field);
            assertFaults(inspect(field, WIDE, height), expected);
          });
    }
  }

  /** Thin letters: no pixel has the full text color. */
  @Test
  public void smallGrayOnWhite_isPale() {
    assertFaults(
        text -> {
          text.setTextColor(Color.LTGRAY);
          text.setTextSize(6);
        },
        WIDE,
        60,
        "pale");
  }

  @Test
  public void smallBlackOnWhite_isFine() {
    assertFaults(text -> text.setTextSize(8), WIDE, 60);
  }

  @Test
  public void fadedText_isIgnored() {
    assertFaults(text -> text.setAlpha(0.3f), WIDE, 60, "not to be seen");
  }

  @Test
  public void primaryContent_scrolledOutOrInFadingEdge_isHidden() {
    try (ActivityScenario<AboutActivity> screen = ActivityScenario.launch(AboutActivity.class)) {
      screen.onActivity(
          activity -> {
            assertEquals(List.of(), hidden(activity, 100, 60));
            assertEquals(1, hidden(activity, 100, 101).size());
            assertEquals(1, hidden(activity, 100, 95).size());
          });
    }
  }

  @Test
  public void button_acrossTheEndOfTheScrollView_isCut() {
    try (ActivityScenario<AboutActivity> screen = ActivityScenario.launch(AboutActivity.class)) {
      screen.onActivity(
          activity -> {
            assertEquals(List.of(), cut(activity, 100, 60));
            assertEquals(1, cut(activity, 100, 90).size());
            assertEquals(1, cut(activity, 100, 120).size());
            assertEquals(List.of(), cut(activity, 100, 140));
            assertEquals(List.of(), cut(activity, 100, 200));
          });
    }
  }

  private static List<String> cut(Context context, int height, int bottom) {
    NestedScrollView window = scrolling(context, height, bottom);
    window.findViewById(R.id.fact).setClickable(true);
    return ScrollEdgeInspection.cutByScrollEdges(window);
  }

  /** Returns the hidden views if a text of 60 pixels ends at {@code bottom} of a scroll view. */
  private static List<String> hidden(Context context, int height, int bottom) {
    return ScrollEdgeInspection.hidden(scrolling(context, height, bottom), Set.of(R.id.fact));
  }

  private static NestedScrollView scrolling(Context context, int height, int bottom) {
    TextView text = new TextView(context);
    text.setId(R.id.fact);
    LinearLayout column = new LinearLayout(context);
    column.setOrientation(LinearLayout.VERTICAL);
    column.addView(new View(context), WIDE, bottom - 60);
    column.addView(text, WIDE, 60);
    column.addView(new View(context), WIDE, 200);
    NestedScrollView window = new NestedScrollView(context);
    window.setVerticalFadingEdgeEnabled(true);
    window.setFadingEdgeLength(24);
    window.addView(column);
    layOut(window, WIDE, height);
    return window;
  }

  private static void layOut(View window, int width, int height) {
    window.measure(
        View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(height, View.MeasureSpec.EXACTLY));
    window.layout(0, 0, width, height);
  }

  private static void assertFaults(
      Consumer<TextView> change, int width, int height, String... expected) {
    try (ActivityScenario<AboutActivity> screen = ActivityScenario.launch(AboutActivity.class)) {
      screen.onActivity(
          activity -> {
            TextView text = new TextView(activity);
            text.setText("words");
            text.setTextColor(Color.BLACK);
            text.setTextSize(24);
            change.accept(text);
            assertFaults(inspect(text, width, height), expected);
          });
    }
  }

  private static void assertFaults(List<String> faults, String... expected) {
    assertEquals(faults.toString(), expected.length, faults.size());
    for (int i = 0; i < expected.length; i++) {
      assertTrue(faults.toString(), faults.get(i).startsWith(expected[i]));
    }
  }

  private static List<String> inspect(TextView text, int width, int height) {
    FrameLayout window = new FrameLayout(text.getContext());
    window.setBackgroundColor(Color.WHITE);
    window.addView(text, width, height);
    layOut(window, 2 * width, 2 * height);
    Bitmap picture = Bitmap.createBitmap(2 * width, 2 * height, Bitmap.Config.ARGB_8888);
    window.draw(new Canvas(picture));
    return Inspection.of(window, picture, PictureTheme.LIGHT.leastContrast);
  }
}
