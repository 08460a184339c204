package dev.casilla.app;

import android.app.Activity;
import android.app.Application;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Dresses every screen when it is made, and has it made anew when it should look different. */
final class ThemeApplier implements Application.ActivityLifecycleCallbacks {
  private final Supplier<ThemeVariant> wantedVariant;
  private final Map<Activity, ThemeVariant> appliedVariants = new HashMap<>();

  /** A wardrobe that asks {@code wanted} what to wear. */
  ThemeApplier(Supplier<ThemeVariant> wanted) {
    this.wantedVariant = wanted;
  }

  /** What is wanted may have changed. */
  void recreateOutdated() {
    ThemeVariant now = wantedVariant.get();
    List<Activity> outdated = new ArrayList<>();
    appliedVariants.forEach(
        (screen, appearance) -> {
          if (appearance != now) {
            outdated.add(screen);
          }
        });
    outdated.forEach(Activity::recreate);
  }

  /** Android 10 and newer: before a screen's own onCreate. */
  @Override
  public void onActivityPreCreated(Activity screen, @Nullable Bundle state) {
    applyTheme(screen);
  }

  /** Older: at the end of Android's onCreate, and so before a screen inflates its views. */
  @Override
  public void onActivityCreated(Activity screen, @Nullable Bundle state) {
    applyTheme(screen);
  }

  @Override
  public void onActivityDestroyed(Activity screen) {
    appliedVariants.remove(screen);
  }

  @Override
  public void onActivityStarted(Activity screen) {}

  @Override
  public void onActivityResumed(Activity screen) {}

  @Override
  public void onActivityPaused(Activity screen) {}

  @Override
  public void onActivityStopped(Activity screen) {}

  @Override
  public void onActivitySaveInstanceState(Activity screen, Bundle state) {}

  private void applyTheme(Activity screen) {
    if (!appliedVariants.containsKey(screen)) {
      ThemeVariant appearance = wantedVariant.get();
      appliedVariants.put(screen, appearance);
      appearance.applyTo(screen);
    }
  }
}
