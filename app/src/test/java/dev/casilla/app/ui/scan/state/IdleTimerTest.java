package dev.casilla.app.ui.scan.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.reading.frame.ScanGuidance;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import org.junit.jupiter.api.Test;

/** The camera pauses after a minute without a puzzle or user interaction. */
final class IdleTimerTest extends ScanViewModelFixture {
  private final IdleTimer idleness = new IdleTimer(() -> millis);

  @Test
  void isLong_afterAMinute() {
    millis = IdleTimer.TIMEOUT_MILLIS - 1;
    assertFalse(idleness.isTimedOut());
    millis++;
    assertTrue(idleness.isTimedOut());
  }

  @Test
  void interrupt_beginsAnew() {
    millis = IdleTimer.TIMEOUT_MILLIS;
    idleness.restart();
    assertFalse(idleness.isTimedOut());
    millis += IdleTimer.TIMEOUT_MILLIS;
    assertTrue(idleness.isTimedOut());
  }

  /** Zooming and focusing are user interactions. */
  @Test
  void touched_beforeTheMinuteIsOver_goesOnForAnother() {
    look();
    millis = IdleTimer.TIMEOUT_MILLIS - 1;
    model.onUserInteraction();
    millis += IdleTimer.TIMEOUT_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
    millis++;
    model.onFrame(nothing());
    assertEquals(Stage.PAUSED, state().stage());
  }

  /** Gestures of a screen reader are no touches. */
  @Test
  void lightOrEye_switchedBeforeTheMinuteIsOver_goOnForAnother() {
    look();
    millis = IdleTimer.TIMEOUT_MILLIS - 1;
    model.torch(Torch.ON);
    millis += IdleTimer.TIMEOUT_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
    model.peek(true);
    millis += IdleTimer.TIMEOUT_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
  }

  @Test
  void lookOn_afterARest_looksForAnotherMinute() {
    look();
    millis = IdleTimer.TIMEOUT_MILLIS;
    model.onFrame(nothing());
    assertEquals(Stage.PAUSED, state().stage());
    millis += IdleTimer.TIMEOUT_MILLIS;
    model.resume();
    model.onFrame(nothing());
    millis += IdleTimer.TIMEOUT_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
  }

  /** The text lasts longer than the outline. */
  @Test
  void frames_gridLostForAMoment_areStillCalledAGrid() {
    look();
    show(1);
    assertEquals(ScanGuidance.HOLD, state().view().said());
    millis += GuidanceDebouncer.MIN_SHOWN_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(ScanGuidance.HOLD, state().view().said());
    assertFalse(state().view().outline().isPresent());
    millis++;
    model.onFrame(nothing());
    assertFalse(state().view().said().hasGrid());
  }

  private void look() {
    model.begin(true);
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
  }
}
