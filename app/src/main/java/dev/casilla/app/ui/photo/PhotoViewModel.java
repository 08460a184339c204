package dev.casilla.app.ui.photo;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.ReaderProvider;
import dev.casilla.app.reading.SecondOpinionProvider;
import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.reading.photo.PhotoReader;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.app.reading.photo.PhotoResult.Found;
import dev.casilla.app.reading.photo.PhotoSource;
import dev.casilla.app.reading.photo.PhotoSource.OpenedPhoto;
import dev.casilla.app.ui.common.CameraPermission;
import dev.casilla.app.ui.common.CameraPermission.CameraAccess;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Reads photos and provides the photo screen's state. */
/*
 * The saved state holds the content URI of the photo on screen, which is read again after process
 * death, and the one where a camera app puts a photo: Android often ends the process meanwhile.
 * `request` counts what the person asks for: a URI for the camera app that is created too late,
 * after another request, is not used.
 *
 * A photo from the camera app is kept until the person is done with it, so that it can be read
 * again. onCleared() does not delete it, because a restored screen is cleared, too.
 */
public final class PhotoViewModel extends ViewModel {
  static final String ADDRESS = "address";
  static final String CAPTURE = "capture";

  private final SavedStateHandle saved;
  private final CameraPermission permission;
  private final PhotoSource photos;
  private final Supplier<PhotoReader> readers;
  private final AppExecutors executors;
  private final LatestTask reading;
  private final MutableLiveData<PhotoUiState> state = new MutableLiveData<>();
  private int request;

  /** Reads photos of {@code photos} with {@code readers}; {@code millis} is a monotonic clock. */
  PhotoViewModel(
      SavedStateHandle saved,
      PhotoSource photos,
      Supplier<PhotoReader> readers,
      AppExecutors executors,
      LongSupplier millis) {
    this.saved = saved;
    this.permission = new CameraPermission(saved, millis);
    this.photos = photos;
    this.readers = readers;
    this.executors = executors;
    this.reading = new LatestTask(executors.main());
    state.setValue(new PhotoUiState.Choosing());
    String address = saved.get(ADDRESS);
    if (address != null) {
      open(address);
    } else if (saved.get(CAPTURE) == null) {
      executors.storage().execute(photos::deleteOldCaptures);
    }
  }

  /**
   * Creates view models that read photos of {@code photos}; {@code millis} is a monotonic clock.
   */
  public static ViewModelInitializer<PhotoViewModel> initializer(
      PhotoSource photos,
      ReaderProvider readers,
      SecondOpinionProvider opinions,
      AppExecutors executors,
      LongSupplier millis) {
    return new ViewModelInitializer<>(
        PhotoViewModel.class,
        extras -> {
          opinions.warmUp().run();
          return new PhotoViewModel(
              SavedStateHandleSupport.createSavedStateHandle(extras),
              photos,
              () -> new PhotoReader(readers.get(), opinions.opinion(), Origin.PHOTO),
              executors,
              millis);
        });
  }

  LiveData<PhotoUiState> state() {
    return state;
  }

  /** Reads the photo at the content URI {@code address}. */
  void open(String address) {
    cancel();
    String before = saved.get(ADDRESS);
    if (before != null && !before.equals(address)) {
      forget(before);
    }
    saved.set(ADDRESS, address);
    state.setValue(new PhotoUiState.Reading());
    // Opening may block for ever, so it does not occupy the reading thread.
    reading.start(executors.transfer(), () -> photos.open(address), this::read, this::fail);
  }

  /** Called if the person or another app sent something that must not be opened. */
  void refuse() {
    startOver();
    complain(PhotoError.UNREADABLE);
  }

  /** Takes the puzzle at {@code index} of those found. */
  void choose(int index) {
    if (state.getValue() instanceof PhotoUiState.Several several) {
      state.setValue(new PhotoUiState.Taken(several.found().puzzles().get(index).draft()));
    }
  }

