package dev.casilla.app.photo;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.photo.PhotoOutcome.Found;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Takes in photos and what a person does on the photo screen, and says what the screen shows. */
/*
 * Saved are the address of the photo being looked at, with which a process that died begins anew,
 * and where a camera app is to put one: a process often dies while another has the camera.
 * `run` is the photo that is awaited; what any other comes to is out of date.
 *
 * A photo that a camera app took stays until the person is done with it, so that it is there to
 * begin anew with. onCleared() is no sign of that: a screen that comes back is cleared, too.
 */
final class PhotoViewModel extends ViewModel {
  static final String ADDRESS = "address";
  static final String CAPTURE = "capture";

  private final SavedStateHandle saved;
  private final PhotoAlbum album;
  private final Supplier<PhotoReader> readers;
  private final PhotoExecutors executors;
  private final MutableLiveData<PhotoUiState> state = new MutableLiveData<>();
  private @Nullable PhotoRun run;

  /** A model that reads photos of {@code album} with what {@code readers} gives. */
  PhotoViewModel(
      SavedStateHandle saved,
      PhotoAlbum album,
      Supplier<PhotoReader> readers,
      PhotoExecutors executors) {
    this.saved = saved;
    this.album = album;
    this.readers = readers;
    this.executors = executors;
    state.setValue(new PhotoUiState.Choosing());
    String address = saved.get(ADDRESS);
    if (address != null) {
      open(address);
    } else if (saved.get(CAPTURE) == null) {
      executors.storage().execute(album::sweep);
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
    PhotoRun next = new PhotoRun(() -> album.open(address), photo -> readers.get().read(photo));
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

  /** Has a camera app opened, as soon as there is a place for its photo. */
  void capture() {
    startOver();
    executors
        .storage()
        .execute(
            () -> {
              Optional<String> place = album.place();
              executors.screen().execute(() -> capture(place));
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
    complain(PhotoTrouble.NO_CAMERA_APP);
  }

  /** Complains that the camera app may not be opened, though it may be asked for again or not. */
  void refuseCamera(boolean isRepeatable) {
    startOver();
    complain(isRepeatable ? PhotoTrouble.CAMERA_REFUSED : PhotoTrouble.CAMERA_BLOCKED);
  }

  /** Complains that there is no app to choose a photo with. */
  void missPicker() {
    startOver();
    complain(PhotoTrouble.NO_PICKER);
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

  private void capture(Optional<String> place) {
    if (place.isPresent()) {
      saved.set(CAPTURE, place.get());
      state.setValue(new PhotoUiState.Capturing(place.get()));
    } else {
      complain(PhotoTrouble.NO_ROOM);
    }
  }

  private void forget(String address) {
    executors.storage().execute(() -> album.forget(address));
  }

  private void end(PhotoRun ended) {
    if (ended == run) {
      run = null;
      show(ended.outcome());
    }
  }

  private void show(PhotoOutcome outcome) {
    if (outcome instanceof Found found) {
      state.setValue(
          found.puzzles().size() == 1
              ? new PhotoUiState.Taken(found.puzzles().get(0).draft())
              : new PhotoUiState.Several(found));
    } else {
      complain(((PhotoOutcome.Failed) outcome).trouble());
    }
  }

  private void complain(PhotoTrouble trouble) {
    state.setValue(new PhotoUiState.Trouble(trouble));
  }

  private void cancel() {
    PhotoRun outdated = run;
    run = null;
    if (outdated != null) {
      outdated.cancel();
    }
  }
}
