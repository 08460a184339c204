package dev.casilla.app.ui.scan.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.frame.ScanGuidance;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ScanViewModelTest extends ScanViewModelFixture {
  @Test
  void camera_running_isLive() {
    model.begin(true);
    model.camera(CameraStatus.RUNNING);
    assertEquals(Stage.LIVE, state().stage());
  }

  @Test
  void camera_inUseThenFree_resumes() {
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

  /** Another try without the camera shows the same message. */
  @Test
  void camera_absentAfterItRan_isRemovedAndCanBeTriedAgain() {
    model.begin(true);
    model.camera(CameraStatus.RUNNING);
    model.camera(CameraStatus.REMOVED);
    assertEquals(Stage.TROUBLE, state().stage());
    assertTrue(state().wantsCamera());
    int before = state().opening();
    model.resume();
    assertEquals(before + 1, state().opening());
    model.camera(CameraStatus.ABSENT);
    assertEquals(CameraStatus.REMOVED, state().camera());
    assertTrue(state().wantsCamera());
  }

  /** After an error CameraX closes the camera and reports only that. */
  @Test
  void camera_closedAfterTrouble_isInTroubleStill() {
    for (CameraStatus trouble :
        List.of(CameraStatus.REMOVED, CameraStatus.DISABLED, CameraStatus.BROKEN)) {
      model.begin(true);
      model.camera(CameraStatus.RUNNING);
      model.camera(trouble);
      model.camera(CameraStatus.STARTING);
      assertEquals(trouble, state().camera());
      model.resume();
      model.camera(CameraStatus.STARTING);
      assertEquals(Stage.STARTING, state().stage());
    }
  }

  @Test
  void frame_lateAfterTrouble_doesNotHideIt() {
    model.begin(true);
    model.camera(CameraStatus.RUNNING);
    model.onFrame(nothing());
    model.camera(CameraStatus.REMOVED);
    model.onFrame(nothing());
    assertEquals(CameraStatus.REMOVED, state().camera());
    model.resume();
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
  }

  @Test
  void camera_silent_isBroken() {
    model.begin(true);
    runTimeouts();
    assertEquals(CameraStatus.BROKEN, state().camera());
    model.resume();
    assertEquals(Stage.STARTING, state().stage());
  }

  @Test
  void lookOn_isAnotherOpening() {
    model.begin(true);
    int before = state().opening();
    model.camera(CameraStatus.IN_USE);
    assertEquals(before, state().opening(), "it may become free by itself");
    model.resume();
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
    runTimeouts();
    assertEquals(Stage.LIVE, state().stage());
  }

  @Test
  void frames_agreeing_endTheScan() {
    model.begin(true);
    show(3);
    assertEquals(Stage.TAKEN, state().stage());
    assertEquals(TestScenes.PUZZLE, state().taken().get().givens());
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
    assertEquals(ScanGuidance.POINT, state().view().guidance());
    assertFalse(state().view().outline().isPresent());
    show(2);
    assertEquals(Stage.LIVE, state().stage(), "frames from before were let go");
    show(1);
    assertEquals(Stage.TAKEN, state().stage());
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
    millis = IdleTimer.TIMEOUT_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
    millis = IdleTimer.TIMEOUT_MILLIS;
    model.onFrame(nothing());
    assertEquals(Stage.PAUSED, state().stage());
    assertFalse(state().wantsCamera());
    model.camera(CameraStatus.STARTING);
    assertEquals(Stage.PAUSED, state().stage());
    model.resume();
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
  void peek_held_showsTheSolutionAndContinuesOnRelease() {
    model.begin(true);
    model.peek(true);
    show(3);
    assertEquals(Stage.LIVE, state().stage());
    assertTrue(state().view().answer().isPresent());
    model.peek(false);
    show(2);
    assertEquals(Stage.TAKEN, state().stage());
  }

  /** After the review the camera still points at the same page. */
  @Test
  void leave_thenSamePuzzle_staysAndShowsTheSolutionAsLongAsHeld() {
    backFromReview();
    show(5);
    assertEquals(Stage.LIVE, state().stage());
    assertEquals(ScanGuidance.KNOWN, state().view().guidance());
    assertFalse(state().view().answer().isPresent());
    model.peek(true);
    show(1);
    assertTrue(state().view().answer().isPresent());
    model.peek(false);
    show(1);
    assertEquals(Stage.LIVE, state().stage());
    assertEquals(ScanGuidance.KNOWN, state().view().guidance());
  }

  @Test
  void leave_thenSamePuzzleWithShutter_isTakenAgain() {
    backFromReview();
    show(3);
    model.shutter();
    model.onNoPicture();
    show(1);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void leave_processEndsThenSamePuzzle_stays() {
    backFromReview();
    model = start();
    model.begin(true);
    show(5);
    assertEquals(ScanGuidance.KNOWN, state().view().guidance());
  }

  /** The page is read with the same mistake, which the person has corrected. */
  @Test
  void lookedOver_correctedThenReadAsBefore_staysEvenAfterTheProcessEnds() {
    backFromReview();
    model.onReviewed(TestScenes.PUZZLE.with(0, 4));
    show(5);
    assertEquals(ScanGuidance.KNOWN, state().view().guidance());
    model = start();
    model.begin(true);
    show(5);
    assertEquals(ScanGuidance.KNOWN, state().view().guidance());
  }

  private void backFromReview() {
    model.begin(true);
    show(3);
    assertEquals(Stage.TAKEN, state().stage());
    model.leave();
    model.begin(true);
  }

  @Test
  void torch_onlyWhileThereIsAPicture() {
    model.begin(true);
    model.torch(Torch.OFF);
    assertFalse(state().hasTorch());
    model.camera(CameraStatus.RUNNING);
    assertTrue(state().hasTorch());
  }
}
