package dev.casilla.app.ui.scan.camera;

import androidx.camera.core.CameraState;

/** The status of the camera. */
public enum CameraStatus {
  /** Opening, or waiting for another app to release the camera. */
  STARTING,
  RUNNING,
  ABSENT,
  REMOVED,
  IN_USE,
  /** The person or a device policy disabled the camera for all apps. */
  DISABLED,
  /** The camera does not respond, or fails. */
  BROKEN;

  /** The error code of CameraX 1.7; the version in use passes newer codes through. */
  private static final int ERROR_CAMERA_REMOVED = 8;

  /** Whether there is no picture until something changes. */
  public boolean isTrouble() {
    return this != STARTING && this != RUNNING;
  }

  static CameraStatus of(CameraState state) {
    CameraState.StateError error = state.getError();
    if (error != null) {
      return ofError(error.getCode());
    }
    return state.getType() == CameraState.Type.OPEN ? RUNNING : STARTING;
  }

  /** CameraX recovers from some errors by itself: these are not shown. */
  private static CameraStatus ofError(int code) {
    return switch (code) {
      case CameraState.ERROR_CAMERA_IN_USE, CameraState.ERROR_MAX_CAMERAS_IN_USE -> IN_USE;
      case CameraState.ERROR_CAMERA_DISABLED, CameraState.ERROR_DO_NOT_DISTURB_MODE_ENABLED ->
          DISABLED;
      case ERROR_CAMERA_REMOVED -> REMOVED;
      case CameraState.ERROR_OTHER_RECOVERABLE_ERROR -> STARTING;
      default -> BROKEN;
    };
  }
}
