package androidx.camera.core;

/** Stub of CameraX's class; tests extend it. */
public abstract class CameraState {
  public static final int ERROR_MAX_CAMERAS_IN_USE = 1;
  public static final int ERROR_CAMERA_IN_USE = 2;
  public static final int ERROR_OTHER_RECOVERABLE_ERROR = 3;
  public static final int ERROR_CAMERA_DISABLED = 5;
  public static final int ERROR_CAMERA_FATAL_ERROR = 6;
  public static final int ERROR_DO_NOT_DISTURB_MODE_ENABLED = 7;

  public CameraState() {}

  public abstract Type getType();

  public abstract StateError getError();

  /** How far the camera is. */
  public enum Type {
    PENDING_OPEN,
    OPENING,
    OPEN,
    CLOSING,
    CLOSED
  }

  /** What is wrong with the camera. */
  public abstract static class StateError {
    public StateError() {}

    public abstract int getCode();

    public abstract Throwable getCause();
  }
}
