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
import dev.casilla.app.fold.Folding;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.review.ReviewUiState.Show;
import dev.casilla.reader.reading.Change;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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

  /** Nobody can agree to a change that is not to be seen. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void changes_phone_areAllListedInTwoColumnsAboveTheWholeWidthOfWhatToDo() {
    on(
        DraftSamples.farOff(),
        activity -> {
          List<String> changes = words(activity).changes(DraftSamples.farOff().proposals().get(0));
          TextView first = activity.findViewById(R.id.repair_changes);
          TextView second = activity.findViewById(R.id.repair_more);
          assertEquals(changes.subList(0, 3), lines(first));
          assertEquals(changes.subList(3, 6), lines(second));
          assertEquals(String.join("\n", changes), first.getContentDescription().toString());
          assertEquals(3, first.getLineCount());
          assertEquals(3, second.getLineCount());
          View fact = activity.findViewById(R.id.repair_fact);
          assertEquals(1, ((TextView) fact).getLineCount());
          View repair = activity.findViewById(R.id.repair);
          assertEquals(repair.getHeight(), seen(repair));
          assertTrue(repair.getWidth() > first.getWidth() + second.getWidth());
        });
  }

  /** Below what to do about them, which stays in view. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void changes_phoneWithLargeText_areListedBelowWhatToDo() {
    RuntimeEnvironment.setFontScale(2);
    on(
        DraftSamples.farOff(),
        activity -> {
          TextView list = activity.findViewById(R.id.repair_list);
          assertTrue(list.isShown());
          assertEquals(
              words(activity).changes(DraftSamples.farOff().proposals().get(0)), lines(list));
          assertTrue(list.getHeight() > (list.getLineCount() - 1) * list.getLineHeight());
          View repair = activity.findViewById(R.id.repair);
          assertEquals(repair.getHeight(), seen(repair));
        });
  }

  /** A puzzle copied by hand has dozens. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void changes_dozens_areListedBelowWhatToDo() {
    List<Change> changes = new ArrayList<>();
    for (int cell = 0; cell < 30; cell++) {
      changes.add(new Change(cell, 1, 2));
    }
    Proposal dozens = new Proposal(changes);
    Draft read = DraftSamples.clear();
    Draft draft = new Draft(read.origin(), read.cells(), List.of(dozens), read.plate());
    on(
        draft,
        activity -> {
          TextView list = activity.findViewById(R.id.repair_list);
          assertEquals(words(activity).changes(dozens), lines(list));
          assertFalse(activity.findViewById(R.id.repair_changes).isShown());
          assertTrue(activity.findViewById(R.id.repair_fact).isShown());
          View repair = activity.findViewById(R.id.repair);
          assertEquals(repair.getHeight(), seen(repair));
        });
  }

  /** It is as much a part of a cell as its digit. */
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

  /** The keys are what was asked for. */
  @Test
  @Config(qualifiers = "es-w360dp-h720dp-port-mdpi")
  public void ink_phoneWithLargeText_comesAfterTheKeys() {
    RuntimeEnvironment.setFontScale(2);
    assertFirstInView(R.id.key1);
  }

  /** Where nothing is in doubt, there is nowhere to go. */
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

  /** Every digit is there, in a single row, and so is the board in its least size. */
  @Test
  @Config(qualifiers = "zh-w841dp-h673dp-land-mdpi")
  public void board_laptop_isNeverBelowItsLeast() {
    Folding.asLaptop(673).fold();
    try {
      assertKeysInView(DraftSamples.doubtful());
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
      Folding.unfold();
    }
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

  private static void assertKeysInView(Draft draft) {
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
    ReviewViewModel model = new ViewModelProvider(activity).get(ReviewViewModel.class);
    ReviewUiState now = Objects.requireNonNull(model.state().getValue());
    Given.state(model.state(), now.with(Show.READING.withKeys(true)));
    WindowPicture.layOut(activity.getWindow().getDecorView());
  }

  private static ReviewWords words(ReviewActivity activity) {
    return new ReviewWords(activity.getResources());
  }

  private static List<String> lines(TextView view) {
    return List.of(view.getText().toString().split("\n", -1));
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
