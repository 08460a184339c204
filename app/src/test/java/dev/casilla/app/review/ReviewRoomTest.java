package dev.casilla.app.review;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import android.widget.TextView;
import androidx.core.widget.NestedScrollView;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.review.ReviewUiState.Show;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** What of the review is to be seen without scrolling. */
@RunWith(AndroidJUnit4.class)
public final class ReviewRoomTest {
  private static final Show[] SHOWS = {
    Show.READING, Show.READING.withKeys(true), Show.READING.withPhoto(Overlay.AWAY.toggled())
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

  /** What a repair would change is compared with what is printed there. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void crop_repairProposed_isInViewBelowIt() {
    on(
        DraftSamples.mistaken(),
        activity -> {
          View crop = activity.findViewById(R.id.crop);
          assertEquals(crop.getHeight(), seen(crop));
        });
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void changes_phone_areListedAndAllAreNamed() {
    on(DraftSamples.farOff(), activity -> assertListed(activity, R.id.repair_changes));
  }

  /** Below what to do about them, which stays in view. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void changes_phoneWithLargeText_areListedAndAllAreNamed() {
    RuntimeEnvironment.setFontScale(2);
    on(DraftSamples.farOff(), activity -> assertListed(activity, R.id.repair_list));
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void change_onlyOneInLargeText_isSaidOnce() {
    RuntimeEnvironment.setFontScale(2);
    on(
        DraftSamples.mistaken(),
        activity -> {
          TextView change = activity.findViewById(R.id.repair_changes);
          assertEquals("G7: 5 instead of 6", change.getText().toString());
          assertFalse(activity.findViewById(R.id.repair_list).isShown());
        });
  }

  /** Where it would hide what it is about, it comes after that. */
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

  /** Half a phone's screen has no room for a bar, which would say it. */
  @Test
  @Config(qualifiers = "w411dp-h416dp-port-mdpi")
  public void finding_windowWithoutBar_isOnTheCard() {
    on(DraftSamples.unsolvable(), ReviewRoomTest::assertFactOnCard);
  }

  @Test
  @Config(qualifiers = "es-w411dp-h416dp-port-mdpi")
  public void finding_windowWithoutBarAndLargeText_isOnTheCard() {
    RuntimeEnvironment.setFontScale(2);
    on(DraftSamples.unsolvable(), ReviewRoomTest::assertFactOnCard);
  }

  /** Whatever is said and asked below it, it neither grows nor moves. */
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

  private static void assertListed(ReviewActivity activity, int id) {
    ReviewWords words = new ReviewWords(activity.getResources());
    Proposal proposal = DraftSamples.farOff().proposals().get(0);
    TextView list = activity.findViewById(id);
    assertTrue(list.isShown());
    assertEquals(words.changes(proposal), list.getText().toString());
    assertEquals(words.sayChanges(proposal), list.getContentDescription().toString());
    assertTrue(list.getLineCount() >= 5);
    assertTrue(list.getHeight() > (list.getLineCount() - 1) * list.getLineHeight());
    View repair = activity.findViewById(R.id.repair);
    assertTrue(repair.isShown());
  }

  private static void assertFactOnCard(ReviewActivity activity) {
    ReviewViewModel model = new ViewModelProvider(activity).get(ReviewViewModel.class);
    ReviewUiState now = Objects.requireNonNull(model.state().getValue());
    Given.state(model.state(), now.with(new ReviewFinding.None(new TreeSet<>())));
    WindowPicture.layOut(activity.getWindow().getDecorView());
    TextView fact = activity.findViewById(R.id.fact);
    fact.requestRectangleOnScreen(new Rect(0, 0, fact.getWidth(), fact.getHeight()), true);
    assertEquals(activity.getString(R.string.none), fact.getText().toString());
    assertTrue(fact.isShown());
    assertEquals(fact.getHeight(), seen(fact));
  }

  private static void assertUseInView() {
    for (Show show : SHOWS) {
      for (Draft draft : new Draft[] {DraftSamples.mistaken(), DraftSamples.doubtful()}) {
        on(
            draft,
            activity -> {
              ReviewViewModel model = new ViewModelProvider(activity).get(ReviewViewModel.class);
              ReviewUiState now = Objects.requireNonNull(model.state().getValue());
              Given.state(model.state(), now.with(show));
              WindowPicture.layOut(activity.getWindow().getDecorView());
              View use = activity.findViewById(R.id.use);
              assertTrue(use.getHeight() > 0);
              assertEquals(use.getHeight(), seen(use));
            });
      }
    }
  }

  private static void on(Draft draft, Consumer<ReviewActivity> check) {
    try (ActivityScenario<ReviewActivity> screen =
        ActivityScenario.launch(
            ReviewActivity.intent(ApplicationProvider.getApplicationContext(), draft))) {
      screen.onActivity(
          activity -> {
            WindowPicture.layOut(activity.getWindow().getDecorView());
            check.accept(activity);
          });
    }
  }

  /** How much of its height is neither scrolled away nor behind the system's bars. */
  private static int seen(View view) {
    Rect seen = new Rect();
    return view.getGlobalVisibleRect(seen) ? seen.height() : 0;
  }
}
