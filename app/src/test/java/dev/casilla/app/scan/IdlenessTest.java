package dev.casilla.app.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.scan.ScanUiState.Stage;
import org.junit.jupiter.api.Test;

/** A camera rests when nothing and nobody has been there for a minute. */
final class IdlenessTest extends ScanModelByHand {
  private final Idleness idleness = new Idleness(() -> millis);

  @Test
  void isLong_afterAMinute() {
    millis = Idleness.MOST_MILLIS - 1;
    assertFalse(idleness.isLong());
    millis++;
    assertTrue(idleness.isLong());
  }

  @Test
  void interrupt_beginsAnew() {
    millis = Idleness.MOST_MILLIS;
    idleness.interrupt();
    assertFalse(idleness.isLong());
    millis += Idleness.MOST_MILLIS;
    assertTrue(idleness.isLong());
  }

  /** Who zooms and focuses is there. */
  @Test
  void touched_beforeTheMinuteIsOver_goesOnForAnother() {
    look();
    millis = Idleness.MOST_MILLIS - 1;
    model.touched();
    millis += Idleness.MOST_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
    millis++;
    model.onFrame(nothing());
    assertEquals(Stage.PAUSED, state().stage());
  }

  /** A screen reader's gestures touch nothing. */
  @Test
  void lightOrEye_switchedBeforeTheMinuteIsOver_goOnForAnother() {
    look();
    millis = Idleness.MOST_MILLIS - 1;
    model.torch(Torch.ON);
    millis += Idleness.MOST_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
    model.peek(true);
    millis += Idleness.MOST_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
  }

  @Test
  void lookOn_afterARest_looksForAnotherMinute() {
    look();
    millis = Idleness.MOST_MILLIS;
    model.onFrame(nothing());
    assertEquals(Stage.PAUSED, state().stage());
    millis += Idleness.MOST_MILLIS;
    model.lookOn();
    model.onFrame(nothing());
    millis += Idleness.MOST_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
  }

  /** What is said lasts, what is drawn does not. */
  @Test
  void frames_gridLostForAMoment_areStillCalledAGrid() {
    look();
    show(1);
    assertEquals(Guidance.HOLD, state().view().said());
    millis += LastingGuidance.LEAST_MILLIS - 1;
    model.onFrame(nothing());
    assertEquals(Guidance.HOLD, state().view().said());
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
