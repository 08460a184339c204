package dev.casilla.app.puzzle;

import android.os.Bundle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import androidx.lifecycle.viewmodel.MutableCreationExtras;
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
            SavedStateHandleSupport.createSavedStateHandle(wished(extras)), surroundings, chosen);
    return Objects.requireNonNull(modelClass.cast(model));
  }

  /**
   * Of what the intent brought, which is taken for what was saved, only the wish for a sheet: any
   * app can open the screen.
   */
  private static CreationExtras wished(CreationExtras extras) {
    Bundle wish = new Bundle();
    Bundle brought = extras.get(SavedStateHandleSupport.DEFAULT_ARGS_KEY);
    if (brought != null && brought.getLong(SavedScene.SHEET) != Slot.NEW) {
      wish.putLong(SavedScene.SHEET, brought.getLong(SavedScene.SHEET));
    }
    if (brought != null && SavedScene.BLANK.equals(brought.getString(SavedScene.PLACE))) {
      wish.putString(SavedScene.PLACE, SavedScene.BLANK);
    }
    MutableCreationExtras own = new MutableCreationExtras(extras);
    own.set(SavedStateHandleSupport.DEFAULT_ARGS_KEY, wish);
    return own;
  }
}
