package dev.casilla.app.ui.settings;

import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.color.DynamicColors;
import dev.casilla.app.data.LanguageStore;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.ui.settings.SettingsUiState.AvailableOptions;
import java.util.Objects;

/** Makes {@link SettingsViewModel}s. */
public final class SettingsViewModels implements ViewModelProvider.Factory {
  private final SettingsStore store;
  private final LanguageStore languages;

  /** For view models that keep what is chosen in these two. */
  public SettingsViewModels(SettingsStore store, LanguageStore languages) {
    this.store = store;
    this.languages = languages;
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass) {
    AvailableOptions offer =
        DynamicColors.isDynamicColorAvailable()
            ? AvailableOptions.ALL
            : AvailableOptions.NO_DYNAMIC_COLOR;
    return Objects.requireNonNull(modelClass.cast(new SettingsViewModel(store, languages, offer)));
  }
}
