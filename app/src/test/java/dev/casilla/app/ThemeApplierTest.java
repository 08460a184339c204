package dev.casilla.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Context;
import android.content.res.Configuration;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.model.settings.ThemeMode;
import dev.casilla.app.testing.device.SystemContrast;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToIntFunction;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
public final class ThemeApplierTest {
  private final CasillaApplication application = ApplicationProvider.getApplicationContext();

  @Test
  @Config(application = SimulatedPhoneApplication.class)
  public void dynamicColour_available_isUsed() {
    assertNotEquals(own(R.color.casilla_primary), primary());
  }

  @Test
  @Config(application = SimulatedPhoneApplication.class, qualifiers = "+night")
  public void dynamicColour_available_isUsedInTheDarkToo() {
    assertNotEquals(own(R.color.casilla_primary), primary());
  }

  @Test
  @Config(application = SimulatedPhoneApplication.class)
  public void dynamicColour_switchedOff_isNotUsed() {
    choose(Settings.DEFAULT.without(SettingsOption.DYNAMIC_COLOR));
    assertEquals(own(R.color.casilla_primary), primary());
  }

  @Test
  @Config(application = SimulatedPhoneApplication.class)
  public void highContrast_overridesDynamicColour() {
    choose(Settings.DEFAULT.with(SettingsOption.HIGH_CONTRAST));
    assertEquals(own(R.color.casilla_high_primary), primary());
  }

  @Test
  public void ownColours_normalContrast_areThePalette() {
    assertEquals(own(R.color.casilla_primary), primary());
  }

  @Test
  public void ownColours_systemContrastRaised_areHighContrast() {
    SystemContrast.set(1f);
    assertEquals(own(R.color.casilla_high_primary), primary());
    SystemContrast.set(0.5f);
    assertEquals(own(R.color.casilla_high_primary), primary());
  }

  @Test
  public void textAndIcons_useThePalette() {
    assertEquals(own(R.color.casilla_on_surface), color(android.R.attr.textColorPrimary));
    assertEquals(own(R.color.casilla_on_surface_variant), color(android.R.attr.textColorSecondary));
    assertEquals(
        own(R.color.casilla_on_surface_variant),
        color(androidx.appcompat.R.attr.colorControlNormal));
  }

  @Test
  public void textAndIcons_highContrast_useItsPalette() {
    choose(Settings.DEFAULT.with(SettingsOption.HIGH_CONTRAST));
    assertEquals(own(R.color.casilla_high_on_surface), color(android.R.attr.textColorPrimary));
    assertEquals(
        own(R.color.casilla_high_on_surface_variant),
        color(androidx.appcompat.R.attr.colorControlNormal));
  }

  @Test
  public void contrast_changed_updatesTheOpenScreen() {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      choose(Settings.DEFAULT.with(SettingsOption.HIGH_CONTRAST));
      assertEquals(own(R.color.casilla_high_primary), seen(screen, ThemeApplierTest::primaryOf));
      choose(Settings.DEFAULT);
      assertEquals(own(R.color.casilla_primary), seen(screen, ThemeApplierTest::primaryOf));
    }
  }

  @Test
  public void theme_changed_updatesTheOpenScreen() {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      choose(Settings.DEFAULT.with(ThemeMode.DARK));
      assertEquals(Configuration.UI_MODE_NIGHT_YES, seen(screen, ThemeApplierTest::nightOf));
      choose(Settings.DEFAULT.with(ThemeMode.LIGHT));
      assertEquals(Configuration.UI_MODE_NIGHT_NO, seen(screen, ThemeApplierTest::nightOf));
    }
  }

  @Test
  public void otherSettings_changed_doNotRecreateTheScreen() {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      int before = seen(screen, System::identityHashCode);
      choose(Settings.DEFAULT.without(SettingsOption.HIGHLIGHT_PEERS));
      assertEquals(before, seen(screen, System::identityHashCode));
    }
  }

  @Test
  public void theme_changed_isStored() throws Exception {
    choose(Settings.DEFAULT.with(ThemeMode.DARK));
    CountDownLatch written = new CountDownLatch(1);
    application.container().executors().storage().execute(written::countDown);
    assertTrue(written.await(10, TimeUnit.SECONDS));
    assertTrue(
        application
            .getSharedPreferences("settings", Context.MODE_PRIVATE)
            .getAll()
            .containsValue(ThemeMode.DARK.name()));
  }

  private void choose(Settings settings) {
    SettingsStore store = application.settings();
    store.save(settings);
  }

  private int own(int color) {
    return application.getColor(color);
  }

  private static int primary() {
    return color(androidx.appcompat.R.attr.colorPrimary);
  }

  private static int color(int attribute) {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      return seen(screen, activity -> colorOf(activity, attribute));
    }
  }

  private static int primaryOf(Activity activity) {
    return colorOf(activity, androidx.appcompat.R.attr.colorPrimary);
  }

  private static int colorOf(Activity activity, int attribute) {
    return MaterialColors.getColor(activity, attribute, "color");
  }

  private static int nightOf(Activity activity) {
    return activity.getResources().getConfiguration().uiMode & Configuration.UI_MODE_NIGHT_MASK;
  }

  private static int seen(
      ActivityScenario<PuzzleActivity> screen, ToIntFunction<Activity> property) {
    AtomicInteger value = new AtomicInteger();
    screen.onActivity(activity -> value.set(property.applyAsInt(activity)));
    return value.get();
  }
}
