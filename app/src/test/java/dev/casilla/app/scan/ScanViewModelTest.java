package dev.casilla.app.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.puzzle.MainThreadIsHere;
import dev.casilla.app.scan.ScanUiState.Stage;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(MainThreadIsHere.class)
final class ScanViewModelTest {
  private static final int WIDTH = 480;
  private static final int HEIGHT = 640;
  private static final NewspaperPage PAGE = new NewspaperPage(Scenes.PUZZLE, 3);

  private final Deque<Runnable> patience = new ArrayDeque<>();
  private final Executor here = Runnable::run;
  private long millis;
  private final ScanViewModel model =
      new ScanViewModel(
          () -> new FrameAnalyzer(new PuzzleReader(), Optional.empty()),
          new ScanExecutors(here, here, patience::add),
          () -> millis);

  @Test
  void begin_notAllowed_asks() {
    model.begin(false);
    assertEquals(Stage.ASK, state().stage());
    assertFalse(state().wantsCamera());
  }

  @Test
  void answered_refusals_haveStagesOfTheirOwn() {
    model.begin(false);
    model.answered(CameraAccess.REFUSED);
    assertEquals(Stage.REFUSED, state().stage());
    model.answered(CameraAccess.BLOCKED);
    assertEquals(Stage.BLOCKED, state().stage());
    assertFalse(state().wantsCamera());
  }

  @Test
  void refused_dialogDismissed_mayBeAskedAgain() {
    model.begin(false);
    model.refused(false);
    assertEquals(Stage.REFUSED, state().stage());
  }

  @Test
  void refused_notCountedAfterARefusal_isForGood() {
    model.begin(false);
    model.refused(true);
    assertEquals(Stage.REFUSED, state().stage());
    model.refused(true);
    assertEquals(Stage.REFUSED, state().stage());
    model.refused(false);
    assertEquals(Stage.BLOCKED, state().stage());
  }

  @Test
  void begin_backFromSettings_allowed_opensTheCamera() {
    model.begin(false);
    model.answered(CameraAccess.BLOCKED);
    model.begin(false);
    assertEquals(Stage.BLOCKED, state().stage());
    model.begin(true);
    assertEquals(Stage.STARTING, state().stage());
    assertTrue(state().wantsCamera());
  }

  @Test
  void begin_permissionTakenAway_asksAgain() {
    model.begin(true);
    model.begin(false);
    assertEquals(Stage.ASK, state().stage());
  }

  @Test
  void camera_running_isLive() {
    model.begin(true);
    model.camera(CameraStatus.RUNNING);
    assertEquals(Stage.LIVE, state().stage());
  }

  @Test
  void camera_inUseThenFree_goesOn() {
    model.begin(true);
    model.camera(CameraStatus.IN_USE);
    assertEquals(Stage.TROUBLE, state().stage());
    assertTrue(state().wantsCamera());
    model.camera(CameraStatus.RUNNING);
    assertEquals(Stage.LIVE, state().stage());
  }

  @Test
  void camera_absent_isSaidBeforeAnyoneIsAsked() {
    model.begin(false);
    model.camera(CameraStatus.ABSENT);
    assertEquals(Stage.TROUBLE, state().stage());
    assertFalse(state().wantsCamera());
  }

  @Test
  void camera_silent_isBroken() {
    model.begin(true);
    runPatience();
    assertEquals(CameraStatus.BROKEN, state().camera());
    model.lookOn();
    assertEquals(Stage.STARTING, state().stage());
  }

  @Test
  void lookOn_isAnotherOpening() {
    model.begin(true);
    int before = state().opening();
    model.camera(CameraStatus.IN_USE);
    assertEquals(before, state().opening(), "it may become free by itself");
    model.lookOn();
    assertEquals(before + 1, state().opening());
  }

  @Test
  void begin_afterTrouble_isAnotherOpening() {
    model.begin(true);
    int before = state().opening();
    model.begin(true);
    assertEquals(before, state().opening());
    model.camera(CameraStatus.BROKEN);
    model.begin(true);
    assertEquals(before + 1, state().opening());
  }

  @Test
  void camera_silentButSeen_isNotBroken() {
    model.begin(true);
    model.onFrame(nothing());
    runPatience();
    assertEquals(Stage.LIVE, state().stage());
  }

  @Test
  void frames_agreeing_endTheScan() {
    model.begin(true);
    show(3);
    assertEquals(Stage.TAKEN, state().stage());
    assertEquals(Scenes.PUZZLE, state().taken().get().givens());
    assertFalse(state().wantsCamera());
  }

  @Test
  void frames_afterTheEnd_areClosedUnread() {
    model.begin(true);
    show(3);
    ScanUiState taken = state();
    FakeFrame late = grid();
    model.onFrame(late);
    assertEquals(1, late.closings());
    assertEquals(taken, state());
  }

