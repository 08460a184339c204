package dev.casilla.app.ui.scan.camera;

/** How the camera is. */
public enum CameraStatus {
  /** On its way, or waiting for its turn. */
  STARTING,
  /** Its picture is to be seen. */
  RUNNING,
  /** The device has none. */
  ABSENT,
  /** It was there, and was unplugged: it may come back. */
  REMOVED,
  /** Another app has it. */
  IN_USE,
  /** Switched off for all apps, by the person or by whoever manages the device. */
  DISABLED,
  /** It does not answer, or in no way that helps. */
  BROKEN;

  /** Whether nothing will be seen unless something changes. */
  public boolean isTrouble() {
    return this != STARTING && this != RUNNING;
  }
}
