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
  void open_page_isReadAndForgotten() {
    album.photo = photo(1);
    model.open("content://a");
    assertEquals(new PhotoUiState.Reading(), state());
    reading.runAll();
    assertEquals(Scenes.PUZZLE, state().taken().get().givens());
    assertEquals(Origin.PHOTO, state().taken().get().origin());
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
    assertEquals(List.of("content://a"), album.forgotten);
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
  }

  @Test
  void open_another_onlyTheLastCounts() {
    album.photo = photo(1);
    model.open("content://a");
    album.trouble = PhotoTrouble.UNREADABLE;
    model.open("content://b");
    reading.runAll();
    assertEquals(new PhotoUiState.Trouble(PhotoTrouble.UNREADABLE), state());
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
    assertEquals(List.of("content://own/photo"), album.forgotten);
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
    PuzzleReader reader = new PuzzleReader();
    return new PhotoViewModel(
        saved, () -> new PhotoReader(album, reader, Optional.empty()), reading, Runnable::run);
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

    @Override
    public OpenedPhoto open(String address) {
      return trouble == PhotoTrouble.NO_GRID
          ? new OpenedPhoto.Opened(photo)
          : new OpenedPhoto.Failed(trouble);
    }

    @Override
    public String place() {
      return "content://own/photo";
    }

    @Override
    public void forget(String address) {
      forgotten.add(address);
    }
  }
}