  @Test
  void frame_memoryDoesNotSuffice_showsNothingAndIsClosed() {
    model.begin(true);
    show(2);
    FakeFrame large = FakeFrame.withoutMemory(WIDTH, HEIGHT);
    model.onFrame(large);
    assertTrue(large.closings() > 0);
    assertEquals(Stage.LIVE, state().stage());
    assertEquals(ScanUiState.View.NOTHING, state().view());
    show(2);
    assertEquals(Stage.LIVE, state().stage(), "frames from before were let go");
    show(1);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void picture_memoryDoesNotSuffice_takesTheNextGridInView() {
    press();
    FakeFrame large = FakeFrame.withoutMemory(WIDTH, HEIGHT);
    model.onPicture(large);
    assertTrue(large.closings() > 0);
    assertEquals(Aim.TAKE, state().aim());
  }

  /** A mistake of ours is not a state. */
  @Test
  void frame_turnedByHalfAQuarter_isNotHidden() {
    model.begin(true);
    PixelLayout tilted = new PixelLayout(1, 1, new PixelLayout.Crop(0, 0, 1, 1), 45);
    FakeFrame frame = new FakeFrame(new byte[10], tilted);
    assertThrows(IllegalArgumentException.class, () -> model.onFrame(frame));
  }

  @Test
  void leave_thenBegin_scansAnew() {
    model.begin(true);
    show(3);
    model.leave();
    assertFalse(state().wantsCamera());
    assertFalse(state().taken().isPresent());
    model.begin(true);
    show(1);
    assertFalse(state().taken().isPresent(), "frames from before count");
  }

  @Test
  void frames_aMinuteWithoutAGrid_rest() {
    model.begin(true);
    model.onFrame(nothing());
    millis = ScanViewModel.REST_AFTER_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
    millis = ScanViewModel.REST_AFTER_MILLIS;
    model.onFrame(nothing());
    assertEquals(Stage.PAUSED, state().stage());
    assertFalse(state().wantsCamera());
    model.camera(CameraStatus.STARTING);
    assertEquals(Stage.PAUSED, state().stage());
    model.lookOn();
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
  }

  @Test
  void frames_gridBeforeTheMinuteIsOver_goOn() {
    model.begin(true);
    millis = 40_000;
    model.peek(true);
    model.onFrame(grid());
    millis = 70_000;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
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
    assertEquals(Scenes.PUZZLE, state().taken().get().givens());
    assertEquals(1, picture.closings());
  }

  @Test
  void picture_nothing_takesTheNextGridInView() {
    press();
    model.onPicture(nothing());
    assertEquals(Aim.TAKE, state().aim());
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
    assertEquals(Aim.TAKE, state().aim());
    show(1);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void picture_neverComing_isNotAwaitedForEver() {
    press();
    runPatience();
    assertEquals(Aim.TAKE, state().aim());
  }

  @Test
  void picture_notWantedAnyMore_isClosedUnread() {
    press();
    model.shutter();
    ScanUiState undone = state();
    FakeFrame late = grid();
    model.onPicture(late);
    model.onNoPicture();
    runPatience();
    assertEquals(1, late.closings());
    assertEquals(undone, state());
  }

  @Test
  void shutter_twice_isUndone() {
    press();
    model.shutter();
    show(1);
    assertEquals(Stage.LIVE, state().stage());
    assertEquals(Aim.READ, state().aim());
  }

  @Test
  void shutter_whileWaitingForAGrid_isUndone() {
    press();
    model.onNoPicture();
    model.shutter();
    assertEquals(Aim.READ, state().aim());
  }

  @Test
  void peek_held_showsTheSolutionAndGoesOnWhenLetGo() {
    model.begin(true);
    model.peek(true);
    show(3);
    assertEquals(Stage.LIVE, state().stage());
    assertTrue(state().view().answer().isPresent());
    model.peek(false);
    show(2);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void torch_onlyWhileThereIsAPicture() {
    model.begin(true);
    model.torch(Torch.OFF);
    assertFalse(state().hasTorch());
    model.camera(CameraStatus.RUNNING);
    assertTrue(state().hasTorch());
  }

  private void press() {
    model.begin(true);
    model.camera(CameraStatus.RUNNING);
    patience.clear();
    model.shutter();
  }

  private void show(int frames) {
    for (int i = 0; i < frames; i++) {
      model.onFrame(grid());
    }
  }

  private void runPatience() {
    while (!patience.isEmpty()) {
      patience.remove().run();
    }
  }

  private ScanUiState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  private static FakeFrame grid() {
    return FakeFrame.upright(PAGE.photograph(Pose.above(44), WIDTH, HEIGHT), WIDTH, HEIGHT);
  }

  private static FakeFrame nothing() {
    return FakeFrame.upright(new byte[WIDTH * HEIGHT], WIDTH, HEIGHT);
  }
}
