package dev.casilla.app;

import android.app.Activity;
import android.app.Application;
import android.app.UiModeManager;
import android.content.Context;
import android.os.Build;
import android.os.Bundle;
import androidx.annotation.RequiresApi;
import com.google.android.material.color.DynamicColors;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Applies colours to each activity on creation, and recreates it when it needs other colours. */
final class ThemeApplier implements Application.ActivityLifecycleCallbacks {
  /** Between the system's usual contrast, 0, and its medium contrast, 0.5. */
  private static final float HIGH_CONTRAST_FROM = 0.25f;

  private final Context context;
  private final Supplier<Settings> settings;
  private final BooleanSupplier hasDynamicColors;
  private final Map<Activity, Colors> applied = new HashMap<>();

  private enum Colors {
    /** The wallpaper, by Material; these follow the system's contrast. */
    DYNAMIC,
    /** Our palette, which is the theme's. */
    OWN,
    HIGH_CONTRAST
  }

  ThemeApplier(Context context, Supplier<Settings> settings, BooleanSupplier hasDynamicColors) {
    this.context = context;
    this.settings = settings;
    this.hasDynamicColors = hasDynamicColors;
  }

  /** To be called when the settings or the system's contrast changed. */
  void recreateOutdated() {
    Colors wanted = wanted();
    List<Activity> outdated = new ArrayList<>();
    applied.forEach(
        (activity, colors) -> {
          if (colors != wanted) {
            outdated.add(activity);
          }
        });
    outdated.forEach(Activity::recreate);
  }

  /** On Android 10 and newer, this is before the activity's own onCreate. */
  @Override
  public void onActivityPreCreated(Activity activity, @Nullable Bundle state) {
    apply(activity);
  }

  /** On older versions, this is at the end of Android's onCreate, before views are inflated. */
  @Override
  public void onActivityCreated(Activity activity, @Nullable Bundle state) {
    apply(activity);
  }

  @Override
  public void onActivityDestroyed(Activity activity) {
    applied.remove(activity);
  }

  @Override
  public void onActivityStarted(Activity activity) {}

  @Override
  public void onActivityResumed(Activity activity) {}

  @Override
  public void onActivityPaused(Activity activity) {}

  @Override
  public void onActivityStopped(Activity activity) {}

  @Override
  public void onActivitySaveInstanceState(Activity activity, Bundle state) {}

  private void apply(Activity activity) {
    if (applied.containsKey(activity)) {
      return;
    }
    Colors colors = wanted();
    applied.put(activity, colors);
    if (colors == Colors.DYNAMIC) {
      DynamicColors.applyToActivityIfAvailable(activity);
    } else if (colors == Colors.HIGH_CONTRAST) {
      activity.getTheme().applyStyle(R.style.ThemeOverlay_Casilla_HighContrast, true);
    }
  }

  private Colors wanted() {
    Settings chosen = settings.get();
    if (chosen.has(SettingsOption.HIGH_CONTRAST)) {
      return Colors.HIGH_CONTRAST;
    }
    if (chosen.has(SettingsOption.DYNAMIC_COLOR) && hasDynamicColors.getAsBoolean()) {
      return Colors.DYNAMIC;
    }
    boolean isHigh =
        Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE
            && systemContrast() >= HIGH_CONTRAST_FROM;
    return isHigh ? Colors.HIGH_CONTRAST : Colors.OWN;
  }

  @RequiresApi(Build.VERSION_CODES.UPSIDE_DOWN_CAKE)
  private float systemContrast() {
    return context.getSystemService(UiModeManager.class).getContrast();
  }
}
