package dev.casilla.app.puzzle;

import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.settings.SettingsStore;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Makes {@link PuzzleViewModel}s. */
public final class PuzzleViewModels implements ViewModelProvider.Factory {
  private final Surroundings surroundings;
  private final SettingsStore settings;

  /** For view models that keep things in {@code stores} and take the time from {@code clock}. */
  public PuzzleViewModels(PuzzleStores stores, LongSupplier clock, PuzzleExecutors executors) {
    LongText longText = new TextInCache(stores.cache());
    this.surroundings =
        new Surroundings(
            Judgement::of, stores.sheets(), longText, new LeftBehind(), clock, executors);
    this.settings = stores.settings();
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
