package dev.casilla.app.ui.photo;

import android.content.Context;
import android.os.Bundle;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import androidx.lifecycle.viewmodel.MutableCreationExtras;
import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.photo.DevicePhotoSource;
import dev.casilla.app.reading.photo.PhotoReader;
import dev.casilla.app.reading.photo.PhotoSource;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Makes {@link PhotoViewModel}s. */
public final class PhotoViewModels implements ViewModelProvider.Factory {
  private final PhotoSource album;
  private final Supplier<PhotoReader> readers;
  private final PhotoExecutors executors;
  private final LongSupplier millis;

  /**
   * For view models that work on {@code executors}, of which the reading one may ask {@code
   * readers}. What a process that is gone has left behind is deleted now.
   *
   * @param secondOpinion is asked about boards that stay doubtful
   * @param millis a clock that only goes forward
   */
  public PhotoViewModels(
      Context context,
      Supplier<PuzzleReader> readers,
      Optional<SecondOpinion> secondOpinion,
      PhotoExecutors executors,
      LongSupplier millis) {
    this.album = new DevicePhotoSource(context);
    this.readers = () -> new PhotoReader(readers.get(), secondOpinion, Origin.PHOTO);
    this.executors = executors;
    this.millis = millis;
    executors.storage().execute(album::deleteOldCaptures);
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    SavedStateHandle saved = SavedStateHandleSupport.createSavedStateHandle(ownOf(extras));
    PhotoViewModel model = new PhotoViewModel(saved, album, readers, executors, millis);
    return Objects.requireNonNull(modelClass.cast(model));
  }

  /**
   * All but what the intent brought, which would be taken for what was saved: any app can open the
   * screen, and has its photo in the intent's data.
   */
  private static CreationExtras ownOf(CreationExtras extras) {
    MutableCreationExtras own = new MutableCreationExtras(extras);
    own.set(SavedStateHandleSupport.DEFAULT_ARGS_KEY, new Bundle());
    return own;
  }
}
