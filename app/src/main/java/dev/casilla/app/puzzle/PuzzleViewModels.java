package dev.casilla.app.puzzle;

import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.settings.SettingsStore;
import dev.casilla.app.sheet.Archive;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Makes {@link PuzzleViewModel}s. */
public final class PuzzleViewModels implements ViewModelProvider.Factory {
  private final Surroundings surroundings;
  private final SettingsStore settings;

  /** For view models that keep sheets in {@code store} and take the time from {@code clock}. */
  public PuzzleViewModels(
      Archive store, SettingsStore settings, LongSupplier clock, PuzzleExecutors executors) {
    this.surroundings = new Surroundings(Judgement::of, store, clock, executors);
    this.settings = settings;
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    Settings chosen = Optional.ofNullable(settings.settings().getValue()).orElse(Settings.DEFAULT);
    PuzzleViewModel model =
        new PuzzleViewModel(
            SavedStateHandleSupport.createSavedStateHandle(extras), surroundings, chosen);
    return Objects.requireNonNull(modelClass.cast(model));
  }
}
