package dev.casilla.app.ui.create;

import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import java.util.Objects;

/** Makes {@link CreateViewModel}s. */
public final class CreateViewModels implements ViewModelProvider.Factory {
  private final CreateTools tools;

  /** For view models that work with {@code tools}. */
  public CreateViewModels(CreateTools tools) {
    this.tools = tools;
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    CreateViewModel model =
        new CreateViewModel(
            SavedStateHandleSupport.createSavedStateHandle(extras), new LevelPuzzleMaker(), tools);
    return Objects.requireNonNull(modelClass.cast(model));
  }
}
