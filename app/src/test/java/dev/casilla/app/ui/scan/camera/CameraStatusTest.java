package dev.casilla.app.ui.scan.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;

import androidx.camera.core.CameraState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CameraStatusTest {
  @ParameterizedTest
  @CsvSource({
    "PENDING_OPEN, STARTING",
    "OPENING, STARTING",
    "OPEN, RUNNING",
    "CLOSING, STARTING",
    "CLOSED, STARTING",
  })
  void of_stateWithoutError_isOnItsWayOrRunning(CameraState.Type type, CameraStatus expected) {
    assertEquals(expected, CameraStatus.of(FakeCameraState.of(type)));
  }

  /** Codes as in {@code official-signatures.txt}, and two that are newer than the library. */
  @ParameterizedTest
  @CsvSource({
    "1, IN_USE",
    "2, IN_USE",
    "3, STARTING",
    "4, BROKEN",
    "5, DISABLED",
    "6, BROKEN",
    "7, DISABLED",
    "8, REMOVED",
    "9, BROKEN"
  })
  void of_error_isTold(int code, CameraStatus expected) {
    assertEquals(expected, CameraStatus.of(FakeCameraState.of(CameraState.Type.CLOSED, code)));
    assertEquals(expected, CameraStatus.of(FakeCameraState.of(CameraState.Type.OPENING, code)));
  }
}
