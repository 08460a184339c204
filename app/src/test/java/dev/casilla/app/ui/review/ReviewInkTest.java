package dev.casilla.app.ui.review;

import static dev.casilla.app.ui.review.OpenedReview.on;
import static dev.casilla.app.ui.review.OpenedReview.seen;
import static dev.casilla.app.ui.review.OpenedReview.show;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import android.widget.TextView;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.DraftCell.Ink;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.common.window.FoldingFeatureFake;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewUiState.Show;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The ink button is shown for doubtful ink, and otherwise with the digit keys. */
@RunWith(AndroidJUnit4.class)
public final class ReviewInkTest {
  private static final int C3 = DraftSamples.cell("C3");

  /** The ink button is not a digit key. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void ink_inDoubtThoughTheDigitIsClear_isAskedForAtOnce() {
    assertAskedFor(true);
  }

  @Test
  @Config(qualifiers = "es-w360dp-h720dp-port-mdpi")
  public void ink_inDoubtInLargeText_isAskedForFurtherDown() {
    RuntimeEnvironment.setFontScale(2);
    assertAskedFor(false);
  }

  @Test
  @Config(qualifiers = "w720dp-h360dp-land-mdpi")
  public void ink_inDoubtOnItsSide_isAskedForFurtherDown() {
    assertAskedFor(false);
  }

  private static void assertAskedFor(boolean isInView) {
    on(
        DraftSamples.inkInDoubt("C3"),
        activity -> {
          TextView ink = activity.findViewById(R.id.ink);
          assertFalse(activity.findViewById(R.id.keys).isShown());
          if (!isInView) {
            ink.requestRectangleOnScreen(new Rect(0, 0, ink.getWidth(), ink.getHeight()), true);
          }
          assertTrue(ink.getHeight() > 0);
          assertEquals(ink.getHeight(), seen(ink));
          assertEquals(activity.getString(R.string.review_written), ink.getText().toString());
          ink.performClick();
          WindowPicture.layOut(activity.getWindow().getDecorView());
          ReviewUiState now = new ViewModelProvider(activity).get(ReviewViewModel.class).now();
          assertEquals(Ink.WRITTEN, now.draft().cell(C3).ink());
          assertEquals(0, now.doubts());
        });
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void ink_onlyTheDigitInDoubt_comesWithTheKeys() {
    on(
        DraftSamples.doubtful(),
        activity -> {
          assertFalse(activity.findViewById(R.id.ink).isShown());
          showKeys(activity);
          assertTrue(activity.findViewById(R.id.ink).isShown());
        });
  }

  /** Screen readers read the ink with the digit. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void ink_phone_isInViewWithEveryKey() {
    assertKeysInView(DraftSamples.doubtful());
  }

  @Test
  @Config(qualifiers = "es-w360dp-h720dp-port-mdpi")
  public void ink_phoneInSpanish_isInViewWithEveryKey() {
    assertKeysInView(DraftSamples.doubtful());
  }

  @Test
  @Config(qualifiers = "es-w720dp-h360dp-land-mdpi")
  public void ink_phoneOnItsSide_comesAfterTheKeys() {
    assertFirstInView(R.id.key1);
  }

  /** The digit keys stay visible. */
  @Test
  @Config(qualifiers = "es-w360dp-h720dp-port-mdpi")
  public void ink_phoneWithLargeText_comesAfterTheKeys() {
    RuntimeEnvironment.setFontScale(2);
    assertFirstInView(R.id.key1);
  }

  @Test
  @Config(qualifiers = "zh-w841dp-h673dp-land-mdpi")
  public void ink_laptop_isInViewWithEveryKey() {
    FoldingFeatureFake.asLaptop(673).fold();
    try {
      assertKeysInView(DraftSamples.doubtful());
    } finally {
      FoldingFeatureFake.unfold();
    }
  }

  private static void assertKeysInView(ScanDraft draft) {
    on(
        draft,
        activity -> {
          showKeys(activity);
          for (int id : new int[] {R.id.ink, R.id.choice1, R.id.key1, R.id.key5, R.id.key0}) {
            View view = activity.findViewById(id);
            String name = activity.getResources().getResourceEntryName(id);
            assertTrue(name, view.isShown());
            assertEquals(name, view.getHeight(), seen(view));
          }
        });
  }

  private static void assertFirstInView(int id) {
    on(
        DraftSamples.doubtful(),
        activity -> {
          showKeys(activity);
          View key = activity.findViewById(id);
          assertEquals(key.getHeight(), seen(key));
          assertTrue(activity.findViewById(R.id.ink).isShown());
        });
  }

  private static void showKeys(ReviewActivity activity) {
    show(activity, now -> now.with(Show.READING.withKeys(true)));
  }
}
