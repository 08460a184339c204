package dev.casilla.app.ui.photo;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.reading.photo.PhotoReader;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.app.reading.photo.PhotoResult.Found;
import dev.casilla.app.reading.photo.PhotoSource;
import dev.casilla.app.ui.common.permission.CameraAccess;
import dev.casilla.app.ui.common.permission.CameraPermission;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Takes in photos and what a person does on the photo screen, and says what the screen shows. */
/*
 * Saved are the address of the photo being looked at, with which a process that died begins anew,
 * and where a camera app is to put one: a process often dies while another has the camera.
 * `run` is the photo that is awaited; what any other comes to is out of date. So is a place for a
 * photo by the time that something else was wished for: `wish` counts what was.
 *
 * A photo that a camera app took stays until the person is done with it, so that it is there to
 * begin anew with. onCleared() is no sign of that: a screen that comes back is cleared, too.
 */
final class PhotoViewModel extends ViewModel {
  static final String ADDRESS = "address";
  static final String CAPTURE = "capture";

  private final SavedStateHandle saved;
  private final CameraPermission permission;
  private final PhotoSource album;
  private final Supplier<PhotoReader> readers;
  private final PhotoExecutors executors;
  private final MutableLiveData<PhotoUiState> state = new MutableLiveData<>();
  private @Nullable PhotoReadTask run;
  private int wish;

  /**
   * A model that reads photos of {@code album} with what {@code readers} gives; {@code millis} is a
   * clock that only goes forward.
   */
  PhotoViewModel(
      SavedStateHandle saved,
      PhotoSource album,
      Supplier<PhotoReader> readers,
      PhotoExecutors executors,
      LongSupplier millis) {
    this.saved = saved;
    this.permission = new CameraPermission(saved, millis);
    this.album = album;
    this.readers = readers;
    this.executors = executors;
    state.setValue(new PhotoUiState.Choosing());
    String address = saved.get(ADDRESS);
    if (address != null) {
      open(address);
    } else if (saved.get(CAPTURE) == null) {
      executors.storage().execute(album::deleteOldCaptures);
    }
  }

  /** What the screen shows. */
  LiveData<PhotoUiState> state() {
    return state;
  }

  /** Reads the photo at {@code address}. */
  void open(String address) {
    cancel();
    String before = saved.get(ADDRESS);
    if (before != null && !before.equals(address)) {
      forget(before);
    }
    saved.set(ADDRESS, address);
    PhotoReadTask next =
        new PhotoReadTask(() -> album.open(address), photo -> readers.get().read(photo));
    run = next;
    state.setValue(new PhotoUiState.Reading());
    next.start(executors, this::end);
  }

  /** Takes the puzzle at {@code index} of several. */
  void choose(int index) {
    if (state.getValue() instanceof PhotoUiState.Several several) {
      state.setValue(new PhotoUiState.Taken(several.found().puzzles().get(index).draft()));
    }
  }

  /** Has a camera app opened, as soon as there is a place for its photo; it may be used. */
  void capture() {
    permission.update(true, CameraAccess.GRANTED);
    startOver();
    int current = wish;
    executors
        .storage()
        .execute(
            () -> {
              Optional<String> place = album.createCaptureUri();
              executors.screen().execute(() -> capture(place, current));
            });
  }

  /** Takes note that the camera app was opened. */
  void capturing() {
    state.setValue(new PhotoUiState.Choosing());
  }

  /** Takes the photo that the camera app was to take, or makes sure that nothing is left of it. */
  void captured(boolean isTaken) {
    String place = saved.remove(CAPTURE);
    if (place != null && isTaken) {
      open(place);
    } else if (place != null) {
      forget(place);
    }
  }

  /** Complains that there is no app to take a photo with. */
  void missCameraApp() {
    captured(false);
    complain(PhotoError.NO_CAMERA_APP);
  }

  /** The person is asked now, and the system says whether there is something to explain. */
  void ask(boolean isWorthExplaining) {
    permission.ask(isWorthExplaining);
  }

  /** Takes note of the answer, and of whether there is something to explain now. */
  void answered(boolean isGranted, boolean isWorthExplaining) {
    if (isGranted) {
      capture();
    } else {
      startOver();
      boolean isForGood = permission.refused(isWorthExplaining) == CameraAccess.BLOCKED;
      complain(isForGood ? PhotoError.CAMERA_BLOCKED : PhotoError.CAMERA_REFUSED);
    }
  }

  /** Takes note that a photo is being chosen: no camera app is to come before that. */
  void picking() {
    wish++;
  }

  /** Complains that there is no app to choose a photo with. */
  void missPicker() {
    startOver();
    complain(PhotoError.NO_PICKER);
  }

  /** Goes back to choosing a photo, whatever is being read; the last photo is done with. */
  void startOver() {
    cancel();
    String address = saved.remove(ADDRESS);
    if (address != null) {
      forget(address);
    }
    state.setValue(new PhotoUiState.Choosing());
  }

  /** Leaves nothing behind: the person does not come back to this screen. */
  void leave() {
    captured(false);
    startOver();
  }

  @Override
  protected void onCleared() {
    cancel();
  }

  private void capture(Optional<String> place, int wished) {
    if (wished != wish) {
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
    executors.storage().execute(() -> album.deleteCapture(address));
  }

  private void end(PhotoReadTask ended) {
    if (ended == run) {
      run = null;
      show(ended.outcome());
    }
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
    wish++;
    PhotoReadTask outdated = run;
    run = null;
    if (outdated != null) {
      outdated.cancel();
    }
  }
}
