package dev.casilla.app.ui.settings;

import android.view.ViewGroup;
import androidx.core.widget.NestedScrollView;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.R;
import dev.casilla.app.databinding.SettingsScreenBinding;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.settings.AppLanguage;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.model.settings.ThemeMode;
import dev.casilla.app.ui.settings.SettingsUiState.AvailableOptions;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The states of the settings screen for golden pictures. */
public final class SettingsScreenPictures implements PicturedScreen<SettingsActivity> {
  private static final SettingsUiState USUAL =
      new SettingsUiState(Settings.DEFAULT, AppLanguage.SYSTEM, AvailableOptions.ALL, true);
  private static final SettingsUiState OTHER =
      new SettingsUiState(
          new Settings(
              ThemeMode.DARK,
              EntryOrder.DIGIT_FIRST,
              EnumSet.of(SettingsOption.DYNAMIC_COLOR, SettingsOption.HIGH_CONTRAST)),
          AppLanguage.SPANISH,
          AvailableOptions.ALL,
          true);

  @Override
  public String name() {
    return "settings";
  }

  @Override
  public Class<SettingsActivity> activity() {
    return SettingsActivity.class;
  }

  @Override
  public Map<String, Consumer<SettingsActivity>> states() {
    return Map.of(
        "top", activity -> show(activity, USUAL),
        "end", SettingsScreenPictures::showEnd,
        "other", activity -> show(activity, OTHER),
        "no-wallpaper",
            activity ->
                show(
                    activity,
                    new SettingsUiState(
                        Settings.DEFAULT,
                        AppLanguage.SYSTEM,
                        AvailableOptions.NO_DYNAMIC_COLOR,
                        true)),
        "not-kept",
            activity ->
                show(
                    activity,
                    new SettingsUiState(
                        Settings.DEFAULT, AppLanguage.SYSTEM, AvailableOptions.ALL, false)));
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("top", "end");
  }

  private static void showEnd(SettingsActivity activity) {
    show(activity, USUAL);
    WindowPicture.layOut(activity.getWindow().getDecorView());
    NestedScrollView scroll = (NestedScrollView) activity.findViewById(R.id.column).getParent();
    scroll.scrollTo(0, Integer.MAX_VALUE / 2);
  }

  private static void show(SettingsActivity activity, SettingsUiState state) {
    SettingsViewModel model = new ViewModelProvider(activity).get(SettingsViewModel.class);
    SettingsScreenBinding views =
        SettingsScreenBinding.bind(
            ((ViewGroup) activity.findViewById(android.R.id.content)).getChildAt(0));
    new SettingsScreen(views, model).show(state);
  }
}
