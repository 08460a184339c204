package dev.casilla.app.photo;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.photo.PhotoOutcome.Found;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Takes in photos and what a person does on the photo screen, and says what the screen shows. */
/*
 * Saved are the address of the photo being looked at, with which a process that died begins anew,
 * and where a camera app is to put one: a process often dies while another has the camera.
 * `run` is the reading that is awaited; what any other comes to is out of date.
 */
final class PhotoViewModel extends ViewModel {
  static final String ADDRESS = "address";
  static final String CAPTURE = "capture";

  private final SavedStateHandle saved;
  private final Supplier<PhotoReader> readers;
  private final Executor reading;
  private final Executor screen;
  private final MutableLiveData<PhotoUiState> state = new MutableLiveData<>();
  private @Nullable FutureTask<PhotoOutcome> run;

  /** A model that reads with what {@code readers} gives on {@code reading}. */
  PhotoViewModel(
      SavedStateHandle saved, Supplier<PhotoReader> readers, Executor reading, Executor screen) {
    this.saved = saved;
    this.readers = readers;
    this.reading = reading;
    this.screen = screen;
    state.setValue(new PhotoUiState.Choosing());
    String address = saved.get(ADDRESS);
    if (address != null) {
      open(address);
    }
  }

  /** What the screen shows. */
  LiveData<PhotoUiState> state() {
    return state;
  }

  /** Reads the photo at {@code address}. */
  void open(String address) {
    cancel();
    saved.set(ADDRESS, address);
    FutureTask<PhotoOutcome> next = new FutureTask<>(() -> readers.get().read(address));
    run = next;
    state.setValue(new PhotoUiState.Reading());
    reading.execute(
        () -> {
          next.run();
          screen.execute(() -> end(next));
        });
  }

  /** Takes the puzzle at {@code index} of several. */
  void choose(int index) {
    if (state.getValue() instanceof PhotoUiState.Several several) {
      state.setValue(new PhotoUiState.Taken(several.found().puzzles().get(index).draft()));
    }
  }

  /** Has a camera app opened, as soon as there is a place for its photo. */
  void capture() {
    reading.execute(
        () -> {
          String place = readers.get().place();
          screen.execute(() -> capture(place));
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
      reading.execute(() -> readers.get().forget(place));
    }
  }

  /** Complains that there is no app to take a photo with. */
  void missCameraApp() {
    captured(false);
    state.setValue(new PhotoUiState.Trouble(PhotoTrouble.NO_CAMERA_APP));
  }

  /** Goes back to choosing a photo, whatever is being read. */
  void startOver() {
    cancel();
    saved.remove(ADDRESS);
    state.setValue(new PhotoUiState.Choosing());
  }

  @Override
  protected void onCleared() {
    cancel();
  }

  private void capture(String place) {
    saved.set(CAPTURE, place);
    state.setValue(new PhotoUiState.Capturing(place));
  }

  private void end(FutureTask<PhotoOutcome> ended) {
    if (ended == run) {
      run = null;
      show(outcome(ended));
    }
  }

  private void show(PhotoOutcome outcome) {
    if (outcome instanceof Found found) {
      state.setValue(
          found.puzzles().size() == 1
              ? new PhotoUiState.Taken(found.puzzles().get(0).draft())
              : new PhotoUiState.Several(found));
    } else {
      state.setValue(new PhotoUiState.Trouble(((PhotoOutcome.Failed) outcome).trouble()));
    }
  }

  private void cancel() {
    FutureTask<PhotoOutcome> outdated = run;
    run = null;
    if (outdated != null) {
      outdated.cancel(true);
    }
  }

  private static PhotoOutcome outcome(FutureTask<PhotoOutcome> ended) {
    try {
      return ended.get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException("no outcome", e);
    }
  }
}
