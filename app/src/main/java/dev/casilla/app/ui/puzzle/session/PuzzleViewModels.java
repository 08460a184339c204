package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Makes {@link PuzzleViewModel}s. */
public final class PuzzleViewModels implements ViewModelProvider.Factory {
  private final PuzzleDependencies surroundings;
  private final SettingsStore settings;

  /** For view models that keep things in {@code stores} and take the time from {@code clock}. */
  public PuzzleViewModels(PuzzleStores stores, LongSupplier clock, PuzzleExecutors executors) {
    LongPasteStore longText = new CachedLongPasteStore(stores.cache());
    this.surroundings =
        new PuzzleDependencies(
            PuzzleAnalysis::of,
            stores.sheets(),
            longText,
            new ClosedScreenWrites(),
            clock,
            executors);
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
