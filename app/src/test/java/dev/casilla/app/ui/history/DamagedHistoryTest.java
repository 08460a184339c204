package dev.casilla.app.ui.history;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.Polling.eventually;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.ArchiveAccess;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.device.Rotation;
import java.io.File;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** A damaged database is reported once, and the history works again. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class DamagedHistoryTest {
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  public DamagedHistoryTest(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
  }

  @Parameters(name = "{0}")
  public static List<String> languages() {
    return List.of("en", "es", "zh-rCN");
  }

  @Test
  public void damagedFile_isToldUntilItIsKnown() {
    damage();
    assertEquals(Optional.empty(), ArchiveAccess.last());
    try (ActivityScenario<HistoryActivity> screen =
        ActivityScenario.launch(HistoryActivity.class)) {
      says(R.string.mishap);
      says(R.string.mishap_none_rescued);
      Rotation.turn(screen);
      says(R.string.mishap);
      onView(withText(R.string.history_ok)).perform(click());
      onView(withText(R.string.mishap)).check(matches(not(isDisplayed())));
    }
    ArchiveAccess.add(Origin.TYPED, Sheet.EMPTY);
    try (ActivityScenario<HistoryActivity> screen =
        ActivityScenario.launch(HistoryActivity.class)) {
      eventually(() -> onView(withText(startsWith(typed()))).check(matches(isDisplayed())));
      screen.onActivity(
          activity -> assertEquals(View.GONE, activity.findViewById(R.id.store).getVisibility()));
    }
  }

  private static String typed() {
    return ApplicationProvider.getApplicationContext().getString(R.string.origin_typed);
  }

  private static void damage() {
    Context context = ApplicationProvider.getApplicationContext();
    BackgroundThread.get(
        () -> {
          File file = context.getDatabasePath("sheets.db");
          Files.createDirectories(file.getParentFile().toPath());
          return Files.writeString(file.toPath(), "This is no database. ".repeat(500));
        });
  }

  private static void says(int words) {
    eventually(() -> onView(withText(words)).check(matches(isDisplayed())));
  }
}