  /** Prepares a file for the camera app, then has it opened. The permission is granted. */
  void capture() {
    permission.update(true, CameraAccess.GRANTED);
    startOver();
    int current = request;
    executors
        .storage()
        .execute(
            () -> {
              Optional<String> place = photos.createCaptureUri();
              executors.main().execute(() -> capture(place, current));
            });
  }

  void capturing() {
    state.setValue(new PhotoUiState.Choosing());
  }

  /** Called when the camera app returns. Reads its photo, or deletes what is left of it. */
  void captured(boolean isTaken) {
    String place = saved.remove(CAPTURE);
    if (place != null && isTaken) {
      open(place);
    } else if (place != null) {
      forget(place);
    }
  }

  void missCameraApp() {
    captured(false);
    complain(PhotoError.NO_CAMERA_APP);
  }

  /** Called before the permission dialog is shown. */
  void ask(boolean isWorthExplaining) {
    permission.ask(isWorthExplaining);
  }

  /** Called with the result of the permission dialog. */
  void answered(boolean isGranted, boolean isWorthExplaining) {
    if (isGranted) {
      capture();
    } else {
      startOver();
      boolean isForGood = permission.refused(isWorthExplaining) == CameraAccess.BLOCKED;
      complain(isForGood ? PhotoError.CAMERA_BLOCKED : PhotoError.CAMERA_REFUSED);
    }
  }

  /** Called when the photo picker opens. Cancels a request for the camera app. */
  void picking() {
    request++;
  }

  void missPicker() {
    startOver();
    complain(PhotoError.NO_PICKER);
  }

  /** Cancels reading, deletes a photo from the camera app, and shows the ways to a photo. */
  void startOver() {
    cancel();
    String address = saved.remove(ADDRESS);
    if (address != null) {
      forget(address);
    }
    state.setValue(new PhotoUiState.Choosing());
  }

  /** Called when the screen is finished. Deletes a photo from the camera app. */
  void leave() {
    captured(false);
    startOver();
  }

  @Override
  protected void onCleared() {
    cancel();
  }

  private void capture(Optional<String> place, int current) {
    if (current != request) {
      return;
    }
    if (place.isPresent()) {
      saved.set(CAPTURE, place.get());
      state.setValue(new PhotoUiState.Capturing(place.get()));
    } else {
      complain(PhotoError.NO_ROOM);
    }
  }

  private void forget(String address) {
    executors.storage().execute(() -> photos.deleteCapture(address));
  }

  private void read(OpenedPhoto opened) {
    reading.start(executors.reading(), () -> result(opened), this::show, this::fail);
  }

  private PhotoResult result(OpenedPhoto opened) {
    if (opened instanceof OpenedPhoto.Failed failed) {
      return new PhotoResult.Failed(failed.trouble());
    }
    if (opened instanceof OpenedPhoto.Part part) {
      PhotoResult result = readers.get().read(part.photo());
      boolean isFound = result instanceof PhotoResult.Found;
      return isFound ? result : new PhotoResult.Failed(PhotoError.INCOMPLETE);
    }
    return readers.get().read(((OpenedPhoto.Opened) opened).photo());
  }

  private void fail(Throwable failure) {
    boolean isMemory = failure instanceof OutOfMemoryError;
    if (!isMemory) {
      FailureLog.log("reading a photo", failure);
    }
    complain(isMemory ? PhotoError.TOO_LARGE : PhotoError.UNREADABLE);
  }

  private void show(PhotoResult outcome) {
    if (outcome instanceof Found found) {
      state.setValue(
          found.puzzles().size() == 1
              ? new PhotoUiState.Taken(found.puzzles().get(0).draft())
              : new PhotoUiState.Several(found));
    } else {
      complain(((PhotoResult.Failed) outcome).trouble());
    }
  }

  private void complain(PhotoError trouble) {
    state.setValue(new PhotoUiState.Trouble(trouble));
  }

  private void cancel() {
    request++;
    reading.cancel();
  }
}
