package dev.casilla.app.ui.photo;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.reading.photo.PhotoReader;
import dev.casilla.app.reading.photo.PhotoSource;
import dev.casilla.app.reading.photo.PhotoSource.OpenedPhoto;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A photo view model whose background work the test runs. */
@ExtendWith(InstantMainThread.class)
abstract class PhotoViewModelFixture {
  static final int WIDTH = 600;
  static final int HEIGHT = 900;
  static final NewspaperPage PAGE = new NewspaperPage(TestScenes.PUZZLE, 4);

  final QueuedExecutor reading = new QueuedExecutor();
  final FakeAlbum album = new FakeAlbum();
  final SavedStateHandle saved = new SavedStateHandle();
  long millis;
  PhotoViewModel model;

  @BeforeEach
  void makeModel() {
    model = start();
  }

  PhotoViewModel start() {
    return start(reading);
  }

  /** A view model that opens photos on {@code opening}. */
  PhotoViewModel start(Executor opening) {
    AppExecutors executors =
        new AppExecutors(
            Runnable::run, millis -> reading, reading, reading, reading, reading, opening);
    PuzzleReader reader = new PuzzleReader();
    return new PhotoViewModel(
        saved,
        album,
        () -> new PhotoReader(reader, Optional.empty(), Origin.PHOTO),
        executors,
        () -> millis);
  }

  void takeAPhoto() {
    model.capture();
    reading.runAll();
    model.capturing();
    model.captured(true);
    reading.runAll();
  }

  PhotoUiState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  static GrayPhoto photo(double scale) {
    int width = (int) (WIDTH * scale);
    int height = (int) (HEIGHT * scale);
    return new GrayPhoto(
        PAGE.photograph(CameraPose.above(46 * scale), width, height), width, height);
  }

  /** One page beside the other. */
  static GrayPhoto twoPages() {
    GrayPhoto page = photo(1);
    byte[] both = new byte[2 * WIDTH * HEIGHT];
    for (int i = 0; i < both.length; i++) {
      int y = i / (2 * WIDTH);
      both[i] = (byte) page.at(i % WIDTH, y);
    }
    return new GrayPhoto(both, 2 * WIDTH, HEIGHT);
  }

  /** Opens the photo that the test sets. */
  static final class FakeAlbum implements PhotoSource {
    final List<String> forgotten = new ArrayList<>();
    GrayPhoto photo = new GrayPhoto(new byte[0], 0, 0);
    PhotoError trouble = PhotoError.NO_GRID;
    Optional<Supplier<Error>> failure = Optional.empty();
    boolean hasRoom = true;
    int forgottenBeforePlace;
    int sweeps;

    @Override
    public OpenedPhoto open(String address) {
      if (failure.isPresent()) {
        throw failure.get().get();
      }
      return trouble == PhotoError.NO_GRID
          ? new OpenedPhoto.Opened(photo)
          : new OpenedPhoto.Failed(trouble);
    }

    @Override
    public Optional<String> createCaptureUri() {
      forgottenBeforePlace = forgotten.size();
      return hasRoom ? Optional.of("content://own/photo") : Optional.empty();
    }

    @Override
    public void deleteCapture(String address) {
      forgotten.add(address);
    }

    @Override
    public void deleteOldCaptures() {
      sweeps++;
    }
  }
}
