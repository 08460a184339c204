package dev.casilla.app.ui.history.transfer;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.Polling.eventually;
import static org.hamcrest.Matchers.not;
import static org.robolectric.Shadows.shadowOf;

import android.app.Application;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.ArchiveAccess;
import dev.casilla.app.ui.history.HistoryActivity;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** A device without a file picker shows an error, and the history still works. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class NoFilesAppTest {
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  private ActivityScenario<HistoryActivity> screen;

  public NoFilesAppTest(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
  }

  @Parameters(name = "{0}")
  public static List<String> languages() {
    return List.of("en-rUS", "es", "zh-rCN");
  }

  @Before
  public void open() {
    ArchiveAccess.add(Origin.TYPED, Sheet.EMPTY); // without a sheet, export is disabled
    screen = ActivityScenario.launch(HistoryActivity.class);
    Application application = ApplicationProvider.getApplicationContext();
    shadowOf(application).checkActivities(true);
  }

  @After
  public void closeScreen() {
    screen.close();
  }

  @Test
  public void anImport_isRefusedInWords() {
    openMenu();
    onView(withText(R.string.history_import)).perform(click());
    assertRefused(R.string.import_failed);
  }

  @Test
  public void exports_areRefusedInWords() {
    for (int form : new int[] {R.string.history_export_json, R.string.history_export_sdm}) {
      openMenu();
      onView(withText(R.string.history_export)).perform(click());
      eventually(() -> onView(withText(form)).perform(click()));
      assertRefused(R.string.export_failed);
    }
  }

  private static void assertRefused(int fact) {
    eventually(() -> onView(withText(fact)).check(matches(isDisplayed())));
    onView(withText(R.string.no_files_app)).check(matches(isDisplayed()));
    onView(withText(R.string.history_ok)).perform(click());
    onView(withText(fact)).check(matches(not(isDisplayed())));
  }

  private static void openMenu() {
    int menu = androidx.appcompat.R.string.abc_action_menu_overflow_description;
    eventually(() -> onView(withContentDescription(menu)).perform(click()));
  }
}
