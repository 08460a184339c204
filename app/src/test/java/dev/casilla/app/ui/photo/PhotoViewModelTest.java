package dev.casilla.app.ui.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.reading.photo.PhotoReader;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.reader.PuzzleReader;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

final class PhotoViewModelTest extends PhotoViewModelFixture {
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
    assertEquals(TestScenes.PUZZLE, state().taken().get().givens());
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
    album.trouble = PhotoError.GONE;
    model.open("content://a");
    reading.runAll();
    assertEquals(new PhotoUiState.Trouble(PhotoError.GONE), state());
  }

  @Test
  void open_memoryTooSmallToRead_saysSo() {
    openWith(PhotoViewModelTest::outOfMemory);
    assertEquals(new PhotoUiState.Trouble(PhotoError.TOO_LARGE), state());
  }

  /** After any failure the person is told and can choose another photo. */
  @Test
  void open_readerFails_isUnreadableAndTheNextIsRead() {
    openWith(
        () -> {
          throw new IllegalStateException("for this test");
        });
    assertEquals(new PhotoUiState.Trouble(PhotoError.UNREADABLE), state());
    openWith(() -> new PhotoReader(new PuzzleReader(), Optional.empty(), Origin.PHOTO));
    assertEquals(TestScenes.PUZZLE, state().taken().get().givens());
  }

  @Test
  void open_decoderFails_isUnreadable() {
    album.failure = Optional.of(() -> new StackOverflowError("for this test"));
    openWith(PhotoViewModelTest::outOfMemory);
    assertEquals(new PhotoUiState.Trouble(PhotoError.UNREADABLE), state());
  }

  @Test
  void open_memoryTooSmallToOpen_saysSo() {
    album.failure = Optional.of(() -> new OutOfMemoryError("for this test"));
    openWith(PhotoViewModelTest::outOfMemory);
    assertEquals(new PhotoUiState.Trouble(PhotoError.TOO_LARGE), state());
  }

  private void openWith(Supplier<PhotoReader> readers) {
    AppExecutors executors = TestExecutors.of(reading, Runnable::run, reading);
    model = new PhotoViewModel(saved, album, readers, executors, () -> millis);
    album.photo = photo(1);
    model.open("content://a");
    reading.runAll();
  }

  @Test
  void open_afterOneThatHangs_isRead() {
    QueuedExecutor hanging = new QueuedExecutor();
    model = start(hanging);
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
    assertEquals(TestScenes.PUZZLE, state().taken().get().givens());
  }

  @Test
  void open_withoutAPuzzle_isReported() {
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
    album.trouble = PhotoError.UNREADABLE;
    model.open("content://b");
    reading.runAll();
    assertEquals(new PhotoUiState.Trouble(PhotoError.UNREADABLE), state());
    assertEquals(List.of("content://a"), album.forgotten);
  }

  @Test
  void processDeath_whileReading_readsAgain() {
    album.photo = photo(1);
    model.open("content://a");
    model = start();
    assertEquals(new PhotoUiState.Reading(), state());
    reading.runAll();
    assertEquals(TestScenes.PUZZLE, state().taken().get().givens());
  }

  @Test
  void missingPicker_isReported() {
    model.missPicker();
    assertEquals(new PhotoUiState.Trouble(PhotoError.NO_PICKER), state());
  }

  private static PhotoReader outOfMemory() {
    throw new OutOfMemoryError("for this test");
  }
}
