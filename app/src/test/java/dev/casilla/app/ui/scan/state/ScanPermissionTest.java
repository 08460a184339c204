package dev.casilla.app.ui.scan.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.app.ui.common.CameraPermission;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import dev.casilla.reader.PuzzleReader;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The results of refusing, dismissing and revoking the permission. */
@ExtendWith(InstantMainThread.class)
final class ScanPermissionTest {
  private static final boolean WORTH_EXPLAINING = true;
  private static final boolean NOTHING_TO_EXPLAIN = false;

  private final SavedStateHandle saved = new SavedStateHandle();
  private long millis;
  private ScanViewModel model;

  @BeforeEach
  void begin() {
    model = begun();
  }

  @Test
  void begin_notAllowed_asks() {
    assertEquals(Stage.ASK, stage());
    assertFalse(wantsCamera());
  }

  @Test
  void answered_yes_opensTheCamera() {
    model.ask(NOTHING_TO_EXPLAIN);
    model.answered(true, NOTHING_TO_EXPLAIN);
    assertTrue(wantsCamera());
  }

  @Test
  void answered_noOnce_mayBeAskedAgain() {
    refuse(NOTHING_TO_EXPLAIN, WORTH_EXPLAINING);
    assertEquals(Stage.REFUSED, stage());
    assertFalse(wantsCamera());
  }

  @Test
  void answered_noForGood_isBlocked() {
    refuse(NOTHING_TO_EXPLAIN, WORTH_EXPLAINING);
    refuse(WORTH_EXPLAINING, NOTHING_TO_EXPLAIN);
    assertEquals(Stage.BLOCKED, stage());
    assertFalse(wantsCamera());
  }

  @Test
  void dismissed_howeverOften_mayBeAskedAgain() {
    for (int i = 0; i < 4; i++) {
      refuse(NOTHING_TO_EXPLAIN, NOTHING_TO_EXPLAIN);
      assertEquals(Stage.REFUSED, stage());
    }
  }

  @Test
  void dismissed_afterARefusal_mayBeAskedAgain() {
    refuse(NOTHING_TO_EXPLAIN, WORTH_EXPLAINING);
    refuse(WORTH_EXPLAINING, WORTH_EXPLAINING);
    assertEquals(Stage.REFUSED, stage());
  }

  /** The system showed no dialog. */
  @Test
  void answered_noAtOnce_isBlockedSinceAnotherDay() {
    model.ask(NOTHING_TO_EXPLAIN);
    millis += CameraPermission.INSTANT_ANSWER_MILLIS - 1;
    model.answered(false, NOTHING_TO_EXPLAIN);
    assertEquals(Stage.BLOCKED, stage());
  }

  @Test
  void answered_noForGoodAfterTheProcessDied_isBlocked() {
    refuse(NOTHING_TO_EXPLAIN, WORTH_EXPLAINING);
    model = begun();
    refuse(NOTHING_TO_EXPLAIN, NOTHING_TO_EXPLAIN);
    assertEquals(Stage.BLOCKED, stage());
  }

  @Test
  void blocked_backFromSettings_isSoUntilAllowed() {
    refuse(WORTH_EXPLAINING, NOTHING_TO_EXPLAIN);
    model.begin(false);
    assertEquals(Stage.BLOCKED, stage());
    model.begin(true);
    assertEquals(Stage.STARTING, stage());
    assertTrue(wantsCamera());
  }

  @Test
  void permissionRevoked_meanwhile_isShown() {
    model.begin(true);
    model.begin(false);
    assertEquals(Stage.REVOKED, stage());
    assertFalse(wantsCamera());
    refuse(NOTHING_TO_EXPLAIN, WORTH_EXPLAINING);
    assertEquals(Stage.REFUSED, stage());
    model.begin(false);
    assertEquals(Stage.REFUSED, stage());
  }

  /** Android ends the process when it revokes a permission. */
  @Test
  void permissionRevoked_processDied_isShown() {
    model.begin(true);
    model = begun();
    assertEquals(Stage.REVOKED, stage());
  }

  @Test
  void takenBack_refusalsBefore_countNoMore() {
    refuse(NOTHING_TO_EXPLAIN, WORTH_EXPLAINING);
    model.begin(true);
    model.begin(false);
    refuse(NOTHING_TO_EXPLAIN, NOTHING_TO_EXPLAIN);
    assertEquals(Stage.REFUSED, stage());
  }

  /** The app was updated meanwhile. */
  @Test
  void begin_refusalThatMeansNothing_asks() {
    saved.set("refusal", "POSTPONED");
    model = begun();
    assertEquals(Stage.ASK, stage());
  }

  /** The system shows its dialog, and the person answers after a while. */
  private void refuse(boolean isWorthExplainingBefore, boolean isWorthExplainingAfter) {
    model.ask(isWorthExplainingBefore);
    millis += CameraPermission.INSTANT_ANSWER_MILLIS;
    model.answered(false, isWorthExplainingAfter);
  }

  private ScanViewModel begun() {
    ScanViewModel begun =
        new ScanViewModel(
            saved,
            () -> new FrameAnalyzer(new PuzzleReader(), Optional.empty()),
            TestExecutors.of(Runnable::run, Runnable::run, work -> {}),
            () -> millis);
    begun.begin(false);
    return begun;
  }

  private Stage stage() {
    return Objects.requireNonNull(model.state().getValue()).stage();
  }

  private boolean wantsCamera() {
    return Objects.requireNonNull(model.state().getValue()).wantsCamera();
  }
}
