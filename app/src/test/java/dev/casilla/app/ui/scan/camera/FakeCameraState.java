package dev.casilla.app.ui.scan.camera;

import androidx.camera.core.CameraState;
import org.jspecify.annotations.Nullable;

/** The state that CameraX reports. */
final class FakeCameraState extends CameraState {
  private final Type type;
  private final @Nullable StateError error;

  private FakeCameraState(Type type, @Nullable StateError error) {
    this.type = type;
    this.error = error;
  }

  /** A camera without an error. */
  static CameraState of(Type type) {
    return new FakeCameraState(type, null);
  }

  /** A camera with an error; its codes are in {@code official-signatures.txt}. */
  static CameraState of(Type type, int code) {
    return new FakeCameraState(type, new Trouble(code));
  }

  @Override
  public Type getType() {
    return type;
  }

  @Override
  public @Nullable StateError getError() {
    return error;
  }

  private static final class Trouble extends StateError {
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
