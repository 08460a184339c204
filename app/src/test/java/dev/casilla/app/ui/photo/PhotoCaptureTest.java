package dev.casilla.app.ui.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.photo.PhotoError;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Photos from a camera app: reading and deleting them. */
final class PhotoCaptureTest extends PhotoViewModelFixture {
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
    assertEquals(TestScenes.PUZZLE, state().taken().get().givens());
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

  /** Two taps on one button. */
  @Test
  void capture_twiceBeforeThereIsAPlace_opensOneCameraApp() {
    List<PhotoUiState> shown = new ArrayList<>();
    model.state().observeForever(shown::add);
    model.capture();
    model.capture();
    reading.runAll();
    shown.removeIf(state -> !(state instanceof PhotoUiState.Capturing));
    assertEquals(List.of(new PhotoUiState.Capturing("content://own/photo")), shown);
  }

  @Test
  void capture_anotherWishBeforeThereIsAPlace_opensNoCameraApp() {
    List<Runnable> wishes =
        List.of(
            () -> model.picking(),
            () -> model.open("content://a"),
            () -> model.missPicker(),
            () -> model.leave());
    album.photo = twoPages();
    for (Runnable wish : wishes) {
      model.capture();
      wish.run();
      reading.runAll();
      assertFalse(state() instanceof PhotoUiState.Capturing);
      model.startOver();
    }
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
  void leave_cameraAppOpen_deletesThePhotoFile() {
    model.capture();
    reading.runAll();
    model.leave();
    reading.runAll();
    assertEquals(List.of("content://own/photo"), album.forgotten);
  }

  @Test
  void capture_noSpace_isReported() {
    album.hasRoom = false;
    model.capture();
    reading.runAll();
    assertEquals(new PhotoUiState.Trouble(PhotoError.NO_ROOM), state());
  }

  @Test
  void capture_canceled_deletesThePhotoFile() {
    model.capture();
    reading.runAll();
    model.capturing();
    model.captured(false);
    reading.runAll();
    assertEquals(new PhotoUiState.Choosing(), state());
    assertEquals(List.of("content://own/photo"), album.forgotten);
  }

  @Test
  void capture_noCameraApp_isReportedAndDeletesTheFile() {
    model.capture();
    reading.runAll();
    model.capturing();
    model.missCameraApp();
    reading.runAll();
    assertEquals(new PhotoUiState.Trouble(PhotoError.NO_CAMERA_APP), state());
    assertEquals(List.of("content://own/photo"), album.forgotten);
  }
}
