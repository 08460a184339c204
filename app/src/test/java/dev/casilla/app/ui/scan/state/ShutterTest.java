package dev.casilla.app.ui.scan.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.reading.frame.RawFrames;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import dev.casilla.reader.testing.camera.CameraPose;
import org.junit.jupiter.api.Test;

/** Pressing the shutter. */
final class ShutterTest extends ScanViewModelFixture {
  @Test
  void picture_memoryDoesNotSuffice_takesTheNextGridInView() {
    press();
    FakeFrame large = FakeFrame.withoutMemory(WIDTH, HEIGHT);
    model.onPicture(large);
    assertTrue(large.closings() > 0);
    assertEquals(ScanMode.TAKE, state().mode());
  }

  @Test
  void shutter_asksForAPictureWhileThereIsACamera() {
    model.begin(true);
    model.shutter();
    assertFalse(state().wantsPicture());
    model.camera(CameraStatus.RUNNING);
    assertTrue(state().wantsPicture());
    assertTrue(state().isWorking());
    show(1);
    assertEquals(Stage.LIVE, state().stage(), "the picture is awaited");
    assertTrue(state().wantsPicture());
  }

  @Test
  void picture_grid_isTakenAtOnce() {
    press();
    FakeFrame picture = grid();
    model.onPicture(picture);
    assertEquals(Stage.TAKEN, state().stage());
    assertEquals(TestScenes.PUZZLE, state().taken().get().givens());
    assertEquals(1, picture.closings());
  }

  @Test
  void picture_nothing_takesTheNextGridInView() {
    press();
    model.onPicture(nothing());
    assertEquals(ScanMode.TAKE, state().mode());
    assertFalse(state().wantsPicture());
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
    show(1);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void noPicture_takesTheNextGridInView() {
    press();
    model.onNoPicture();
    assertEquals(ScanMode.TAKE, state().mode());
    show(1);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void picture_neverComing_isNotAwaitedForEver() {
    press();
    runTimeouts();
    assertEquals(ScanMode.TAKE, state().mode());
  }

  @Test
  void picture_notWantedAnyMore_isClosedUnread() {
    press();
    model.shutter();
    ScanUiState undone = state();
    FakeFrame late = grid();
    model.onPicture(late);
    model.onNoPicture();
    runTimeouts();
    assertEquals(1, late.closings());
    assertEquals(undone, state());
  }

  @Test
  void shutter_twice_isUndone() {
    press();
    model.shutter();
    show(1);
    assertEquals(Stage.LIVE, state().stage());
    assertEquals(ScanMode.READ, state().mode());
  }

  @Test
  void shutter_whileWaitingForAGrid_isUndone() {
    press();
    model.onNoPicture();
    model.shutter();
    assertEquals(ScanMode.READ, state().mode());
  }

  /** The screen is rotated or stopped while the picture is being read. */
  @Test
  void picture_readWhileTheScreenIsStopped_isTaken() {
    press();
    model.onPicture(grid());
    model.begin(true);
    assertEquals(Stage.TAKEN, state().stage());
    assertEquals(TestScenes.PUZZLE, state().taken().get().givens());
  }

  @Test
  void picture_readBeforeTheCameraReopens_isTaken() {
    press();
    model.begin(true);
    assertEquals(Stage.STARTING, state().stage());
    model.onPicture(grid());
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void shutter_screenShownAgain_isStillPressed() {
    press();
    model.begin(true);
    assertEquals(ScanMode.PICTURE, state().mode());
    assertFalse(state().wantsPicture());
    model.camera(CameraStatus.RUNNING);
    assertTrue(state().wantsPicture());
    model.onNoPicture();
    model.begin(true);
    assertEquals(ScanMode.TAKE, state().mode());
    show(1);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void shutter_pressedWhilePeeking_isNotUndoneByLettingGo() {
    model.begin(true);
    model.camera(CameraStatus.RUNNING);
    model.peek(true);
    model.shutter();
    model.peek(false);
    assertEquals(ScanMode.PICTURE, state().mode());
    model.onNoPicture();
    model.peek(false);
    assertEquals(ScanMode.TAKE, state().mode());
  }

  /** A second finger does not cancel the picture. */
  @Test
  void peek_heldAfterTheShutterWasPressed_doesNotUndoIt() {
    press();
    model.peek(true);
    assertEquals(ScanMode.PICTURE, state().mode());
    model.onNoPicture();
    model.peek(true);
    assertEquals(ScanMode.TAKE, state().mode());
    model.peek(false);
    show(1);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void picture_comingWhilePeekIsHeld_isTaken() {
    press();
    model.peek(true);
    model.onPicture(grid());
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void picture_twoPuzzles_areChosenFrom() {
    press();
    FakeFrame picture = twoGrids();
    model.onPicture(picture);
    assertEquals(1, picture.closings());
    assertEquals(Stage.CHOOSE, state().stage());
    assertEquals(2, state().view().choice().get().puzzles().size());
    assertFalse(state().wantsCamera(), "the camera rests meanwhile");
    model.choose(1);
    assertEquals(Stage.TAKEN, state().stage());
    assertEquals(TestScenes.PUZZLE, state().taken().get().givens());
    assertEquals(Origin.SCAN, state().taken().get().origin());
  }

  /** The screen is rotated or stopped, and the closed camera reports its status. */
  @Test
  void choice_screenShownAgain_isStillThere() {
    press();
    model.onPicture(twoGrids());
    model.camera(CameraStatus.STARTING);
    model.begin(true);
    show(3);
    assertEquals(Stage.CHOOSE, state().stage());
    model.choose(0);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void choice_dismissed_resumesScanning() {
    press();
    model.onPicture(twoGrids());
    model.resume();
    assertEquals(Stage.STARTING, state().stage());
    assertTrue(state().wantsCamera());
    assertEquals(ScanMode.READ, state().mode());
    show(3);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void picture_thatLies_isChosenFromStandingUpright() {
    press();
    model.onPicture(RawFrames.of(twoUpright(), 90, 1, 0));
    GrayPhoto shown = state().view().choice().get().photo();
    assertTrue(shown.plane().width() > shown.plane().height());
    for (PhotoResult.Puzzle puzzle : state().view().choice().get().puzzles()) {
      assertEquals(TestScenes.PUZZLE, puzzle.draft().givens());
    }
  }

  /** The same page twice, side by side. */
  private static FakeFrame twoGrids() {
    RawFrames.Upright both = twoUpright();
    return FakeFrame.upright(both.luma(), both.width(), both.height());
  }

  private static RawFrames.Upright twoUpright() {
    byte[] page = PAGE.photograph(CameraPose.above(40), WIDTH, HEIGHT);
    byte[] both = new byte[2 * page.length];
    for (int y = 0; y < HEIGHT; y++) {
      System.arraycopy(page, y * WIDTH, both, 2 * y * WIDTH, WIDTH);
      System.arraycopy(page, y * WIDTH, both, (2 * y + 1) * WIDTH, WIDTH);
    }
    return new RawFrames.Upright(both, 2 * WIDTH, HEIGHT);
  }
}
