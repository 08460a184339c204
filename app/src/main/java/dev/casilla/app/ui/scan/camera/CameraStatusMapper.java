package dev.casilla.app.ui.scan.camera;

import androidx.camera.core.CameraState;

/** Tells what CameraX says of the camera in our words. */
final class CameraStatusMapper {
  /** As of CameraX 1.7, which names it; the version here lets numbers of a newer one through. */
  private static final int ERROR_CAMERA_REMOVED = 8;

  private CameraStatusMapper() {}

  static CameraStatus of(CameraState state) {
    CameraState.StateError error = state.getError();
    if (error != null) {
      return ofError(error.getCode());
    }
    return state.getType() == CameraState.Type.OPEN ? CameraStatus.RUNNING : CameraStatus.STARTING;
  }

  /** Errors from which CameraX recovers by itself are not worth a word. */
  private static CameraStatus ofError(int code) {
    return switch (code) {
      case CameraState.ERROR_CAMERA_IN_USE, CameraState.ERROR_MAX_CAMERAS_IN_USE ->
          CameraStatus.IN_USE;
      case CameraState.ERROR_CAMERA_DISABLED, CameraState.ERROR_DO_NOT_DISTURB_MODE_ENABLED ->
          CameraStatus.DISABLED;
      case ERROR_CAMERA_REMOVED -> CameraStatus.REMOVED;
      case CameraState.ERROR_OTHER_RECOVERABLE_ERROR -> CameraStatus.STARTING;
      default -> CameraStatus.BROKEN;
    };
  }
}
