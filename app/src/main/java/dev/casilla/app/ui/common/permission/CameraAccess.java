package dev.casilla.app.ui.common.permission;

/** Whether Casilla may use the camera. */
public enum CameraAccess {
  GRANTED,
  /** Not asked yet, as far as is known. */
  UNASKED,
  /** There was the permission, and it was taken back. */
  REVOKED,
  /** Asked and refused; it may be asked again. */
  REFUSED,
  /** Refused for good: only the system's settings can change it. */
  BLOCKED
}
