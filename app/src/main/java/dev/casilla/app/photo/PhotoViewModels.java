package dev.casilla.app.photo;

import android.content.Context;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/** Makes {@link PhotoViewModel}s. */
public final class PhotoViewModels implements ViewModelProvider.Factory {
  private final PhotoAlbum album;
  private final Supplier<PhotoReader> readers;
  private final PhotoExecutors executors;

  /**
   * For view models that work on {@code executors}, of which the reading one may ask {@code
   * readers}.
   *
   * @param secondOpinion is asked about boards that stay doubtful
   */
  public PhotoViewModels(
      Context context,
      Supplier<PuzzleReader> readers,
      Optional<SecondOpinion> secondOpinion,
      PhotoExecutors executors) {
    this.album = new DevicePhotos(context);
    this.readers = () -> new PhotoReader(readers.get(), secondOpinion, Origin.PHOTO);
    this.executors = executors;
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    PhotoViewModel model =
        new PhotoViewModel(
            SavedStateHandleSupport.createSavedStateHandle(extras), album, readers, executors);
    return Objects.requireNonNull(modelClass.cast(model));
  }
}
