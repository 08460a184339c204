package dev.casilla.app.ui.settings;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isChecked;
import static androidx.test.espresso.matcher.ViewMatchers.isNotChecked;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.content.res.Configuration;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.os.LocaleListCompat;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.testing.device.Rotation;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToIntFunction;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Settings take effect at once and persist. */
@RunWith(AndroidJUnit4.class)
public final class SettingsFlowTest {
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  private ActivityScenario<SettingsActivity> screen =
      ActivityScenario.launch(SettingsActivity.class);

  @After
  public void putEverythingBack() {
    onView(withId(R.id.theme_system)).perform(scrollTo(), click());
    screen.onActivity(
        activity -> AppCompatDelegate.setApplicationLocales(LocaleListCompat.getEmptyLocaleList()));
    screen.close();
  }

  @Test
  public void theme_chosen_holdsAtOnceAndStays() {
    onView(withId(R.id.theme_dark)).perform(scrollTo(), click());
    assertEquals(Configuration.UI_MODE_NIGHT_YES, seen(SettingsFlowTest::night));
    Rotation.turn(screen);
    onView(withId(R.id.theme_dark)).perform(scrollTo()).check(matches(isChecked()));
    onView(withId(R.id.theme_light)).perform(scrollTo(), click());
    onView(withId(R.id.theme_dark)).perform(scrollTo()).check(matches(isNotChecked()));
    assertEquals(Configuration.UI_MODE_NIGHT_NO, seen(SettingsFlowTest::night));
  }

  @Test
  public void contrast_chosen_holdsAtOnce() {
    onView(withId(R.id.high_contrast)).perform(scrollTo(), click());
    assertEquals(
        seen(activity -> activity.getColor(R.color.casilla_high_primary)),
        seen(
            activity ->
                MaterialColors.getColor(
                    activity, androidx.appcompat.R.attr.colorPrimary, "primary")));
    onView(withId(R.id.high_contrast)).perform(scrollTo()).check(matches(isChecked()));
    onView(withId(R.id.high_contrast)).perform(scrollTo(), click());
    onView(withId(R.id.high_contrast)).perform(scrollTo()).check(matches(isNotChecked()));
  }

  @Test
  public void language_chosen_isTheApps() {
    onView(withId(R.id.language_spanish)).perform(scrollTo(), click());
    onView(withId(R.id.language_spanish)).perform(scrollTo()).check(matches(isChecked()));
    assertEquals("es", AppCompatDelegate.getApplicationLocales().toLanguageTags());
    onView(withId(R.id.language_system)).perform(scrollTo(), click());
    assertEquals("", AppCompatDelegate.getApplicationLocales().toLanguageTags());
  }

  @Test
  public void options_switchedInTheMiddleOfARotation_stay() {
    onView(withId(R.id.keep_screen_on)).perform(scrollTo(), click());
    onView(withId(R.id.highlight_peers)).perform(scrollTo(), click());
    onView(withId(R.id.digit_first)).perform(scrollTo(), click());
    Rotation.turn(screen);
    onView(withId(R.id.keep_screen_on)).perform(scrollTo()).check(matches(isChecked()));
    onView(withId(R.id.highlight_peers)).perform(scrollTo()).check(matches(isNotChecked()));
    onView(withId(R.id.digit_first)).perform(scrollTo()).check(matches(isChecked()));
    onView(withId(R.id.keep_screen_on)).perform(scrollTo(), click());
    onView(withId(R.id.highlight_peers)).perform(scrollTo(), click());
    onView(withId(R.id.cell_first)).perform(scrollTo(), click());
  }

  private static int night(Activity activity) {
    return activity.getResources().getConfiguration().uiMode & Configuration.UI_MODE_NIGHT_MASK;
  }

  private int seen(ToIntFunction<Activity> property) {
    AtomicInteger value = new AtomicInteger();
    screen.onActivity(activity -> value.set(property.applyAsInt(activity)));
    return value.get();
  }
}
