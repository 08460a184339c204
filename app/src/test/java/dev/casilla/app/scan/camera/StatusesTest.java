package dev.casilla.app.scan.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;

import androidx.camera.core.CameraState;
import dev.casilla.app.scan.CameraStatus;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StatusesTest {
  @ParameterizedTest
  @CsvSource({
    "PENDING_OPEN, STARTING",
    "OPENING, STARTING",
    "OPEN, RUNNING",
    "CLOSING, STARTING",
    "CLOSED, STARTING",
  })
  void of_stateWithoutError_isOnItsWayOrRunning(CameraState.Type type, CameraStatus expected) {
    assertEquals(expected, Statuses.of(new State(type, null)));
  }

  /** Codes as in {@code official-signatures.txt}; 8 is newer than the library. */
  @ParameterizedTest
  @CsvSource({
    "1, IN_USE",
    "2, IN_USE",
    "3, STARTING",
    "4, BROKEN",
    "5, DISABLED",
    "6, BROKEN",
    "7, DISABLED",
    "8, BROKEN"
  })
  void of_error_isTold(int code, CameraStatus expected) {
    assertEquals(expected, Statuses.of(new State(CameraState.Type.CLOSED, new Trouble(code))));
    assertEquals(expected, Statuses.of(new State(CameraState.Type.OPENING, new Trouble(code))));
  }

  private static final class State extends CameraState {
    private final Type type;
    private final @Nullable StateError error;

    State(Type type, @Nullable StateError error) {
      this.type = type;
      this.error = error;
    }

    @Override
    public Type getType() {
      return type;
    }

    @Override
    public @Nullable StateError getError() {
      return error;
    }
  }

  private static final class Trouble extends CameraState.StateError {
    private final int code;

    Trouble(int code) {
      this.code = code;
    }

    @Override
    public int getCode() {
      return code;
    }

    @Override
    public @Nullable Throwable getCause() {
      return null;
    }
  }
}
