package dev.casilla.app.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.puzzle.MainThreadIsHere;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.scan.Scenes;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(MainThreadIsHere.class)
final class PhotoViewModelTest {
  private static final int WIDTH = 600;
  private static final int HEIGHT = 900;
  private static final NewspaperPage PAGE = new NewspaperPage(Scenes.PUZZLE, 4);

  private final Queue reading = new Queue();
  private final FakeAlbum album = new FakeAlbum();
  private final SavedStateHandle saved = new SavedStateHandle();
  private PhotoViewModel model;

  @BeforeEach
  void makeModel() {
    model = start();
  }

  @Test
  void state_atFirst_isChoosing() {
    assertEquals(new PhotoUiState.Choosing(), state());
  }

  @Test
  void open_page_isReadAndForgottenOnceTaken() {
    album.photo = photo(1);
    model.open("content://a");
    assertEquals(new PhotoUiState.Reading(), state());
    reading.runAll();
    assertEquals(Scenes.PUZZLE, state().taken().get().givens());
    assertEquals(Origin.PHOTO, state().taken().get().origin());
    assertEquals(List.of(), album.forgotten);
    model.startOver();
    reading.runAll();
    assertEquals(List.of("content://a"), album.forgotten);
  }

  @Test
  void open_severalPuzzles_asksWhichOne() {
    album.photo = twoPages();
    model.open("content://a");
    reading.runAll();
    PhotoUiState.Several several = (PhotoUiState.Several) state();
    assertEquals(2, several.found().puzzles().size());
    model.choose(1);
    assertEquals(several.found().puzzles().get(1).draft(), state().taken().get());
  }

  @Test
  void open_failing_saysWhy() {
    album.trouble = PhotoTrouble.GONE;
    model.open("content://a");
    reading.runAll();
    assertEquals(new PhotoUiState.Trouble(PhotoTrouble.GONE), state());
  }

  @Test
  void open_memoryTooSmallToRead_saysSo() {
    PhotoExecutors executors = new PhotoExecutors(reading, reading, reading, Runnable::run);
    model = new PhotoViewModel(saved, album, PhotoViewModelTest::outOfMemory, executors);
    album.photo = photo(1);
    model.open("content://a");
    reading.runAll();
    assertEquals(new PhotoUiState.Trouble(PhotoTrouble.TOO_LARGE), state());
  }

  @Test
  void open_afterOneThatHangs_isRead() {
    Queue hanging = new Queue();
    PhotoExecutors executors = new PhotoExecutors(hanging, reading, reading, Runnable::run);
    model = start(executors);
    album.photo = photo(1);
    model.open("content://hanging");
    reading.runAll();
    assertEquals(new PhotoUiState.Reading(), state());
    model.startOver();
    assertEquals(new PhotoUiState.Choosing(), state());
    hanging.clear();
    model.open("content://a");
    hanging.runAll();
    reading.runAll();
    assertEquals(Scenes.PUZZLE, state().taken().get().givens());
  }

  @Test
  void open_withoutAPuzzle_saysSo() {
    album.photo = new GrayPhoto(new byte[300 * 300], 300, 300);
    model.open("content://a");
    reading.runAll();
    assertTrue(state() instanceof PhotoUiState.Trouble);
  }

  @Test
  void startOver_whileReading_endsItUnseen() {
    album.photo = photo(1);
    model.open("content://a");
    model.startOver();
    reading.runAll();
    assertEquals(new PhotoUiState.Choosing(), state());
    assertEquals(List.of("content://a"), album.forgotten);
  }

  @Test
  void open_another_onlyTheLastCounts() {
    album.photo = photo(1);
    model.open("content://a");
    album.trouble = PhotoTrouble.UNREADABLE;
    model.open("content://b");
    reading.runAll();
    assertEquals(new PhotoUiState.Trouble(PhotoTrouble.UNREADABLE), state());
    assertEquals(List.of("content://a"), album.forgotten);
  }

  @Test
  void processDeath_whileReading_readsAgain() {
    album.photo = photo(1);
    model.open("content://a");
    model = start();
    assertEquals(new PhotoUiState.Reading(), state());
    reading.runAll();
    assertEquals(Scenes.PUZZLE, state().taken().get().givens());
  }

  @Test
  void capture_taken_isRead() {
    album.photo = photo(1);
    model.capture();
    reading.runAll();
    assertEquals(new PhotoUiState.Capturing("content://own/photo"), state());
    model.capturing();
    model = start();
    model.captured(true);
    reading.runAll();
    assertEquals(Scenes.PUZZLE, state().taken().get().givens());
    model.startOver();
    reading.runAll();
    assertEquals(List.of("content://own/photo"), album.forgotten);
  }

