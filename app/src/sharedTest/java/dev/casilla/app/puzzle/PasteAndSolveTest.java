package dev.casilla.app.puzzle;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;

import android.content.ClipData;
import android.content.ClipboardManager;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.IdlingRegistry;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** From a copied puzzle to its solution, as a person does it. */
@RunWith(AndroidJUnit4.class)
public final class PasteAndSolveTest {
  private static final String PUZZLE =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private final SolvingIdlingResource solving = new SolvingIdlingResource();
  private ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class);

  @Before
  public void waitForSolving() {
    screen.onActivity(
        activity ->
            solving.watch(new ViewModelProvider(activity).get(PuzzleViewModel.class).state()));
    IdlingRegistry.getInstance().register(solving);
  }

  @After
  public void closeScreen() {
    IdlingRegistry.getInstance().unregister(solving);
    screen.close();
  }

  @Test
  public void pastedPuzzle_solved_showsItsOnlySolution() {
    copy(PUZZLE);
    onView(withId(R.id.paste)).perform(scrollTo(), click());
    onView(withId(R.id.board)).check(matches(CellSays.cell("A1", text(R.string.cell_empty))));
    onView(withText(R.string.solve)).perform(scrollTo(), click());
    onView(withText(R.string.only_solution)).check(matches(isDisplayed()));
    onView(withId(R.id.board)).check(matches(CellSays.cell("A1", text(R.string.cell_entry, 4))));
    onView(withId(R.id.board)).check(matches(CellSays.cell("A3", text(R.string.cell_given, 3))));
  }

  @Test
  public void solution_screenMadeAnew_isStillThere() {
    copy(PUZZLE);
    onView(withId(R.id.paste)).perform(scrollTo(), click());
    onView(withText(R.string.solve)).perform(scrollTo(), click());
    screen.recreate();
    onView(withText(R.string.only_solution)).check(matches(isDisplayed()));
    onView(withId(R.id.board)).check(matches(CellSays.cell("I9", text(R.string.cell_entry, 2))));
  }

  @Test
  public void solution_hiddenAndCleared_leavesAnEmptyBoard() {
    copy(PUZZLE);
    onView(withId(R.id.paste)).perform(scrollTo(), click());
    onView(withText(R.string.solve)).perform(scrollTo(), click());
    onView(withText(R.string.hide_solution)).perform(scrollTo(), click());
    onView(withId(R.id.board)).check(matches(CellSays.cell("A1", text(R.string.cell_empty))));
    onView(withText(R.string.clear)).perform(scrollTo(), click());
    onView(withId(R.id.board)).check(matches(CellSays.cell("A3", text(R.string.cell_empty))));
    onView(withId(R.id.clear)).check(matches(not(isDisplayed())));
  }

  @Test
  public void copiedWords_pasted_saysWhatIsWrong() {
    copy("hello");
    onView(withId(R.id.paste)).perform(scrollTo(), click());
    onView(withText(text(R.string.unexpected_character, "h", 1))).check(matches(isDisplayed()));
    onView(withId(R.id.paste)).perform(scrollTo()).check(matches(isDisplayed()));
  }

  private static String text(int words, Object... details) {
    return ApplicationProvider.getApplicationContext().getString(words, details);
  }

  private void copy(String text) {
    screen.onActivity(
        activity ->
            activity
                .getSystemService(ClipboardManager.class)
                .setPrimaryClip(ClipData.newPlainText("", text)));
  }
}
