package dev.casilla.app.ui.history;

import static androidx.test.espresso.Espresso.closeSoftKeyboard;
import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.action.ViewActions.swipeLeft;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.hasDescendant;
import static androidx.test.espresso.matcher.ViewMatchers.hasSibling;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.Polling.eventually;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.IdlingRegistry;
import androidx.test.espresso.IdlingResource;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.ArchiveAccess;
import dev.casilla.app.testing.EmptyArchiveRule;
import dev.casilla.app.testing.device.OtherAppsRule;
import dev.casilla.app.testing.device.Rotation;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import org.hamcrest.Matcher;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;

/** Searches, deletes and restores sheets. */
public abstract class HistoryFlow {
  private static final Grid GIVENS =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  private static final Grid SOLUTION =
      Grid.parse(
          "483921657967345821251876493548132976729564138136798245372689514814253769695417382");

  @Rule public final EmptyArchiveRule archive = new EmptyArchiveRule();
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();
  @Rule public final OtherAppsRule others = new OtherAppsRule();

  private final Context context = ApplicationProvider.getApplicationContext();
  private final List<IdlingResource> idling = new ArrayList<>();
  private ActivityScenario<HistoryActivity> screen;
  private long solved;

  @Before
  public void keepThreeSheets() {
    ArchiveAccess.add(Origin.TYPED, Sheet.of(GIVENS));
    solved = ArchiveAccess.add(Origin.SCAN, Sheet.of(SOLUTION));
    ArchiveAccess.add(Origin.PASTED, Sheet.of(GIVENS).withEntry(0, 3));
    screen = ActivityScenario.launch(HistoryActivity.class);
    watch();
  }

  @After
  public void closeScreen() {
    idling.forEach(IdlingRegistry.getInstance()::unregister);
    screen.close();
  }

  @Test
  public void everySheet_isThere() {
    onView(withText(quantity(R.plurals.history_left, 49))).check(matches(isDisplayed()));
    onView(withText(R.string.history_filled)).check(matches(isDisplayed()));
    onView(withText(R.string.history_clashing)).check(matches(isDisplayed()));
    onView(withText(startsWith(context.getString(R.string.origin_scan))))
        .check(matches(isDisplayed()));
  }

  @Test
  public void search_state_findsItAndSurvivesTheScreen() {
    String state = context.getString(R.string.history_filled);
    look(state.substring(0, state.length() - 1) + " ");
    onView(withText(R.string.history_filled)).check(matches(isDisplayed()));
    onView(withText(R.string.history_clashing)).check(doesNotExist());
    Rotation.turnAndRecreate(screen);
    watch();
    onView(withText(R.string.history_filled)).check(matches(isDisplayed()));
    onView(withText(R.string.history_clashing)).check(doesNotExist());
    look("");
    onView(withText(R.string.history_clashing)).check(matches(isDisplayed()));
  }

  @Test
  public void search_cells_findsTheGrid() {
    look("483921657");
    Rotation.turnAndRecreate(screen);
    watch();
    onView(withText(R.string.history_filled)).check(matches(isDisplayed()));
    onView(withText(R.string.history_clashing)).check(doesNotExist());
    look("987654321");
    Rotation.turnAndRecreate(screen);
    watch();
    onView(withText(R.string.nothing_found)).check(matches(isDisplayed()));
  }

  @Test
  public void swipe_row_isDeletedAndRestoredEvenAfterRecreation() {
    onView(row(R.string.history_filled)).perform(swipeLeft());
    onView(withText(R.string.history_filled)).check(doesNotExist());
    Rotation.turnAndRecreate(screen);
    watch();
    onView(withText(R.string.history_filled)).check(doesNotExist());
    onView(withText(R.string.undo)).perform(click());
    // The adapter has the row at once, the screen after its next layout.
    eventually(() -> onView(withText(R.string.history_filled)).check(matches(isDisplayed())));
  }

  @Test
  public void tap_row_opensThatSheet() {
    Rotation.turnAndRecreate(screen);
    watch();
    onView(row(R.string.history_filled)).perform(click());
    others.assertAsked(PuzzleActivity.intent(context, solved));
  }

  @Test
  public void menu_delete_removesTheRow() {
    onView(allOf(withId(R.id.more), hasSibling(hasDescendant(withText(R.string.history_filled)))))
        .perform(click());
    onView(withText(R.string.history_delete)).perform(click());
    eventually(() -> onView(withText(R.string.history_filled)).check(doesNotExist()));
    Rotation.turnAndRecreate(screen);
    watch();
    onView(withText(R.string.history_filled)).check(doesNotExist());
    String deleted = quantity(R.plurals.deleted, 1);
    eventually(() -> onView(withText(containsString(deleted))).check(matches(isDisplayed())));
  }

  @Test
  public void screenReader_row_offersToDelete() {
    onView(row(R.string.history_filled))
        .check(
            (view, missing) ->
                assertTrue(
                    view.createAccessibilityNodeInfo().getActionList().stream()
                        .anyMatch(
                            action ->
                                context
                                    .getString(R.string.history_delete)
                                    .contentEquals(String.valueOf(action.getLabel())))));
  }

  @Test
  public void screenReader_board_isPassedOver() {
    onView(allOf(withId(R.id.list), isDisplayed()))
        .check(
            (list, missing) ->
                assertEquals(
                    View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS,
                    ((View) list.findViewById(R.id.board).getParent())
                        .getImportantForAccessibility()));
  }

  private static Matcher<View> row(int words) {
    return allOf(withId(R.id.history_row), hasDescendant(withText(words)));
  }

  private void look(String text) {
    onView(withId(R.id.search)).perform(replaceText(text));
    closeSoftKeyboard();
  }

  private String quantity(int words, int count) {
    return context.getResources().getQuantityString(words, count, count);
  }

  private void watch() {
    screen.onActivity(
        activity -> {
          HistoryIdlingResource resource = new HistoryIdlingResource(activity);
          idling.add(resource);
          IdlingRegistry.getInstance().register(resource);
        });
  }
}