  @Test
  void capture_severalThenProcessDeath_isReadAgain() {
    album.photo = twoPages();
    takeAPhoto();
    assertTrue(state() instanceof PhotoUiState.Several);
    model = start();
    reading.runAll();
    assertTrue(state() instanceof PhotoUiState.Several);
    assertEquals(List.of(), album.forgotten);
    assertEquals(1, album.sweeps);
    model.choose(0);
    model.startOver();
    reading.runAll();
    assertEquals(List.of("content://own/photo"), album.forgotten);
  }

  @Test
  void capture_anew_forgetsTheLastBeforeThereIsAPlace() {
    album.photo = twoPages();
    takeAPhoto();
    model.capture();
    reading.runAll();
    assertEquals(List.of("content://own/photo"), album.forgotten);
    assertEquals(1, album.forgottenBeforePlace);
    model.capturing();
    model.captured(true);
    reading.runAll();
    assertTrue(state() instanceof PhotoUiState.Several);
    assertEquals(1, album.forgotten.size());
  }

  @Test
  void leave_photoTaken_leavesNothingBehind() {
    album.photo = twoPages();
    takeAPhoto();
    model.leave();
    reading.runAll();
    assertEquals(List.of("content://own/photo"), album.forgotten);
  }

  @Test
  void leave_cameraAppOpen_leavesNothingBehind() {
    model.capture();
    reading.runAll();
    model.leave();
    reading.runAll();
    assertEquals(List.of("content://own/photo"), album.forgotten);
  }

  @Test
  void capture_noRoom_saysSo() {
    album.hasRoom = false;
    model.capture();
    reading.runAll();
    assertEquals(new PhotoUiState.Trouble(PhotoTrouble.NO_ROOM), state());
  }

  @Test
  void refuseCamera_saysSo() {
    model.refuseCamera();
    assertEquals(new PhotoUiState.Trouble(PhotoTrouble.CAMERA_REFUSED), state());
  }

  @Test
  void missPicker_saysSo() {
    model.missPicker();
    assertEquals(new PhotoUiState.Trouble(PhotoTrouble.NO_PICKER), state());
  }

  @Test
  void capture_givenUp_leavesNothingBehind() {
    model.capture();
    reading.runAll();
    model.capturing();
    model.captured(false);
    reading.runAll();
    assertEquals(new PhotoUiState.Choosing(), state());
    assertEquals(List.of("content://own/photo"), album.forgotten);
  }

  @Test
  void capture_noCameraApp_saysSoAndLeavesNothingBehind() {
    model.capture();
    reading.runAll();
    model.capturing();
    model.missCameraApp();
    reading.runAll();
    assertEquals(new PhotoUiState.Trouble(PhotoTrouble.NO_CAMERA_APP), state());
    assertEquals(List.of("content://own/photo"), album.forgotten);
  }

  private PhotoViewModel start() {
    return start(new PhotoExecutors(reading, reading, reading, Runnable::run));
  }

  private PhotoViewModel start(PhotoExecutors executors) {
    PuzzleReader reader = new PuzzleReader();
    return new PhotoViewModel(
        saved, album, () -> new PhotoReader(reader, Optional.empty()), executors);
  }

  private void takeAPhoto() {
    model.capture();
    reading.runAll();
    model.capturing();
    model.captured(true);
    reading.runAll();
  }

  private static PhotoReader outOfMemory() {
    throw new OutOfMemoryError("for this test");
  }

  private PhotoUiState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  private static GrayPhoto photo(double scale) {
    int width = (int) (WIDTH * scale);
    int height = (int) (HEIGHT * scale);
    return new GrayPhoto(PAGE.photograph(Pose.above(46 * scale), width, height), width, height);
  }

  /** One page beside the other. */
  private static GrayPhoto twoPages() {
    GrayPhoto page = photo(1);
    byte[] both = new byte[2 * WIDTH * HEIGHT];
    for (int i = 0; i < both.length; i++) {
      int y = i / (2 * WIDTH);
      both[i] = (byte) page.at(i % WIDTH, y);
    }
    return new GrayPhoto(both, 2 * WIDTH, HEIGHT);
  }

  /** Has the photo that it is given. */
  private static final class FakeAlbum implements PhotoAlbum {
    final List<String> forgotten = new ArrayList<>();
    GrayPhoto photo = new GrayPhoto(new byte[0], 0, 0);
    PhotoTrouble trouble = PhotoTrouble.NO_GRID;
    boolean hasRoom = true;
    int forgottenBeforePlace;
    int sweeps;

    @Override
    public OpenedPhoto open(String address) {
      return trouble == PhotoTrouble.NO_GRID
          ? new OpenedPhoto.Opened(photo)
          : new OpenedPhoto.Failed(trouble);
    }

    @Override
    public Optional<String> place() {
      forgottenBeforePlace = forgotten.size();
      return hasRoom ? Optional.of("content://own/photo") : Optional.empty();
    }

    @Override
    public void forget(String address) {
      forgotten.add(address);
    }

    @Override
    public void sweep() {
      sweeps++;
    }
  }
}
