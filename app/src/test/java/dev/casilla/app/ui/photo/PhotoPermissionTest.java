package dev.casilla.app.ui.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.ui.common.CameraPermission;
import org.junit.jupiter.api.Test;

/** The results of the permission dialog before a photo is taken. */
final class PhotoPermissionTest extends PhotoViewModelFixture {
  private static final boolean WORTH_EXPLAINING = true;
  private static final boolean NOTHING_TO_EXPLAIN = false;

  @Test
  void answered_yes_opensTheCameraApp() {
    model.ask(NOTHING_TO_EXPLAIN);
    model.answered(true, NOTHING_TO_EXPLAIN);
    reading.runAll();
    assertEquals(new PhotoUiState.Capturing("content://own/photo"), state());
  }

  @Test
  void answered_noOnce_mayBeAskedAgain() {
    refuse(NOTHING_TO_EXPLAIN, WORTH_EXPLAINING);
    assertEquals(new PhotoUiState.Trouble(PhotoError.CAMERA_REFUSED), state());
  }

  @Test
  void dismissed_howeverOften_mayBeAskedAgain() {
    for (int i = 0; i < 3; i++) {
      refuse(NOTHING_TO_EXPLAIN, NOTHING_TO_EXPLAIN);
      assertEquals(new PhotoUiState.Trouble(PhotoError.CAMERA_REFUSED), state());
    }
  }

  @Test
  void answered_noForGood_isBlocked() {
    refuse(NOTHING_TO_EXPLAIN, WORTH_EXPLAINING);
    refuse(WORTH_EXPLAINING, NOTHING_TO_EXPLAIN);
    assertEquals(new PhotoUiState.Trouble(PhotoError.CAMERA_BLOCKED), state());
  }

  @Test
  void answered_noForGoodAfterTheProcessDied_isBlocked() {
    refuse(NOTHING_TO_EXPLAIN, WORTH_EXPLAINING);
    model = start();
    refuse(NOTHING_TO_EXPLAIN, NOTHING_TO_EXPLAIN);
    assertEquals(new PhotoUiState.Trouble(PhotoError.CAMERA_BLOCKED), state());
  }

  /** A grant resets earlier refusals. */
  @Test
  void dismissed_afterItWasAllowed_mayBeAskedAgain() {
    refuse(NOTHING_TO_EXPLAIN, WORTH_EXPLAINING);
    model.capture();
    reading.runAll();
    refuse(NOTHING_TO_EXPLAIN, NOTHING_TO_EXPLAIN);
    assertEquals(new PhotoUiState.Trouble(PhotoError.CAMERA_REFUSED), state());
  }

  /** The system shows its dialog, and the person answers after a while. */
  private void refuse(boolean isWorthExplainingBefore, boolean isWorthExplainingAfter) {
    model.ask(isWorthExplainingBefore);
    millis += CameraPermission.INSTANT_ANSWER_MILLIS;
    model.answered(false, isWorthExplainingAfter);
  }
}
