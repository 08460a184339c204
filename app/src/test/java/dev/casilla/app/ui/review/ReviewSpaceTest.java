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
import androidx.core.widget.NestedScrollView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.common.window.FoldingFeatureFake;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import dev.casilla.app.ui.review.state.ReviewUiState.Show;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import java.util.HashSet;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** What is visible on the review screen without scrolling. */
@RunWith(AndroidJUnit4.class)
@Category(SlowTests.class)
public final class ReviewSpaceTest {
  private static final Show[] SHOWS = {
    Show.READING, Show.READING.withKeys(true), Show.READING.withPhoto(PhotoOverlay.AWAY.toggled())
  };

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void use_phone_isInViewWhateverElseIs() {
    assertUseInView();
  }

  @Test
  @Config(qualifiers = "es-w360dp-h720dp-port-mdpi")
  public void use_phoneWithLargeText_isInViewWhateverElseIs() {
    RuntimeEnvironment.setFontScale(2);
    assertUseInView();
  }

  @Test
  @Config(qualifiers = "w720dp-h360dp-land-mdpi")
  public void use_phoneOnItsSide_isInViewWhateverElseIs() {
    assertUseInView();
  }

  @Test
  @Config(qualifiers = "es-w720dp-h360dp-land-mdpi")
  public void choices_phoneOnItsSideWithLargeText_areInView() {
    RuntimeEnvironment.setFontScale(2);
    on(
        DraftSamples.doubtful(),
        activity -> {
          View choice = activity.findViewById(R.id.choice1);
          assertEquals(choice.getHeight(), seen(choice));
          View place = activity.findViewById(R.id.place);
          assertEquals("Casilla dudosa 1 de 2 · C3", place.getContentDescription().toString());
        });
  }

  /** Without doubtful cells there are no buttons to go to them. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void steps_nothingInDoubt_areNotThere() {
    on(
        DraftSamples.clear(),
        activity -> {
          assertFalse(activity.findViewById(R.id.previous).isShown());
          assertFalse(activity.findViewById(R.id.next).isShown());
        });
    on(DraftSamples.doubtful(), activity -> assertTrue(activity.findViewById(R.id.next).isShown()));
  }

  @Test
  @Config(qualifiers = "zh-w841dp-h673dp-land-mdpi")
  public void board_laptop_isNeverBelowItsLeast() {
    FoldingFeatureFake.asLaptop(673).fold();
    try {
      on(
          DraftSamples.doubtful(),
          activity -> {
            View verdict = activity.findViewById(R.id.verdict);
            assertTrue(verdict.isShown());
            assertEquals(verdict.getHeight(), seen(verdict));
          });
      on(
          DraftSamples.mistaken(),
          activity -> {
            assertTrue(activity.findViewById(R.id.board).getHeight() >= 288);
            View crop = activity.findViewById(R.id.crop);
            assertEquals(crop.getHeight(), seen(crop));
          });
    } finally {
      FoldingFeatureFake.unfold();
    }
  }

  /** A long list moves below the buttons. */
  @Test
  @Config(qualifiers = "w360dp-h340dp-port-mdpi")
  public void use_lowWindow_isScrolledTo() {
    on(
        DraftSamples.mistaken(),
        activity -> {
          View use = activity.findViewById(R.id.use);
          NestedScrollView scroll =
              (NestedScrollView) activity.findViewById(R.id.scrolled).getParent();
          scroll.scrollTo(0, scroll.getChildAt(0).getHeight());
          assertEquals(use.getHeight(), seen(use));
        });
  }

  /** A window of half a phone's height has no title bar for the verdict. */
  @Test
  @Config(qualifiers = "w411dp-h416dp-port-mdpi")
  public void finding_windowWithoutBar_isOnTheCard() {
    on(DraftSamples.unsolvable(), ReviewSpaceTest::assertFactOnCard);
  }

  @Test
  @Config(qualifiers = "es-w411dp-h416dp-port-mdpi")
  public void finding_windowWithoutBarAndLargeText_isOnTheCard() {
    RuntimeEnvironment.setFontScale(2);
    on(DraftSamples.unsolvable(), ReviewSpaceTest::assertFactOnCard);
  }

  /** The board keeps its size and place, whatever is shown below it. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void board_phone_isTheSameInEveryState() {
    assertBoardSteady();
  }

  @Test
  @Config(qualifiers = "es-w411dp-h891dp-port-mdpi")
  public void board_highPhone_isTheSameInEveryState() {
    assertBoardSteady();
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void board_phoneWithLargeText_isTheSameInEveryState() {
    RuntimeEnvironment.setFontScale(2);
    assertBoardSteady();
  }

  private static void assertBoardSteady() {
    on(
        DraftSamples.clear(),
        activity -> {
          Map<String, Rect> places = new TreeMap<>();
          new ReviewPictures()
              .states()
              .forEach(
                  (name, state) -> {
                    state.accept(activity);
                    WindowPicture.layOut(activity.getWindow().getDecorView());
                    Rect place = new Rect();
                    activity.findViewById(R.id.board).getGlobalVisibleRect(place);
                    places.put(name, place);
                  });
          assertEquals(places.toString(), 1, new HashSet<>(places.values()).size());
        });
  }

  private static void assertFactOnCard(ReviewActivity activity) {
    show(activity, now -> now.with(new ReviewVerdict.NoSolution(new TreeSet<>())));
    TextView fact = activity.findViewById(R.id.fact);
    fact.requestRectangleOnScreen(new Rect(0, 0, fact.getWidth(), fact.getHeight()), true);
    assertEquals(activity.getString(R.string.none), fact.getText().toString());
    assertTrue(fact.isShown());
    assertEquals(fact.getHeight(), seen(fact));
  }

  private static void assertUseInView() {
    for (Show shown : SHOWS) {
      for (ScanDraft draft : new ScanDraft[] {DraftSamples.mistaken(), DraftSamples.doubtful()}) {
        on(
            draft,
            activity -> {
              show(activity, now -> now.with(shown));
              View use = activity.findViewById(R.id.use);
              assertTrue(use.getHeight() > 0);
              assertEquals(use.getHeight(), seen(use));
            });
      }
    }
  }
}
