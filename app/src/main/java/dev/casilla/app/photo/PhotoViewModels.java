package dev.casilla.app.photo;

import android.content.Context;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/** Makes {@link PhotoViewModel}s. */
public final class PhotoViewModels implements ViewModelProvider.Factory {
  private final Supplier<PhotoReader> readers;
  private final Executor reading;
  private final Executor screen;

  /**
   * For view models that read photos on {@code reading}, where {@code readers} may be asked, and
   * come back on {@code screen}.
   *
   * @param secondOpinion is asked about boards that stay doubtful
   */
  public PhotoViewModels(
      Context context,
      Supplier<PuzzleReader> readers,
      Optional<SecondOpinion> secondOpinion,
      Executor reading,
      Executor screen) {
    PhotoAlbum album = new DevicePhotos(context);
    this.readers = () -> new PhotoReader(album, readers.get(), secondOpinion);
    this.reading = reading;
    this.screen = screen;
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    PhotoViewModel model =
        new PhotoViewModel(
            SavedStateHandleSupport.createSavedStateHandle(extras), readers, reading, screen);
    return Objects.requireNonNull(modelClass.cast(model));
  }
}
